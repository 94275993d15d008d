import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { Analytics } from '#shared/analytics/analytics.ts'
import { csvOf } from '#shared/text/csv.ts'
import { AnalyticsRows } from '#shared/analytics/rows.ts'
import { CHART_TABLES, type ChartCard } from '#shared/analytics/tables.ts'
import { Domain } from '#shared/domains/domain.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { anyHabit } from '#shared/habits/testing/anyHabit.ts'
import { checkedDates } from '#shared/habits/testing/habitsOracle.ts'
import { naiveHabit } from '#shared/habits/testing/habitsOracle.ts'
import { CATEGORIES } from '#shared/tasks/fields.ts'
import { addDays } from '#shared/time/civil.ts'
import { read, startTestServer } from '#server/testing.ts'
import { naiveAnalytics, type NaiveLife, type NaiveTask } from './testing/analyticsOracle.ts'

const server = await startTestServer()
afterAll(server.close)

const ZONES = [
  'UTC',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'Europe/Vienna',
  'Pacific/Pago_Pago',
]
const day = fc.integer({ min: -70, max: 12 })
const minute = fc.nat(1439)
/** Days from today and minutes of the day. */
const moment = fc.record({ day: fc.integer({ min: -70, max: 0 }), minute })
const link = fc.option(fc.nat(4), { freq: 1 })
const anyTask = fc.record({
  // Few of each kind, so that groups grow large enough to speak.
  category: fc.constantFrom(...CATEGORIES.slice(0, 4)),
  domain: link,
  goal: fc.option(fc.nat(1), { freq: 1 }),
  isTrashed: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  scheduled: fc.option(day, { freq: 8 }),
  hour: fc.option(fc.constantFrom(9, 15)),
  estimated_duration: fc.constantFrom(15, 30, 60, 90),
  actual_duration: fc.option(fc.oneof(fc.nat(100), fc.nat(1))), // what took less than a minute was not measured
  completed: fc.option(moment),
  undone: fc.option(moment, { freq: 1 }),
  intervals: fc.array(fc.record({ day, minute, milliseconds: fc.nat(9_000_000) }), { maxLength: 2 }),
})
const anyLife = fc.record({
  habit: anyHabit,
  habitLink: fc.record({ domain: link, goal: fc.option(fc.nat(1)) }),
  zone: fc.constantFrom(...ZONES),
  dayStart: fc.constantFrom('00:00', '04:30', '06:00'),
  tasks: fc.array(anyTask, { maxLength: 60 }),
  period: fc.constantFrom('week', 'month', 'year'),
  back: fc.nat(60),
})
type Life = typeof anyLife extends fc.Arbitrary<infer T> ? T : never

test('the figures are those of a naive recomputation, and each opens as much as it says', async () => {
  await fc.assert(
    fc.asyncProperty(anyLife, async (life) => {
      const { ann, naive } = await lived(life)
      const at = addDays(naive.today, -life.back)
      const figures = await read(Analytics, ann.get(`/api/analytics?period=${life.period}&at=${at}`))
      const { insights: _insights, tip: _tip, ...rest } = withoutLinks(figures) as Analytics
      expect(rest).toEqual(naiveAnalytics(naive, life.period, at))

      const totalOf = async (rows: string) => (await read(AnalyticsRows, ann.get(`${rows}&limit=1`))).total
      const { cards, bars, categories, domains, planned_actual, insights } = figures
      expect(await totalOf(cards.completion_rate.rows)).toBe(cards.completion_rate.due)
      expect(await totalOf(cards.tasks_completed.rows)).toBe(cards.tasks_completed.value)
      expect(await totalOf(cards.best_streak?.rows ?? '')).toBe(cards.best_streak?.value)
      const counted = [
        ...bars.slice(-2).map(({ rows, completed }) => [rows, completed] as const),
        ...categories.map(({ rows, completed }) => [rows, completed] as const),
        ...domains.map(({ rows, due }) => [rows, due] as const),
        ...planned_actual.map(({ rows, sample }) => [rows, sample] as const),
        ...insights.map(({ rows, sample }) => [rows, sample] as const),
      ]
      for (const [rows, count] of counted) expect([rows, await totalOf(rows)]).toEqual([rows, count])
      expect(await pagesOf(ann, cards.completion_rate.rows)).toBe(cards.completion_rate.due)
      for (const card of Object.keys(CHART_TABLES) as ChartCard[])
        expect(await exported(ann, card, `period=${life.period}&at=${at}`)).toBe(csvOfChart(card, figures))
    }),
    { numRuns: 12 },
  )
}, 240_000)

