import type { Difference, PlayedVersion } from '@chronik/server'
import { type Command, Failure, print, printJson } from '../command.ts'
import { KEPT_OPTIONS, keptAt } from '../kept.ts'
import { Progress } from '../progress.ts'

export const checkUpgrade: Command = {
  name: 'check-upgrade',
  usage: '--data <folder> | --database <url>',
  about: `Replays all matches that a server has kept on the present code, and lists those that come out differently.
Run it with the new version before you upgrade: it changes nothing, and the server may go on meanwhile.
Exit code 1 if a match differs.`,
  positionals: [],
  options: KEPT_OPTIONS,
  async run(args) {
    const kept = keptAt(args)
    const server = await import('@chronik/server')
    const progress = new Progress()
    const result = await server.checkUpgrade(kept, (matches) =>
      progress.tell(() => `${matches} matches replayed`),
    )
    progress.done()
    if (!result.ok) throw new Failure(result.why)
    const { matches, versions, deeds, differences } = result.checked
    if (args.flag('json')) printJson(result.checked)
    else {
      for (const version of versions) print(versionInWords(version))
      for (const difference of differences) print(inWords(difference))
      print(`${matches} matches with ${deeds} deeds replayed, ${differences.length} differ.`)
    }
    return differences.length === 0 ? 0 : 1
  },
}

function versionInWords({ game, rules, newest, matches }: PlayedVersion): string {
  const count = matches === 1 ? '1 match is' : `${matches} matches are`
  const later = newest ? '' : ', finished by them; new matches use later ones'
  return `${count} played by version ${rules} of the rules of ${game}${later}.`
}

function inWords({ table, game, rules, status, deed, expected, found }: Difference): string {
  const where = deed === null ? '' : `, deed ${deed}`
  return `${table} (${game}, rules ${rules}, ${status})${where}: expected ${expected}, found ${found}`
}
