import type { Names } from '@chronik/kernel'

/** What pieces are called in a sentence: one of them, and several. */
export const pieces: Names = {
  stone: ['1 Stein|Steine', '1 stone|stone', '1 steen|stenen'],
  wood: ['1 Holz|Holz', '1 wood|wood', '1 hout|hout'],
  grain: ['1 Getreide|Getreide', '1 grain|grain', '1 graan|graan'],
  wool: ['1 Wolle|Wolle', '1 wool|wool', '1 wol|wol'],
  cloth: ['1 Tuch|Tuch', '1 cloth|cloth', '1 laken|laken'],
  piety: ['1 Frömmigkeit|Frömmigkeit', '1 piety|piety', '1 vroomheid|vroomheid'],
  loyalty: ['1 Loyalität|Loyalität', '1 loyalty|loyalty', '1 loyaliteit|loyaliteit'],
  'medical-knowledge': [
    '1 medizinisches Wissen|medizinisches Wissen',
    '1 medical knowledge|medical knowledge',
    '1 medische kennis|medische kennis',
  ],
  money: ['1 Geld|Geld', '1 money|money', '1 geld|geld'],
  vp: ['1 Siegpunkt|Siegpunkte', '1 victory point|victory points', '1 overwinningspunt|overwinningspunten'],
}
