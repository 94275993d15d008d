import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { Team, TeamMemberPage } from '#shared/teams/team.ts'
import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import { addClaims } from '#server/accountability/testing/addClaims.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import type { Db } from '#server/kit/db/database.ts'
import { aTeam } from '#server/testing/teams.ts'
import { readTeamRows } from './teamRows.ts'
import { streaksOf } from './teamStreaks.ts'

const server = await startTestServer()
afterAll(server.close)

/** A member's history: dates as days before their own today. */
type History = {
  zone: number
  joined: number
  left: number | null
  plays: boolean
  active: boolean[]
  vacation: [from: number, to: number] | null
  xp: { back: number; amount: number; kind: 'task' | 'habit' | 'goal' }[]
}

const ZONES = ['Pacific/Kiritimati', 'UTC', 'Pacific/Niue']
const DAYS = 14
const back = fc.integer({ min: 0, max: DAYS - 1 })
const history: fc.Arbitrary<History> = fc.record({
  zone: fc.nat(2),
  joined: back,
  left: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 4 }),
  plays: fc.boolean(),
  active: fc.array(fc.boolean(), { minLength: DAYS, maxLength: DAYS }),
  vacation: fc.option(fc.tuple(back, back), { freq: 2 }),
  xp: fc.array(
    fc.record({
      back,
      amount: fc.integer({ min: -50, max: 100 }),
      kind: fc.constantFrom('task' as const, 'habit' as const, 'goal' as const),
    }),
    { maxLength: 6 },
  ),
})

const todayOf = (zone: number) =>
  localDate(server.deps.now(), { timezone: ZONES[zone] ?? 'UTC', dayStart: '00:00' })
const dateOf = ({ zone }: History, days: number) => addDays(todayOf(zone), -days)
const isOff = ({ vacation }: History, days: number) =>
  vacation !== null && days >= Math.min(...vacation) && days <= Math.max(...vacation)

/** Has it happened, by rows as the product writes them. The first is the owner, who is always in it. */
async function happen(teamId: string, person: TestPerson, lived: History) {
  const { db } = server
  await person.patch('/api/profile', { timezone: ZONES[lived.zone] })
  await person.patch('/api/settings', { gamificationEnabled: lived.plays })
  const [joined, left] = [dateOf(lived, lived.joined), lived.left === null ? null : dateOf(lived, lived.left)]
  if (left === null)
    await db.query('update team_members set joined_on = $3 where team_id = $1 and user_id = $2', [
      teamId,
      person.id,
      joined,
    ])
  else {
    await db.query('delete from team_members where team_id = $1 and user_id = $2', [teamId, person.id])
    await db.query('delete from my_teams where team_id = $1 and user_id = $2', [teamId, person.id])
    if (joined < left)
      await db.query('insert into team_stays values ($1, $2, $3, $4)', [teamId, person.id, joined, left])
  }
  const dates = Array.from({ length: DAYS }, (_, days) => days)
  const active = dates.filter((days) => lived.active[days]).map((days) => dateOf(lived, days))
  const off = dates.filter((days) => isOff(lived, days)).map((days) => dateOf(lived, days))
  await db.query('insert into streak_days select $1, unnest($2::date[])', [person.id, active])
  await db.query(
    `insert into streak_days_off (user_id, local_date, reason) select $1, unnest($2::date[]), 'vacation'`,
    [person.id, off],
  )
  for (const { back: days, amount, kind } of lived.xp)
    await db.query(LEDGER, [person.id, kind, dateOf(lived, days), amount, server.deps.now()])
}

const LEDGER = `
  insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after,
    streak_after, created_at, done_at, eligible)
  values ($1, gen_random_uuid(), $2, gen_random_uuid(), 1, $3, $4, 'completed', 0, 0, $5, $5, false)`

/** Who was a member on a date, by definition. */
const wasMember = (lived: History, date: string) =>
  dateOf(lived, lived.joined) <= date && (lived.left === null || date < dateOf(lived, lived.left))
const daysBack = (lived: History, date: string) =>
  Math.round((Date.parse(todayOf(lived.zone)) - Date.parse(date)) / 86_400_000)

