import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Place } from '../../testing/place.ts'
import type { Kind } from '../database.ts'
import type { Store } from '../port/store.ts'
import { analysesConformance } from './conformance/analyses.ts'
import { chatConformance } from './conformance/chat.ts'
import { clocksConformance } from './conformance/clocks.ts'
import { daysConformance } from './conformance/days.ts'
import { deedsConformance } from './conformance/deeds.ts'
import { friendsConformance } from './conformance/friends.ts'
import { killedConformance } from './conformance/killed.ts'
import { noticesConformance } from './conformance/notices.ts'
import { officeConformance } from './conformance/office.ts'
import { OpenedForTests } from './conformance/opened.ts'
import { recordsConformance } from './conformance/records.ts'
import { socialConformance } from './conformance/social.ts'
import { standingConformance } from './conformance/standing.ts'
import { tablesConformance } from './conformance/tables.ts'
import { tournamentsConformance } from './conformance/tournaments.ts'

/** No part of the port goes without its suite. */
const PARTS: {
  readonly [part in Exclude<keyof Store, 'ping' | 'close'>]: (opened: OpenedForTests) => void
} = {
  tables: tablesConformance,
  deeds: deedsConformance,
  chat: chatConformance,
  clocks: clocksConformance,
  social: socialConformance,
  records: recordsConformance,
  standing: standingConformance,
  friends: friendsConformance,
  notices: noticesConformance,
  days: daysConformance,
  tournaments: tournamentsConformance,
  office: officeConformance,
  analyses: analysesConformance,
}

/** What every adapter of the store must do, against the real database; each test gets an empty place. */
export function storeConformance(kind: Kind, newPlace: () => Promise<Place>): void {
  describe(`store on ${kind}`, () => {
    const opened = new OpenedForTests(kind)
    beforeEach(async () => opened.open(await newPlace()))
    afterEach(() => opened.store.close())

    it('answers, and says what it is', async () => {
      await opened.store.ping()
      expect(opened.database.kind).toBe(kind)
    })

    for (const conformance of Object.values(PARTS)) conformance(opened)
    killedConformance(opened)
  })
}
