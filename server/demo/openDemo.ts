import { localDate } from '#shared/time/localDate.ts'
import { DATA_SLICES } from '#server/dataSlices.ts'
import type { Database } from '#server/kit/db/database.ts'
import { type Migration, migrate } from '#server/kit/db/migrate.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { dueKindsOf } from '#server/kit/due/dueKind.ts'
import { startDue } from '#server/kit/due/startDue.ts'
import { runJobs } from '#server/kit/jobs/runJobs.ts'
import { createProfile } from '#server/profile/create.ts'
import { createDemoApp, createSilentDemoApp } from './app.ts'
import { log } from './log.ts'
import { DEMO_PERSON, keepDemoPersonId, readDemoPersonId } from './people.ts'
import { addSampleChallenge } from './sampleChallenge.ts'
import { addSampleClaims } from './sampleClaims.ts'
import { addSampleDays } from './sampleDays.ts'
import { addSamplePeople } from './samplePeople.ts'
import { addSampleRoom } from './sampleRoom.ts'
import { addSampleTeam } from './sampleTeam.ts'
import { unlockSamples } from './sampleUnlocks.ts'

/** A demo that answers requests. */
export type Demo = {
  personId: string
  request: (path: string, init: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** What a closed tab was working on can wait: a look costs the device more than it gains. */
const LOOK_EVERY_MS = 15_000

type World = {
  db: Database
  migrations: readonly Migration[]
  /** The device's, IANA name. */
  timezone: string
  now: () => Date
}

/** Opens a demo on a database: the one that is in it, or a new one with sample days. */
export async function openDemo({ db, migrations, timezone, now }: World): Promise<Demo> {
  await migrate(db, [...migrations, DEMO_PERSON])
  const personId = (await readDemoPersonId(db)) ?? (await begin(db, timezone, now()))
  const { app, deps } = createDemoApp({ db, now })
  startDue(deps, dueKindsOf(DATA_SLICES), LOOK_EVERY_MS)
  const jobs = runJobs({ db, log }, DATA_SLICES) // once a start, for which nobody waits
  return {
    personId,
    request: async (path, init) => app.request(path, init),
    async close() {
      await deps.due.stop()
      await Promise.all([deps.hub.stop(), deps.liveRuns.stopAll(), jobs])
      await db.close()
    },
  }
}

/** One transaction, so that a demo begins with all of its sample days or not at all. */
function begin(db: Database, timezone: string, now: Date): Promise<UserId> {
  return db.transaction(async (tx) => {
    const id = crypto.randomUUID() as UserId
    await createProfile(tx, { id, email: '', data: { timezone }, createdAt: now })
    await keepDemoPersonId(tx, id)
    const clock = { now }
    const { app, deps } = createSilentDemoApp({ db: tx, now: () => clock.now })
    const moment = { now, timezone, today: localDate(now, { timezone, dayStart: '00:00' }) }
    await addSampleDays(app, clock, moment)
    const friends = await addSamplePeople(tx, id, moment)
    await addSampleClaims(tx, id, friends, moment)
    await addSampleRoom(tx, id, friends, moment)
    await addSampleTeam(tx, id, moment)
    await addSampleChallenge(tx, id, friends, moment)
    await unlockSamples(deps, id)
    return id
  })
}