type Ann = Awaited<ReturnType<typeof server.signUp>>

async function exported(ann: Ann, card: ChartCard, period: string): Promise<string> {
  return (await ann.get(`/api/analytics/export?card=${card}&${period}`)).text()
}

function csvOfChart<Card extends ChartCard>(card: Card, figures: Analytics): string {
  const { header, rows } = CHART_TABLES[card](figures[card])
  return csvOf(header, rows)
}

/** How many different places the pages of a list show, some rows at a time. */
async function pagesOf(ann: Ann, rows: string): Promise<number> {
  let count = 0
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: AnalyticsRows = await read(
      AnalyticsRows,
      ann.get(`${rows}&limit=37${cursor && `&cursor=${cursor}`}`),
    )
    count += page.items.length
    cursor = page.next_cursor
  }
  return count
}

/** A person with these rows, and the same for the naive recomputation. The clock is at noon of the habit's today. */
async function lived({
  habit: { past, asked },
  habitLink,
  zone,
  dayStart,
  tasks,
}: Life): Promise<{ ann: Ann; naive: NaiveLife }> {
  const { today, weekStart } = asked
  const noon = instantOf(today, 12 * 60, zone)
  server.turnClock((noon.getTime() - server.deps.now().getTime()) / 1000)
  const ann = await server.signUp({ timezone: zone })
  await ann.patch('/api/profile', { week_start: weekStart, day_start: dayStart })
  const domains = (await read(pageSchema(Domain), ann.get('/api/domains'))).items
  const goals = [{ domain_id: domains[1]?.id ?? null }, { domain_id: null }].map((goal) => ({
    ...goal,
    id: randomUUID(),
  }))
  for (const { id, domain_id } of goals)
    await ann.post('/api/goals', { id, title: 'Goal', domain_id, start_date: '2027-01-01' })
  const linkOf = (domain: number | null, goal: number | null) => ({
    domain_id: domain === null ? null : (domains[domain]?.id ?? null),
    goal_id: goal === null ? null : (goals[goal]?.id ?? null),
  })
  const dateOf = ({ day: days, minute: minutes }: { day: number; minute: number }) =>
    minutes < minutesOf(dayStart) ? addDays(today, days - 1) : addDays(today, days)
  const naiveTasks: NaiveTask[] = []
  for (const { domain, goal, completed, undone, intervals, scheduled, hour, ...fields } of tasks) {
    const task: NaiveTask = {
      ...fields,
      ...linkOf(domain, goal),
      scheduled_date: scheduled === null ? null : addDays(today, scheduled),
      scheduled_time: scheduled === null || hour === null ? null : `${String(hour).padStart(2, '0')}:30`,
      actual_duration: completed ? fields.actual_duration : null,
      completed_on: completed && dateOf(completed),
      intervals: intervals.map((interval) => ({
        date: dateOf(interval),
        seconds: Math.floor(interval.milliseconds / 1000),
      })),
    }
    naiveTasks.push(task)
    const id = await insertTask(
      ann.id,
      task,
      completed && instantOf(addDays(today, completed.day), completed.minute, zone),
    )
    if (undone) await insertLedger(ann.id, id, 1, dateOf(undone), [25, -25])
    if (task.completed_on) await insertLedger(ann.id, id, 2, task.completed_on, [25])
    for (const interval of intervals) {
      const start = instantOf(addDays(today, interval.day), interval.minute, zone)
      await server.db.query(
        `insert into focus_sessions (user_id, id, task_id, started_at, ended_at) values ($1, $2, $3, $4, $5)`,
        [ann.id, randomUUID(), id, start, new Date(start.getTime() + interval.milliseconds)],
      )
    }
  }
  const links = linkOf(habitLink.domain, habitLink.goal)
  await insertHabit(ann.id, past, links)
  const active = [...new Set(naiveTasks.flatMap(({ completed_on }) => completed_on ?? []))].toSorted()
  await server.db.query('insert into streak_days (user_id, local_date) select $1, unnest($2::date[])', [
    ann.id,
    active,
  ])
  const off = await server.db.query<{ local_date: string }>(
    'select local_date from streak_days_off where user_id = $1',
    [ann.id],
  )
  const days = naiveHabit(past, { today, weekStart, until: asked.until }).days.filter(
    ({ date }) => date <= today,
  )
  return {
    ann,
    naive: {
      today,
      weekStart,
      domains,
      goals,
      tasks: naiveTasks,
      habits: [{ ...links, days }],
      active,
      off: off.map(({ local_date }) => local_date),
    },
  }
}

