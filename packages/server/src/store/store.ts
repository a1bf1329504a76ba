import type { Kysely } from 'kysely'
import { analysesOn } from './analyses.ts'
import { chatOn } from './chat.ts'
import { clocksOn } from './clocks.ts'
import type { Kind } from './database.ts'
import { daysOn } from './days.ts'
import { type Committed, DeedLog } from './deeds.ts'
import type { Disk } from './disk.ts'
import { friendsOn } from './friends.ts'
import { noticesOn } from './notices.ts'
import { officeOn } from './office.ts'
import type { Store } from './port/store.ts'
import { recordsOn } from './records.ts'
import type { Schema } from './schema.ts'
import { socialOn } from './social.ts'
import { standingOn } from './standing.ts'
import { tablesOn } from './tables.ts'
import { tournamentsOn } from './tournaments.ts'

/** The store on an open database. */
export function storeOn(db: Kysely<Schema>, kind: Kind, disk: Disk, committed?: Committed): Store {
  const deeds = new DeedLog(db, kind, committed)
  return {
    tables: tablesOn(db),
    deeds,
    chat: chatOn(db),
    clocks: clocksOn(db),
    social: socialOn(db),
    records: recordsOn(db),
    standing: standingOn(db, kind),
    friends: friendsOn(db),
    notices: noticesOn(db),
    days: daysOn(db),
    tournaments: tournamentsOn(db),
    office: officeOn(db, kind),
    analyses: analysesOn(db),
    ping: () => disk.check(db),
    close: async () => {
      await deeds.settled()
      await db.destroy()
    },
  }
}
