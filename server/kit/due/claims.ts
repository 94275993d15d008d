import type { Db } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { DueKind, DueKinds, DueMoment } from './dueKind.ts'

/** A moment that this server works on, until its claim runs out. */
export type ClaimedMoment = DueMoment & { claim: string }

/** What to look for. */
export type DueQuestion = {
  now: Date
  /** How many more of each kind may be taken. */
  room: (name: string, kind: DueKind) => number
  /** Of one owner alone. */
  ownerId?: string | undefined
  /** That `now` is right, whatever the clock of the jobs says (docs/decisions/0028). */
  isTrusted?: boolean
}

const CLAIM_SECONDS = 15

/** Claims what is due, the oldest of each kind first, in one statement. What another server is claiming is left to it. */
export async function claimDue(db: Db, kinds: DueKinds, question: DueQuestion): Promise<ClaimedMoment[]> {
  const { now, room, ownerId = null, isTrusted = false } = question
  const open = Object.entries(kinds).filter(([name, kind]) => room(name, kind) > 0)
  if (open.length === 0) return []
  const claim = newId()
  const rows = await db.query<Row>(CLAIM, [
    now,
    claim,
    open.map(([name]) => name),
    open.map(([name, kind]) => room(name, kind)),
    open.map(([, { claimSeconds = CLAIM_SECONDS }]) => claimSeconds),
    open.map(([, { horizon = null }]) => horizon),
    ownerId,
    open.map(([, { clock }]) => isTrusted || clock === 'any'),
  ])
  return rows.map(({ owner_id, kind, subject, due_at, payload, attempts }) => {
    const { lateness = Infinity } = kinds[kind] ?? {}
    const isLate = now.getTime() - due_at.getTime() > lateness * 1000
    return { ownerId: owner_id, kind, subject, dueAt: due_at, payload, attempts, isLate, claim }
  })
}

type Row = {
  owner_id: string
  kind: string
  subject: string
  due_at: Date
  payload: string | null
  attempts: number
}

/** The oldest moments of each kind within some limits, locked, so that they stay where they are (`ctid`). What another server has locked is left to it. */
const oldest = (times: string) => `
    select d.ctid from kinds as k
    cross join lateral (
      select ctid from due_moments
      where kind = k.kind and ${times} and ($7::uuid is null or owner_id = $7)
      order by try_at limit k.room for update skip locked) as d`

const CLAIM = `
  /* across people: whatever is due is done by whichever server finds it */
  with kinds as (
    select k.*, greatest($1::timestamptz, (select ticked_until from job_clock)) as latest
    from unnest($3::text[], $4::int[], $5::float8[], $6::float8[], $8::boolean[])
      as k (kind, room, claim_seconds, horizon, any_clock)
    where any_clock
      or (select trusted_from <= $1 and $1 < seen_at + interval '10 days' from job_clock)),
  come as materialized (${oldest('try_at <= $1::timestamptz')}),
  far as materialized (${oldest('try_at > k.latest + make_interval(secs => k.horizon)')}),
  mine as (select * from come union all select * from far)
  update due_moments as due
  set claim = $2::uuid, attempts = attempts + 1, try_at = $1::timestamptz + make_interval(secs =>
    (select claim_seconds from kinds where kinds.kind = due.kind))
  where ctid = any (array(select ctid from mine))
  returning owner_id, kind, subject, due_at, payload, attempts`

/** Ends a moment. @returns whether it was still this claim's: nothing else has set it anew or taken it */
export async function endMoment(db: Db, { ownerId, kind, subject, claim }: ClaimedMoment): Promise<boolean> {
  return (await db.query(END, [ownerId, kind, subject, claim])).length > 0
}

const END = `
  delete from due_moments where owner_id = $1 and kind = $2 and subject = $3 and claim = $4 returning owner_id`

/** Lets any server try a moment again from an instant on. */
export async function retryMoment(db: Db, moment: ClaimedMoment, at: Date): Promise<void> {
  await db.query(RETRY, [moment.ownerId, moment.kind, moment.subject, moment.claim, at])
}

const RETRY = `
  update due_moments set try_at = $5, claim = null
  where owner_id = $1 and kind = $2 and subject = $3 and claim = $4`
