import type { Language } from '@chronik/kernel'
import type { CountedToken } from '@chronik/kernel/story'
import {
  type BlackAnswer,
  greyOf,
  journeyOf,
  journeyWorth,
  type MyVillageState,
  nextWindow,
} from '@chronik/my-village'
import { m } from '#lib/words/messages.js'
import { titled } from '../naming.ts'

/** What is printed on a card of the display, and what it would bring. */
interface OfferFacts {
  readonly name: string
  readonly time: number
  readonly extra: string
  readonly grey: readonly CountedToken[]
  /** Prestige, or a range of it; with a window what the next window adds. */
  readonly points: string
  readonly window: boolean
  readonly gains: readonly CountedToken[]
  readonly does: string
}

const BONUS: Readonly<Record<string, string>> = {
  stories: 'story-point',
  leader: 'banner-black',
  school: 'school',
  steward: 'steward',
}

export function offerFacts(
  view: MyVillageState,
  seat: number,
  { banner, card }: BlackAnswer,
  language: Language,
): OfferFacts {
  const { figures } = view.box
  const plain = {
    name: titled(banner, language),
    time: 0,
    extra: '-',
    grey: [],
    points: '',
    window: false,
    gains: [],
    does: '',
  }
  if (banner.startsWith('church-'))
    return {
      ...plain,
      time: figures.church.time,
      points: `${figures.church.prestige[banner]}`,
      does: m.my_does({ card: banner }),
    }
  if (banner.startsWith('hall-'))
    return {
      ...plain,
      name: m.my_short({ card: banner }),
      time: figures.hall.cards[banner].time,
      points: figures.hall.cards[banner].prestige === 0 ? '?' : `${figures.hall.cards[banner].prestige}`,
      gains:
        banner === 'hall-finance'
          ? [{ piece: 'coin', amount: figures.hall.coins }]
          : banner === 'hall-guild'
            ? [{ piece: 'joker', amount: 1 }]
            : [],
      does: banner === 'hall-finance' || banner === 'hall-guild' ? '' : m.my_does({ card: banner }),
    }
  if (banner === 'meeting-place')
    return {
      ...plain,
      name: m.my_short({ card: banner }),
      time: figures.meetingPlace.time,
      points: `${figures.meetingPlace.prestige}`,
      gains: [
        { piece: 'tile-212', amount: 1 },
        { piece: 'die-marker', amount: 1 },
        { piece: 'story-point', amount: figures.meetingPlace.stories },
      ],
    }
  if (banner === 'field')
    return {
      ...plain,
      time: figures.field.time,
      points: `${figures.field.prestige}`,
      gains: [{ piece: 'coin', amount: figures.field.coins }],
    }
  if (banner.startsWith('monk-')) return monkFacts(view, seat, banner, card, plain)
  if (banner.startsWith('travel-')) return travelFacts(view, seat, banner, plain)
  if (banner === 'hand')
    return {
      ...plain,
      gains: [{ piece: 'story-point', amount: view.hand.stories }],
      does: m.my_does({ card: banner }),
    }
  return { ...plain, does: m.my_does({ card: banner }) }
}

function monkFacts(
  view: MyVillageState,
  seat: number,
  banner: string,
  card: string | null,
  plain: OfferFacts,
): OfferFacts {
  const { monk } = view.box.figures
  const { time, extra } = monk.stacks[banner.slice(5)]
  const bonus = card === null ? undefined : monk.bonus[card]
  return {
    ...plain,
    name: m.my_short({ card: banner }),
    time,
    extra,
    window: true,
    points: `+${nextWindow(view, seat)}`,
    gains: bonus === undefined ? [] : [{ piece: BONUS[bonus.kind], amount: bonus.count }],
    does: bonus === undefined ? '' : m.my_bonus({ bonus: bonus.kind }),
  }
}

function travelFacts(view: MyVillageState, seat: number, banner: string, plain: OfferFacts): OfferFacts {
  const letter = banner.slice(7)
  const { time, extra } = view.box.figures.travel.stacks[letter]
  const { least, most } = journeyWorth(view, letter)
  const { last, next } = journeyOf(view, seat)
  return {
    ...plain,
    name: m.my_journey_short({ letter: letter.toUpperCase() }),
    time,
    extra,
    points: `${least}–${most}`,
    grey: next === letter && last !== '' ? greyOf(view, last) : [],
  }
}
