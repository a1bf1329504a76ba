import type { Name, Names } from '@chronik/kernel'
import { PLAYER_COLOURS } from '../box/vocabulary.ts'
import { innPieces } from '../inn/pieces.ts'
import { marriagePieces } from '../marriage/pieces.ts'
import { portPieces } from '../port/pieces.ts'

const NUMBERS = [1, 2, 3, 4]

/** The piece that shows a member, by colour and number. */
export function meeple(colour: string, figure: string): string {
  return `meeple-${colour}-${figure[0]}`
}

function memberNoun(number: number): Name {
  return [
    `einen ${number}er|${number}er`,
    `a family member ${number}|family members ${number}`,
    `een familielid ${number}|familieleden ${number}`,
  ]
}

const MEMBERS: Names = Object.fromEntries(
  PLAYER_COLOURS.list.flatMap((colour) =>
    NUMBERS.map((number) => [meeple(colour, `${number}`), memberNoun(number)]),
  ),
)

/** What pieces are called in a sentence: one of them, and several. */
export const pieces: Names = {
  skill: [
    'einen Könnensstein|Könnenssteine',
    'a skill cube|skill cubes',
    'een vaardigheidssteen|vaardigheidsstenen',
  ],
  persuasion: [
    'einen Überzeugungsstein|Überzeugungssteine',
    'a persuasion cube|persuasion cubes',
    'een overtuigingssteen|overtuigingsstenen',
  ],
  faith: ['einen Glaubensstein|Glaubenssteine', 'a faith cube|faith cubes', 'een geloofssteen|geloofsstenen'],
  knowledge: [
    'einen Wissensstein|Wissenssteine',
    'a knowledge cube|knowledge cubes',
    'een kennissteen|kennisstenen',
  ],
  plague: ['einen Peststein|Peststeine', 'a plague cube|plague cubes', 'een peststeen|peststenen'],
  coin: ['eine Münze|Münzen', 'a coin|coins', 'een munt|munten'],
  grain: ['einen Getreidesack|Getreidesäcke', 'a sack of grain|sacks of grain', 'een graanzak|graanzakken'],
  prestige: [
    'einen Ruhmespunkt|Ruhmespunkte',
    'a prestige point|prestige points',
    'een prestigepunt|prestigepunten',
  ],
  scroll: ['eine Schriftrolle|Schriftrollen', 'a scroll|scrolls', 'een perkamentrol|perkamentrollen'],
  horse: ['ein Pferd|Pferde', 'a horse|horses', 'een paard|paarden'],
  plow: ['einen Pflug|Pflüge', 'a plow|plows', 'een ploeg|ploegen'],
  ox: ['einen Ochsen|Ochsen', 'an ox|oxen', 'een os|ossen'],
  wagon: ['einen Planwagen|Planwagen', 'a wagon|wagons', 'een wagen|wagens'],
  time: ['1 Zeit|Zeit', '1 time|time', '1 tijd|tijd'],
  'influence-any': [
    'einen beliebigen Einflussstein|beliebige Einflusssteine',
    'an influence cube of any colour|influence cubes of any colour',
    'een willekeurige invloedssteen|willekeurige invloedsstenen',
  ],
  monk: ['einen Mönch|Mönche', 'a monk|monks', 'een monnik|monniken'],
  'next-start': [
    'den Marker „Nächster Startspieler“',
    'the “next start player” marker',
    'de marker “Volgende startspeler”',
  ],
  'fate-tile-quill': [
    'ein Schicksalsplättchen mit Federkiel',
    'a fate tile with a quill',
    'een noodlotstegel met een ganzenveer',
  ],
  'fate-tile-blank': ['ein leeres Schicksalsplättchen', 'a blank fate tile', 'een lege noodlotstegel'],
  ...MEMBERS,
  ...innPieces,
  ...marriagePieces,
  ...portPieces,
}