/** The streak, date by date. */
function naiveStreak(all: readonly History[]): number {
  const now = all.filter(({ left }) => left === null).map(({ zone }) => todayOf(zone))
  const [open, latest] = [now.toSorted()[0] ?? '', now.toSorted().at(-1) ?? '']
  let streak = 0
  for (let date = latest; ; date = addDays(date, -1)) {
    const there = all.filter((lived) => wasMember(lived, date))
    if (there.length === 0) return streak
    const due = there.filter((lived) => !isOff(lived, daysBack(lived, date)))
    if (due.length === 0) continue
    const active = due.filter((lived) => lived.active[daysBack(lived, date)])
    if (2 * active.length >= due.length) streak += 1
    else if (date < open) return streak
  }
}

/** What a member has earned since the Monday of the reader's week, and not before they joined. */
function naiveXp(lived: History, readerToday: string): number {
  const weekday = (new Date(readerToday).getUTCDay() + 6) % 7
  const [monday, sunday] = [addDays(readerToday, -weekday), addDays(readerToday, 6 - weekday)]
  return lived.xp
    .filter(({ kind }) => kind !== 'goal')
    .map((each) => ({ ...each, date: dateOf(lived, each.back) }))
    .filter(({ date }) => date >= monday && date <= sunday && date >= dateOf(lived, lived.joined))
    .reduce((sum, { amount }) => sum + amount, 0)
}

test('week and streak of a team are what a recomputation from its members’ days says', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.array(history, { maxLength: 4 }), async (first, others) => {
      const all = [{ ...first, left: null, plays: true }, ...others]
      const people = await Promise.all(all.map(() => server.signUp()))
      const [owner] = people
      if (!owner) throw new Error('There is one')
      const { id } = await aTeam(owner, people.slice(1))
      for (const [index, person] of people.entries()) await happen(id, person, all[index] ?? first)
      const present = all.filter(({ left }) => left === null)
      const earned = present.map((lived) => (lived.plays ? naiveXp(lived, todayOf(first.zone)) : null))
      expect(await read(Team, owner.get(`/api/teams/${id}`))).toMatchObject({
        members: present.length,
        streak: naiveStreak(all),
        xp: earned.reduce<number>((sum, xp) => sum + (xp ?? 0), 0),
      })
      const { items } = await read(TeamMemberPage, owner.get(`/api/teams/${id}/members`))
      expect(items.map(({ weekly_xp }) => String(weekly_xp)).toSorted()).toEqual(
        earned.map(String).toSorted(),
      )
    }),
    { numRuns: Number(process.env.TEAM_RUNS ?? 12) },
  )
}, 120_000)

test('a streak longer than the first look is counted to its beginning', async () => {
  const ann = await server.signUp()
  const { id } = await aTeam(ann)
  await server.db.query(`update team_members set joined_on = joined_on - 200 where team_id = $1`, [id])
  const days = 'insert into streak_days select $1, $2::date - n from generate_series(0, 199) n'
  await server.db.query(days, [ann.id, todayOf(1)])
  expect(await read(Team, ann.get(`/api/teams/${id}`))).toMatchObject({ streak: 200 })
})

test.each([
  ['a short one is read from the last days alone', 20, 1],
  ['a long one from all days, in one statement more', 100, 2],
])('%s', async (_, days, statements) => {
  const ann = await server.signUp()
  const { id } = await aTeam(ann)
  await server.db.query(`update team_members set joined_on = joined_on - 200 where team_id = $1`, [id])
  const active = 'insert into streak_days select $1, $2::date - n from generate_series(1, $3::int) n'
  await server.db.query(active, [ann.id, todayOf(1), days])
  const teams = await readTeamRows(server.db, [id])
  const reading = vi.fn(server.db.read)
  const streaks = await streaksOf({ ...server.db, read: reading } as Db, teams, () => todayOf(1))
  expect([streaks.get(id), reading.mock.calls.length]).toEqual([days, statements])
})

test('the accountability of a team is that of the claims that it witnesses, and none without any', async () => {
  const ann = await server.signUp()
  const { id } = await aTeam(ann)
  const accountability = async () => (await read(Team, ann.get(`/api/teams/${id}`))).accountability
  expect(await accountability()).toBeNull()
  await addClaims(server, ann, [
    { type: 'team', state: 'confirmed', witness_id: id },
    { type: 'team', state: 'unverified', witness_id: id },
  ])
  expect(await accountability()).toBe(85)
})
