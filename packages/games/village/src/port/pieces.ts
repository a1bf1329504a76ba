import type { Names } from '@chronik/kernel'

/** What comes from the islands is called in a sentence. */
export const portPieces: Names = {
  cocoa: ['einen Kakaokorb|Kakaokörbe', 'a basket of cocoa|baskets of cocoa', 'een cacaomand|cacaomanden'],
  tea: ['einen Teeballen|Teeballen', 'a bale of tea|bales of tea', 'een theebaal|theebalen'],
  chest: ['eine Schatzkiste|Schatzkisten', 'a treasure chest|treasure chests', 'een schatkist|schatkisten'],
}