function minutesOf(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3))
}

function instantOf(date: string, minutes: number, zone: string): Date {
  const local = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: '00:00' })
  const time = Temporal.PlainTime.from('00:00').add({ minutes })
  return new Date(local.withPlainTime(time).epochMilliseconds)
}

async function insertTask(userId: string, task: NaiveTask, completedAt: Date | null): Promise<string> {
  const id = randomUUID()
  await server.db.query(
    `insert into tasks (user_id, id, title, category, priority, status, estimated_duration, scheduled_date, scheduled_time,
       xp_reward, accountability_type, completed_at, actual_duration, goal_id, domain_id, completions, deleted_at, created_at, updated_at)
     values ($1, $2, 'Task', $3, 'medium', $4, $5, $6, $7, 25, 'self', $8, $9, $10, $11, 2, $12, now(), now())`,
    [
      userId,
      id,
      task.category,
      completedAt ? 'completed' : 'pending',
      task.estimated_duration,
      task.scheduled_date,
      task.scheduled_time,
      completedAt,
      task.actual_duration,
      task.goal_id,
      task.domain_id,
      task.isTrashed ? new Date() : null,
    ],
  )
  return id
}

async function insertLedger(userId: string, taskId: string, round: number, date: string, amounts: number[]) {
  for (const amount of amounts)
    await server.db.query(
      `insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after,
         streak_after, created_at)
       values ($1, gen_random_uuid(), 'task', $2, $3, $4, $5, $6, 0, 0, now())`,
      [userId, taskId, round, date, amount, amount > 0 ? 'completed' : 'uncompleted'],
    )
}

async function insertHabit(
  userId: string,
  past: Life['habit']['past'],
  { domain_id, goal_id }: { domain_id: string | null; goal_id: string | null },
) {
  const id = randomUUID()
  const last = past.versions.at(-1) ?? past.versions[0]
  await server.db.query(
    `insert into habits (user_id, id, name, icon, category, domain_id, goal_id, position, archived, kind, aim, target, unit,
       schedule, start_date, duration, reminders, "xpReward", pauses, versions, created_at, updated_at)
     values ($1, $2, 'Habit', 'Sunrise', 'wellness', $3, $4, 0, false, $5, $6, $7, '', $8, $9, 15, '{}', 10, $10, $11, now(), now())`,
    [
      userId,
      id,
      domain_id,
      goal_id,
      past.kind,
      last.aim,
      last.target,
      JSON.stringify(last.schedule),
      past.versions[0].from,
      JSON.stringify(past.away),
      JSON.stringify(past.versions),
    ],
  )
  for (const { date, value, skipped } of checkedDates(past.checkIns))
    await server.db.query(
      `insert into habit_checkins (user_id, habit_id, date, id, value, skipped, note, backfilled, imported, checked_at)
       values ($1, $2, $3, gen_random_uuid(), $4, $5, '', false, false, now())`,
      [userId, id, date, value, skipped],
    )
}

/** A value without its paths to rows, at any depth. */
function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinks)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (name === 'rows' ? [] : [[name, withoutLinks(inner)]])),
  )
}
