import type { Db } from '#server/kit/db/database.ts'

/** The database's clock, and whether what it says fits what it said before. */
export type JobTime = { now: Date; isTrusted: boolean }

/** The clock by which rows grow old: the database's, which all servers share. */
export async function readDatabaseClock(db: Db): Promise<Date> {
  const [row] = await db.query<{ now: Date }>('select clock_timestamp() as now')
  return row?.now ?? Promise.reject(new Error('The database did not tell the time'))
}

/**
 * Notes that the jobs run at a moment of the database's clock.
 *
 * When it is more than ten days later than at the last run, either nobody was here or the clock jumped: it is trusted again
 * once a day has passed on it. A clock that goes back makes rows look younger, which harms nothing.
 */
export async function noteJobTime(db: Db, now: Date): Promise<JobTime> {
  const [row] = await db.query<{ is_trusted: boolean }>(NOTE, [now])
  return { now, isTrusted: row?.is_trusted ?? false }
}

/** Says that a clock is right, however far it has jumped: somebody moved it on purpose. */
export async function trustJobClock(db: Db, now: Date): Promise<void> {
  await db.query("update job_clock set seen_at = $1, trusted_from = '-infinity'", [now])
}

/** Notes that a tick does what is due at an instant: what lies shortly after it was not set by a clock that is wrong. */
export async function noteTick(db: Db, at: Date): Promise<void> {
  await db.query('update job_clock set ticked_until = greatest(ticked_until, $1)', [at])
}

const NOTE = `
  update job_clock set seen_at = $1, trusted_from =
    case when $1 > seen_at + interval '10 days' then $1 + interval '1 day'
      else least(trusted_from, $1 + interval '1 day') end
  returning trusted_from <= $1 as is_trusted`
