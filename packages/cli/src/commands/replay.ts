import { type Event, type Game, Replay, toJson } from '@chronik/kernel'
import { type Command, gameNamed, print, printJson, storyNamed, UsageError } from '../command.ts'
import { readRecord, tellingLine } from '../record-file.ts'
import { languageNamed, toldIn } from './replay-words.ts'

export const replay: Command = {
  name: 'replay',
  usage: '<record> [--at N] [--words [--lang de]]',
  about: `Plays a record again, checking every move and outcome, and prints what happened. With --at it goes to the
point after N events and prints what the last one did, the position and what is awaited there.
With --words it tells the match in sentences, as somebody who watches would hear it.
"-" reads the record from standard input.`,
  positionals: ['record'],
  options: {
    at: { value: 'N', help: 'the point after so many events' },
    words: { help: 'the match in sentences' },
    lang: { value: 'de|en|nl', help: 'the language of the sentences, English if none is named' },
  },
  async run(args, house) {
    const [file] = args.positionals
    const record = readRecord(file)
    const game = await gameNamed(house, record.game)
    const played = tellingLine(file, () => new Replay(record, game))
    const at = args.number('at', 0, Number.MAX_SAFE_INTEGER)
    if (at !== undefined && at > played.length) {
      throw new UsageError(`--at expects a whole number from 0 to ${played.length}, found "${at}".`)
    }
    if (args.flag('words')) {
      if (at !== undefined) throw new UsageError('--words tells the whole match; it goes without --at.')
      const lines = toldIn(languageNamed(args.text('lang')), await storyNamed(house, record.game), played)
      if (args.flag('json')) printJson({ game: game.id, lines })
      else print(lines.join('\n'))
      return 0
    }
    const told = at === undefined ? wholeOf(played) : pointOf(played.goTo(at))
    if (args.flag('json')) printJson(told.json)
    else print(told.words)
    return 0
  },
}

interface Told {
  readonly json: unknown
  readonly words: string
}

function wholeOf(played: Replay): Told {
  const { game, record, length } = played
  const events = played.bound.events.map((event) => eventInWords(game, event))
  const { due } = played.goTo(length)
  return {
    json: {
      game: game.id,
      players: record.players,
      events,
      over: due.over,
      ...(due.over && { score: due.score }),
    },
    words: [
      `${game.id}, ${record.players} players, ${length} events`,
      ...events.map((event, index) => `${String(index + 1).padStart(5)}  ${line(event)}`),
      due.over
        ? `Over: ${due.score.totals.join(' ')} (places ${due.score.places.join(' ')}).`
        : 'The match is under way.',
    ].join('\n'),
  }
}

function pointOf(played: Replay): Told {
  const { game, index, length, log, due } = played
  const event = index === 0 ? undefined : played.eventAt(index - 1)
  const happened = event === undefined ? null : eventInWords(game, event)
  const state = toJson(game, played.state)
  const moves = 'moves' in due ? due.moves.map((move) => game.notation.format(move)) : []
  const awaited = 'moves' in due ? { ...due, moves } : due
  const words = due.over
    ? 'The match is over.'
    : 'moves' in due
      ? `Seat ${due.seat + 1} decides ${due.decision}: ${moves.join(', ')}`
      : `An outcome of ${due.source} is awaited.`
  return {
    json: { game: game.id, at: index, of: length, event: happened, log, state, due: awaited },
    words: [
      `Point ${index} of ${length}${happened === null ? '' : `, after: ${line(happened)}`}`,
      ...log.map((entry) => `  ${JSON.stringify(entry)}`),
      JSON.stringify(state, null, 2),
      words,
    ].join('\n'),
  }
}

type Happened =
  | { readonly seat: number; readonly move: string }
  | { readonly source: string; readonly outcome: string }

function eventInWords(game: Game, event: Event): Happened {
  return event.type === 'move'
    ? { seat: event.seat, move: game.notation.format(event.move) }
    : { source: event.source.id, outcome: event.source.outcomes[event.outcome] }
}

function line(event: Happened): string {
  return 'move' in event ? `${event.seat + 1} ${event.move}` : `* ${event.source} ${event.outcome}`
}
