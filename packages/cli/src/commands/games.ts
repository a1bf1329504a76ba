import { type GameCard, gameCard } from '@chronik/kernel'
import { type Command, print, printJson } from '../command.ts'

export const games: Command = {
  name: 'games',
  usage: '',
  about: 'Lists the games: id, seats, options and the version of their rules.',
  positionals: [],
  options: {},
  async run(args, house) {
    const cards = await Promise.all(house.games.map(async (offer) => gameCard(await offer.load())))
    if (args.flag('json')) printJson(cards)
    else print(cards.length === 0 ? 'No game is on offer yet.' : cards.map(inWords).join('\n'))
    return 0
  },
}

function inWords({ id, players, rulesVersion, options }: GameCard): string {
  const lines = options.map((option) => {
    const { kind, default: usual } = option
    return `  ${option.id} (${kind}, default ${JSON.stringify(usual)}): ${choicesOf(option)}\n`
  })
  return `${id}: ${players.min} to ${players.max} players, rules version ${rulesVersion}\n${lines.join('')}`
}

function choicesOf(option: GameCard['options'][number]): string {
  if (option.kind === 'flag') return 'true, false'
  return option.kind === 'number' ? `${option.min} to ${option.max}` : option.choices.join(', ')
}
