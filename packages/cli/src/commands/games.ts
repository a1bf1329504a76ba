import { type Command, print, printJson } from '../command.ts'
import { type GameCard, gameCard } from '../game-card.ts'

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
    const choices =
      option.choices?.join(', ') ??
      (option.min === undefined ? 'true, false' : `${option.min} to ${option.max}`)
    return `  ${option.id} (${option.kind}, default ${JSON.stringify(option.default)}): ${choices}\n`
  })
  return `${id}: ${players.min} to ${players.max} players, rules version ${rulesVersion}\n${lines.join('')}`
}
