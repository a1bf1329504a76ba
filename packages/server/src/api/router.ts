import { formatRecord } from '@chronik/kernel'
import { contract, type EditionCard } from '@chronik/protocol'
import { implement } from '@orpc/server'
import { cardOfTable, isEnded, mayWatch, ownTable, viewerOf } from '../tables/sight.ts'
import { inWords } from '../words/refusals.ts'
import { analysisRoutes } from './analysis.ts'
import { cardOf } from './cards.ts'
import { type Asking, granted, type House, signedIn, visibleTable } from './context.ts'
import { dayRoutes } from './days.ts'
import { nextAfter, ownCard, placeFrom } from './lists.ts'
import { submit } from './moves.ts'
import { noticeRoutes } from './notices.ts'
import { operatorRoutes } from './operator.ts'
import { refusing } from './refusing.ts'
import { socialRoutes } from './social.ts'
import { standingRoutes } from './standing.ts'
import { tableActs } from './table-acts.ts'
import { tournamentRoutes } from './tournaments.ts'

/** Answers what the contract offers. */
export function routerOf(house: House) {
  const { tables, chat, matches, games, blocks } = house
  const api = implement(contract).$context<Asking>()
  const social = socialRoutes(api, house)
  const standing = standingRoutes(api, house)
  const noticing = noticeRoutes(api, house)
  return api.router({
    games: {
      list: api.games.list.handler(() =>
        games.ids.flatMap((id) => {
          const game = games.latest(id)
          return game === null ? [] : [cardOf(game)]
        }),
      ),
      edition: api.games.edition.handler(({ input, context }) => {
        const game = games.latest(input.game)
        if (game === null)
          throw refusing(inWords({ code: 'no-game', params: { game: input.game } }, context.language))
        const { id, figures, marks } = game.editions.standard
        return { id, figures: figures as EditionCard['figures'], marks: { ...marks } }
      }),
    },
    tables: {
      ...tableActs(api.tables, tables),
      ...analysisRoutes(api.tables, house),
      create: api.tables.create.handler(async ({ input, context }) => {
        const who = signedIn(context)
        return ownTable(granted(await tables.create(who, input), context), who.id)
      }),
      lobby: api.tables.lobby.handler(
        async ({ input: { after, modules, ...wish }, context: { visitor } }) => {
          const wanted = modules?.split(',').filter((module) => module !== '')
          const found = await tables.lobby({ ...wish, modules: wanted, after: placeFrom(after) })
          const user = visitor?.id ?? null
          const hidden = user === null ? null : await blocks.load(user)
          const shown = found.filter((table) => mayWatch(table, user) && hidden?.has(table.host) !== true)
          const cards = shown.map((table) => cardOfTable(table, viewerOf(table, user)))
          return { tables: cards, next: nextAfter(found, wish.limit) }
        },
      ),
      mine: api.tables.mine.handler(async ({ input: { after, limit, ended }, context }) => {
        const who = signedIn(context)
        const found = await tables.mine(who.id, limit, { after: placeFrom(after), ended })
        return {
          tables: await Promise.all(found.map((table) => ownCard(table, who.id, matches))),
          next: nextAfter(found, limit),
        }
      }),
      get: api.tables.get.handler(async ({ input, context }) =>
        ownTable(await visibleTable(tables, input.table, context), context.visitor?.id ?? null),
      ),
      byCode: api.tables.byCode.handler(async ({ input: { code }, context }) => {
        if (!context.mayGuess())
          throw refusing(inWords({ code: 'too-many-codes' }, context.language), 'TOO_MANY_REQUESTS')
        const table = await tables.byCode(code)
        if (table === null) throw refusing(inWords({ code: 'no-code' }, context.language))
        return { table: table.id }
      }),
      rematch: api.tables.rematch.handler(async ({ input, context }) => {
        const who = signedIn(context)
        return ownTable(granted(await tables.rematch(input.table, who), context), who.id)
      }),
      record: api.tables.record.handler(async ({ input, context }) => {
        const table = await visibleTable(tables, input.table, context)
        const record = await matches.record(table.id)
        const why = isEnded(table) ? 'sealed' : 'not-over'
        if (record === null) throw refusing(inWords({ code: why }, context.language))
        const name = `${table.game}-${table.id}.chronik`
        return new File([formatRecord(record)], name, { type: 'text/plain;charset=utf-8' })
      }),
    },
    chat: {
      history: api.chat.history.handler(async ({ input, context }) => {
        const table = await visibleTable(tables, input.table, context)
        const user = context.visitor?.id ?? null
        const lines = granted(await chat.history(table, user, input.room, input.before ?? null), context)
        if (user !== null) await blocks.load(user)
        return lines.filter((line) => !blocks.hides(user, line.user))
      }),
      say: api.chat.say.handler(async ({ input, context }) => {
        const who = signedIn(context)
        const table = await visibleTable(tables, input.table, context)
        tables.presence.seen(table.id, who.id)
        return granted(await chat.say(table, who, input), context)
      }),
    },
    play: {
      submit: api.play.submit.handler(({ input, context }) => submit(house, input, context)),
      catchUp: api.play.catchUp.handler(async ({ input, context }) => {
        const table = await visibleTable(tables, input.table, context)
        if (table.startedAt === null) throw refusing(inWords({ code: 'not-playing' }, context.language))
        const viewer = viewerOf(table, context.visitor?.id ?? null)
        const update = await matches.catchUp(table.id, viewer, input.seen ?? null)
        if ('refusal' in update) throw refusing(inWords(update.refusal, context.language))
        return update
      }),
    },
    reports: social.reports,
    operator: operatorRoutes(api, house),
    people: standing.people,
    days: dayRoutes(api, house),
    tournaments: tournamentRoutes(api, house),
    notices: noticing.notices,
    me: {
      ...social.me,
      ...standing.me,
      ...noticing.me,
      get: api.me.get.handler(({ context: { visitor } }) => ({
        me: visitor === null ? null : { id: visitor.id, name: visitor.name, guest: visitor.guest },
      })),
    },
  })
}
