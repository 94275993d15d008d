import { addDays } from '#shared/time/civil.ts'
import { REQUEST_DAYS } from '#shared/people/request.ts'
import { daysAfter, daysBefore } from '#shared/time/durations.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { rebuildPoints } from '#server/league/rebuildPoints.ts'
import { createProfile } from '#server/profile/create.ts'

type Sample = {
  name: string
  avatar: string
  /** So many dates up to yesterday or today they did something on, and what each brought. */
  days: number
  xpADay: number
  isActiveToday: boolean
  /** What they wrote when they asked; null is a friend already. */
  note: string | null
}

const SAMPLES: readonly Sample[] = [
  { name: 'Mia Lindqvist', avatar: '🐱', days: 23, xpADay: 95, isActiveToday: true, note: null },
  { name: 'Tomás Rivera', avatar: '🐢', days: 6, xpADay: 60, isActiveToday: false, note: null },
  { name: 'Aiko Tanaka', avatar: '🐦', days: 41, xpADay: 120, isActiveToday: true, note: null },
  {
    name: 'Ben Okafor',
    avatar: '🐶',
    days: 3,
    xpADay: 45,
    isActiveToday: true,
    note: 'We talked about the half marathon on Sunday. Shall we keep an eye on each other?',
  },
]

type Moment = { now: Date; timezone: string; today: string }

/**
 * Puts people beside the person of a demo: three friends, and one who asks (docs/rules/demo.md, Demo). They are in this database
 * alone, and what they have follows from lines of their ledger, as everybody's does.
 *
 * @returns the friends
 */
export async function addSamplePeople(tx: Tx, personId: UserId, moment: Moment): Promise<UserId[]> {
  const friends: UserId[] = []
  for (const sample of SAMPLES) {
    const id = crypto.randomUUID() as UserId
    await addPerson(tx, id, sample, moment)
    if (sample.note !== null) {
      await addRequest(tx, { from: id, to: personId, note: sample.note, now: moment.now })
      continue
    }
    await tx.query(FRIENDS, [personId, id, moment.now])
    friends.push(id)
  }
  return friends
}

async function addPerson(tx: Tx, id: UserId, sample: Sample, { now, timezone, today }: Moment) {
  const { name, avatar, days, xpADay, isActiveToday } = sample
  const createdAt = daysBefore(now, days + 30)
  await createProfile(tx, { id, email: '', data: { name, avatar, timezone }, createdAt })
  const last = isActiveToday ? today : addDays(today, -1)
  await tx.query(LEDGER, [id, days, xpADay, last, now])
  await tx.query(STREAK_DAYS, [id, days, last])
  await tx.query(TOTALS, [id, days * xpADay, days, last])
  await rebuildPoints(tx, id)
}

/** One line a date, at noon of it in UTC, or just now. */
const LEDGER = `
  insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after,
    streak_after, created_at, done_at, eligible)
  select $1, gen_random_uuid(), 'task', gen_random_uuid(), 1, $4::date - ($2::int - n), $3::int, 'completed', $3::int * n, n,
    least($5::timestamptz, ($4::date - ($2::int - n) + time '12:00') at time zone 'UTC'),
    least($5::timestamptz, ($4::date - ($2::int - n) + time '12:00') at time zone 'UTC'), true
  from generate_series(1, $2::int) as n`
const STREAK_DAYS = `
  insert into streak_days (user_id, local_date) select $1, $3::date - n from generate_series(0, $2::int - 1) as n`
const TOTALS = `
  update users set xp = $2, streak_run = $3, streak_best = $3, streak_kept = $3, streak_last = $4 where id = $1`
const FRIENDS = `
  insert into friendships (user_id, friend_id, since) values ($1, $2, $3), ($2, $1, $3)`

type Request = { from: UserId; to: UserId; note: string; now: Date }

async function addRequest(tx: Tx, { from, to, note, now }: Request): Promise<void> {
  const until = daysAfter(now, REQUEST_DAYS)
  await tx.query(SENT, [from, newId(), to, note, now, until])
  await tx.query(RECEIVED, [to, newId(), from, note, now, until])
}

const SENT = `
  insert into friend_requests (user_id, id, sent_by, other_id, sent_to, sent_to_key, note, state, created_at, expires_at)
  select $1, $2, $1, u.id, u.handle, u.handle, $4, 'open', $5, $6 from users u where u.id = $3`
const RECEIVED = `
  insert into friend_requests (user_id, id, sent_by, other_id, note, state, created_at, expires_at)
  values ($1, $2, $3, $3, $4, 'open', $5, $6)`
