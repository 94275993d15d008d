import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Metric } from '#shared/challenges/challenge.ts'
import { endMoment, lastDate } from '#shared/challenges/period.ts'
import { standingOf } from '#shared/challenges/standing.ts'
import { localDate } from '#shared/time/localDate.ts'
import { aTask, startTestServer } from '#server/testing.ts'
import { tries } from '#server/testing/walks.ts'
import { readScores } from './scores.ts'

const server = await startTestServer()
afterAll(server.close)

const ZONES = ['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu']
const METRICS: Metric[] = ['tasks', 'habit_check_ins', 'xp', 'focus_minutes']
const IDS = Object.fromEntries(METRICS.map((metric) => [metric, crypto.randomUUID()])) as Record<
  Metric,
  string
>
const PERIOD = { starts_on: '2026-03-02', days: 3 }
const ends_on = lastDate(PERIOD)
const ends_at = endMoment({ ends_on })
const SOURCES = Array.from({ length: 4 }, () => crypto.randomUUID())

/** Somebody in each zone, with a task whose timer runs. */
const people = await Promise.all(
  ZONES.map(async (timezone) => {
    const person = await server.signUp({ timezone })
    const task = aTask()
    await person.post('/api/tasks', task)
    return { ...person, timezone, taskId: task.id }
  }),
)

type Line = {
  kind: 'task' | 'habit' | 'goal'
  source: string
  date: string
  amount: number
  eligible: boolean
  created: string
}
/** `closed` is when its end was written; null for an imported one. */
type Interval = { started: number; seconds: number; closed: string | null }
type History = { lines: Line[]; intervals: Interval[] }

const anyLine: fc.Arbitrary<Line> = fc.record({
  kind: fc.constantFrom('task' as const, 'habit' as const, 'goal' as const),
  source: fc.constantFrom(...SOURCES),
  date: fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'),
  amount: fc.integer({ min: -150, max: 200 }),
  eligible: fc.boolean(),
  created: fc.constantFrom('2026-03-02T10:00:00.000Z', '2026-03-05T11:59:59.999Z', ends_at),
})
const anyInterval: fc.Arbitrary<Interval> = fc.record({
  started: fc.integer({ min: Date.parse('2026-03-01T08:00:00Z'), max: Date.parse('2026-03-05T13:00:00Z') }),
  seconds: fc.integer({ min: 0, max: 50_000 }),
  closed: fc.constantFrom('2026-03-05T11:59:59.999Z', ends_at, null),
})
const anyHistory: fc.Arbitrary<History> = fc.record({
  lines: fc.array(anyLine, { maxLength: 25 }),
  intervals: fc.array(anyInterval, { maxLength: 8 }),
})

/** The rule word by word. */
function naiveScore(metric: Metric, { lines, intervals }: History, timezone: string): number {
  let score = 0
  for (const date of ['2026-03-02', '2026-03-03', '2026-03-04']) {
    if (metric === 'focus_minutes') {
      const ms = intervals
        .filter(({ started }) => localDate(new Date(started), { timezone, dayStart: '00:00' }) === date)
        .filter(({ closed }) => closed !== null && closed < ends_at)
        .reduce((sum, { seconds }) => sum + seconds * 1000, 0)
      score += Math.min(600, Math.floor(ms / 60_000))
      continue
    }
    const sums = (['task', 'habit', 'goal'] as const).flatMap((kind) =>
      SOURCES.map((source) => ({ kind, sum: sumOf(lines, { kind, source, date }) })),
    )
    let points = 0
    for (const { kind, sum } of sums.filter((group) => group.sum > 0)) {
      if (metric === 'xp') points += Math.min(100, sum)
      else if (kind === (metric === 'tasks' ? 'task' : 'habit')) points += 1
    }
    score += metric === 'xp' ? Math.min(300, points) : points
  }
  return score
}

const sumOf = (lines: readonly Line[], of: Pick<Line, 'kind' | 'source' | 'date'>) =>
  lines
    .filter(({ kind, source, date }) => kind === of.kind && source === of.source && date === of.date)
    .filter(({ eligible, created }) => eligible && created < ends_at)
    .reduce((all, { amount }) => all + amount, 0)

const LINES = `
  insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after, streak_after,
    created_at, eligible)
  select $1, gen_random_uuid(), l.kind, l.source, row_number() over (), l.date, l.amount, 'made up', 0, 0, l.created, l.eligible
  from unnest($2::text[], $3::uuid[], $4::date[], $5::int[], $6::timestamptz[], $7::bool[])
    as l (kind, source, date, amount, created, eligible)`
const INTERVALS = `
  insert into focus_sessions (user_id, id, task_id, started_at, ended_at, closed_at)
  select $1, gen_random_uuid(), $2, to_timestamp(i.started / 1000), to_timestamp(i.started / 1000 + i.seconds),
    i.closed
  from unnest($3::float8[], $4::float8[], $5::timestamptz[]) as i (started, seconds, closed)`

async function live({ id, taskId }: (typeof people)[number], { lines, intervals }: History): Promise<void> {
  const { db } = server
  await db.query('delete from xp_ledger where user_id = $1', [id])
  await db.query('delete from focus_sessions where user_id = $1', [id])
  await db.query(LINES, [
    id,
    lines.map(({ kind }) => kind),
    lines.map(({ source }) => source),
    lines.map(({ date }) => date),
    lines.map(({ amount }) => amount),
    lines.map(({ created }) => created),
    lines.map(({ eligible }) => eligible),
  ])
  const [starts, lengths] = [intervals.map(({ started }) => started), intervals.map(({ seconds }) => seconds)]
  await db.query(INTERVALS, [id, taskId, starts, lengths, intervals.map(({ closed }) => closed)])
}

test('scores and standings are those of the rule word by word, over random histories in three zones', async () => {
  const joined = people.map(({ id }) => id)
  const histories = fc.tuple(anyHistory, anyHistory, anyHistory)
  await fc.assert(
    fc.asyncProperty(histories, fc.integer({ min: 1, max: 300 }), async (of, target) => {
      for (const [at, person] of people.entries()) await live(person, of[at] ?? { lines: [], intervals: [] })
      const asked = METRICS.map((metric) => ({
        id: IDS[metric],
        metric,
        ...PERIOD,
        ends_on,
        ends_at,
        joined,
      }))
      const found = await readScores(server.db, asked)
      for (const metric of METRICS) {
        const scores = people.map(({ timezone }, at) =>
          naiveScore(metric, of[at] ?? { lines: [], intervals: [] }, timezone),
        )
        const rows = found.get(IDS[metric]) ?? []
        expect(people.map(({ id }) => rows.find((row) => row.id === id)?.score)).toEqual(scores)
        const race = standingOf({ kind: 'race', target: null }, rows)
        const best = Math.max(...scores)
        for (const { rank, score, progress } of race.places) {
          expect(rank).toBe(1 + scores.filter((other) => other > score).length)
          expect(progress).toBe(best === 0 ? 0 : Math.floor((100 * score) / best))
        }
        const together = standingOf({ kind: 'together', target }, rows)
        expect(together.total).toBe(scores.reduce((sum, score) => sum + score, 0))
        expect(together.places.every(({ rank }) => rank === null)).toBe(true)
        for (const { score, progress } of together.places)
          expect(progress).toBe(Math.min(100, Math.floor((100 * score) / target)))
      }
    }),
    { numRuns: tries(60, 10) },
  )
})
