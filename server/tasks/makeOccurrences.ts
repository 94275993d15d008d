import type { Logger } from 'pino'
import { isRule } from '#shared/tasks/repeating/recurrence.ts'
import { datesToMake, type DatesToMake, madeFor, type Series } from '#shared/tasks/repeating/series.ts'
import { addDays } from '#shared/time/civil.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { insertOccurrences, lockAllSeries, occurrenceOn } from './series.ts'
import { setAside } from './setAside.ts'

/** The most occurrences that one list makes. A person with 300 daily series fills a month and its neighbours with fewer. */
const MOST_PER_LIST = 20_000
/** The most that the hourly job makes for one person, so that nobody waits for the series of somebody else. */
const MOST_PER_TURN = 2_000
/** Rows and series of one transaction: it keeps its locks, and others from running, for some milliseconds. */
const ROWS_AT_ONCE = 500
const SERIES_AT_ONCE = 50

/** The first and the last date of a list. */
export type Range = { from: string; to: string }

/**
 * Makes the occurrences of a person's series that a list needs, and some days beyond, at most 10 years ahead.
 *
 * Safe to run at once on several devices: an occurrence is named by its series and date. A series that cannot be made is set
 * aside and holds up none of the others.
 *
 * @returns whether all are made; otherwise the next call goes on where this one has stopped
 */
export async function makeOccurrences(
  db: Db,
  userId: UserId,
  { from, to }: Range,
  now: Date,
  most = MOST_PER_LIST,
): Promise<boolean> {
  const today = now.toISOString().slice(0, 10)
  const world: World = { db, userId, now, window: { from, end: madeFor(to, today), today } }
  let left = most
  let after = FIRST_ID
  for (;;) {
    const waiting = await db.query<{ id: string }>(TO_MAKE, [userId, world.window.end, after, SERIES_AT_ONCE])
    const ids = waiting.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return true
    const made = await makeEach(world, ids, left)
    left -= made
    if (left <= 0) return false
    after = last
  }
}

type World = {
  db: Db
  userId: UserId
  now: Date
  window: { from: string; end: string; today: string }
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const TO_MAKE = `
  select id from recurrences
  where user_id = $1 and basis = 'schedule' and not ended and set_aside_at is null and made_until < $2 and id > $3
  order by id limit $4`

/** Makes occurrences of some series, a few rows at a time. @returns how many */
async function makeEach(world: World, ids: readonly string[], most: number): Promise<number> {
  let made = 0
  for (let waiting = ids; waiting.length > 0 && made < most;) {
    const room = Math.min(ROWS_AT_ONCE, most - made)
    const outcome = await makeSome(world, waiting, room)
    made += outcome.made
    waiting = waiting.slice(outcome.finished)
  }
  return made
}

/** How many occurrences were made, of how many series, from the first on, all, and the series whose rules cannot be read. */
type Outcome = { made: number; finished: number; unreadable: string[] }

/** One transaction for as many series as there is room for; where the database refuses a row, one for the first series alone. */
async function makeSome(world: World, ids: readonly string[], room: number): Promise<Outcome> {
  const outcome = await makeAllOrFirst(world, ids, room)
  for (const id of outcome.unreadable) await setAsideAlone(world, id)
  return outcome
}

async function makeAllOrFirst(world: World, ids: readonly string[], room: number): Promise<Outcome> {
  try {
    return await world.db.transaction((tx) => makeIn(tx, world, ids, room))
  } catch (error) {
    if (!isRefusedRow(error)) throw error
  }
  const [first = ''] = ids
  try {
    return await world.db.transaction((tx) => makeIn(tx, world, [first], room))
  } catch (error) {
    if (!isRefusedRow(error)) throw error
    return { made: 0, finished: 1, unreadable: [first] }
  }
}

/** In a change of its own: reporting a row's change locks its person first, and here series are locked already. */
function setAsideAlone({ db, userId, now }: World, id: string): Promise<void> {
  return change({ db }, { id: userId }, (tx) => setAside(tx, userId, id, now))
}

async function makeIn(tx: Tx, world: World, ids: readonly string[], room: number): Promise<Outcome> {
  const { userId, now, window } = world
  const plans: (DatesToMake & { series: Series })[] = []
  const unreadable: string[] = []
  let made = 0
  let next: string | null = null
  for (const series of await lockAllSeries(tx, userId, ids)) {
    if (!isRule(series.rrule)) {
      unreadable.push(series.id)
      continue
    }
    const plan = datesToMake(series, window, room - made)
    plans.push({ series, ...plan })
    made += plan.dates.length
    if (!plan.isCut) continue
    next = series.id
    break
  }
  const occurrences = plans.flatMap(({ series, dates }) => dates.map((date) => occurrenceOn(series, date)))
  await insertOccurrences(tx, userId, occurrences, now)
  await tx.query(MADE, [
    userId,
    plans.map(({ series }) => series.id),
    plans.map(({ made_until }) => made_until),
    plans.map(({ last_date }) => last_date),
    plans.map(({ ended }) => ended),
  ])
  return { made, finished: next === null ? ids.length : ids.indexOf(next), unreadable }
}

const MADE = `
  update recurrences r set made_until = m.made_until, last_date = m.last_date, ended = m.ended
  from unnest($2::uuid[], $3::date[], $4::date[], $5::boolean[]) as m (id, made_until, last_date, ended)
  where r.user_id = $1 and r.id = m.id`

/** SQLSTATE classes 22 (a value that its type refuses) and 23 (a row that a constraint refuses). */
function isRefusedRow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}

/**
 * Makes the occurrences of the coming week for everybody, so that today is complete before the first list of the day. Each
 * person has a turn of at most so many rows; what is left is made by a list or by the next run.
 */
export async function makeDueOccurrences(db: Db, now: Date, log?: Logger): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const soon = addDays(today, 7)
  const people = await db.query<{ user_id: UserId }>(WAITING, [soon])
  for (const { user_id } of people) {
    try {
      await makeOccurrences(db, user_id, { from: today, to: soon }, now, MOST_PER_TURN)
    } catch (error) {
      // A message of the database may hold what the person wrote.
      const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
      log?.error(
        { user_id, code },
        'The occurrences of a person could not be made; they are tried again in an hour',
      )
    }
  }
}

const WAITING = `
  /* across people: an hourly job */
  select distinct user_id from recurrences
  where basis = 'schedule' and not ended and set_aside_at is null and made_until < $1`
