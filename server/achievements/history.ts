import { longestFull, type PlannedDate } from '#shared/achievements/fullDates.ts'
import { isRegained, lostShortlyBefore, lostStreaks } from '#shared/achievements/lostStreaks.ts'
import { figuresOfMoment, figuresOfTimer, promptDate, yearTurnOf } from '#shared/achievements/moments.ts'
import type { Statistics } from '#shared/achievements/statistics.ts'
import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { countedDates, daysOffOf } from '#server/progress/streakDays.ts'
import type { Marked } from './marks.ts'
import type { Standing } from './standing.ts'
import { statisticsOf } from './statistics.ts'

/** What counts for a figure, as a mark. */
export type Mark = { figure: Marked; sourceId: string; date: string }

/**
 * All figures of a person counted from their rows since they signed up, whatever was counted before: it reads everything, for the
 * command that looks for what a new rule finds true. What an import brought is left out, as far as rows tell.
 *
 * @returns the figures, and the marks that those of single things are made of
 */
export async function figuresOfHistory(
  db: Db,
  person: Person,
  now: Date,
  standing: Standing,
): Promise<{ figures: Statistics; marks: Mark[] }> {
  const current = await statisticsOf(db, person, now, standing)
  const tasks = await db.query<DoneTask>(DONE, [person.id])
  const intervals = await db.query<Interval>(INTERVALS, [person.id])
  const [weeks] = await db.query<{ most: number }>(DOMAINS_OF_WEEKS, [person.id])
  const marks = [
    ...tasks.flatMap((task) => marksOfTask(person, task)),
    ...intervals.flatMap((interval) => marksOfStart(person, interval)),
    ...(await marksOfGoals(db, person)),
    ...(await marksOfPlans(db, person)),
  ]
  const { full, week } = longestFull(await db.query<PlannedDate>(PLANNED, [person.id]))
  const dates = new Set(tasks.map(({ date }) => date))
  const figures = {
    ...current,
    ...countsOf(marks),
    ...(await figuresOfStreaks(db, person, standing, dates)),
    fullDates: full,
    datesOfFullWeek: week,
    domainsOfWeek: weeks?.most ?? 0,
    timerMinutesOfDate: mostMinutes(person, intervals),
    yearTurns: [...dates].some((date) => date.endsWith('-12-31') && dates.has(yearTurnOf(date)[1])) ? 1 : 0,
    leapDays: [...dates].some((date) => date.endsWith('-02-29')) ? 1 : 0,
  }
  return { figures, marks }
}

type DoneTask = {
  id: string
  date: string
  at: Date
  tracked_ms: string | number
  estimated_duration: number
}

const DONE = `
  select l.source_id as id, l.occurrence_date as date, l.at, t.tracked_ms, t.estimated_duration from (
    select distinct on (source_id) source_id, occurrence_date, amount, import_id, coalesce(done_at, created_at) as at
    from xp_ledger where user_id = $1 and source_kind = 'task' order by source_id, round desc, amount
  ) l join tasks t on t.user_id = $1 and t.id = l.source_id
  where l.amount > 0 and l.import_id is null`

function marksOfTask(
  { dayRule }: Person,
  { id, date, at, tracked_ms, estimated_duration }: DoneTask,
): Mark[] {
  const figures = [...figuresOfMoment(at, dayRule), ...figuresOfTimer(Number(tracked_ms), estimated_duration)]
  return (['morningTasks', 'eveningTasks', 'longTasks', 'estimatedTasks'] as const).flatMap((figure) =>
    figures.includes(figure) ? [{ figure, sourceId: id, date }] : [],
  )
}

type Interval = {
  task_id: string
  started_at: Date
  ms: number | null
  scheduled_date: string | null
  scheduled_time: string | null
}

const INTERVALS = `
  select s.task_id, s.started_at, (extract(epoch from s.ended_at - s.started_at) * 1000)::float8 as ms,
    t.scheduled_date, t.scheduled_time
  from focus_sessions s join users u on u.id = $1 join tasks t on t.user_id = $1 and t.id = s.task_id
  where s.user_id = $1 and s.started_at >= u.created_at`

function marksOfStart({ dayRule }: Person, { started_at, task_id, ...plan }: Interval): Mark[] {
  const date = promptDate(started_at, plan, dayRule)
  return date === null ? [] : [{ figure: 'promptDates', sourceId: task_id, date }]
}

function mostMinutes({ dayRule }: Person, intervals: readonly Interval[]): number {
  const sums = new Map<string, number>()
  for (const { started_at, ms } of intervals) {
    const date = localDate(started_at, dayRule)
    sums.set(date, (sums.get(date) ?? 0) + (ms ?? 0))
  }
  return Math.floor(Math.max(0, ...sums.values()) / MINUTE_MS)
}

/** A reason is given where the measure was not reached. */
async function marksOfGoals(db: Db, { id, dayRule }: Person): Promise<Mark[]> {
  const goals = await db.query<{ id: string; closed_at: Date; target_date: string | null }>(GOALS, [id])
  return goals.flatMap((goal): Mark[] => {
    const date = localDate(goal.closed_at, dayRule)
    const reached: Mark = { figure: 'reachedGoals', sourceId: goal.id, date }
    const isEarly = goal.target_date !== null && date <= addDays(goal.target_date, -7)
    return isEarly ? [reached, { ...reached, figure: 'earlyGoals' }] : [reached]
  })
}

const GOALS = `
  select g.id, g.closed_at, g.target_date from goals g join users u on u.id = $1
  where g.user_id = $1 and g.status = 'achieved' and g.closed_reason is null and g.closed_at >= u.created_at`

async function marksOfPlans(db: Db, { id, dayRule }: Person): Promise<Mark[]> {
  const plans = await db.query<{ id: string; decided_at: Date }>(PLANS, [id])
  return plans.map((plan) => ({
    figure: 'acceptedPlans',
    sourceId: plan.id,
    date: localDate(plan.decided_at, dayRule),
  }))
}

const PLANS = `
  select p.id, p.decided_at from plans p join users u on u.id = $1
  where p.user_id = $1 and p.status in ('accepted', 'undone') and p.source in ('planner', 'assistant')
    and p.decided_at >= u.created_at`

const PLANNED = `
  select t.scheduled_date as date, count(*)::int as planned, (count(*) filter (where t.status = 'completed'))::int as done
  from tasks t where t.user_id = $1 and t.scheduled_date is not null and t.deleted_at is null group by t.scheduled_date`

const DOMAINS_OF_WEEKS = `
  with done as (
    select distinct l.source_kind, l.source_id, date_trunc('week', l.occurrence_date) as week from xp_ledger l
    where l.user_id = $1 and l.source_kind in ('task', 'habit') and l.import_id is null
    group by l.source_kind, l.source_id, l.occurrence_date having sum(l.amount) > 0
  ), linked as (
    select d.week, t.domain_id, t.goal_id from done d join tasks t on t.user_id = $1 and t.id = d.source_id where d.source_kind = 'task'
    union all
    select d.week, h.domain_id, h.goal_id from done d join habits h on h.user_id = $1 and h.id = d.source_id where d.source_kind = 'habit'
  )
  select coalesce(max(of_week.count), 0)::int as most from (
    select count(distinct coalesce(k.domain_id, g.domain_id)) as count
    from linked k left join goals g on g.user_id = $1 and g.id = k.goal_id group by k.week
  ) of_week`

async function figuresOfStreaks(
  db: Db,
  { id }: Person,
  { streak }: Standing,
  taskDates: ReadonlySet<string>,
): Promise<Pick<Statistics, 'comebacks' | 'streaksRegained'>> {
  const active = await countedDates(db, id)
  const lost = lostStreaks(active, await daysOffOf(db, id, active[0] ?? '0001-01-01'))
  const tasks = [...taskDates].toSorted()
  const hasComeback = lost.some((each) => {
    const first = tasks.find((date) => date > each.last)
    return first !== undefined && lostShortlyBefore([each], first) !== undefined
  })
  return { comebacks: hasComeback ? 1 : 0, streaksRegained: isRegained(lost, streak.run) ? 1 : 0 }
}

function countsOf(marks: readonly Mark[]): Partial<Statistics> {
  const sources = new Map<Marked, Set<string>>()
  for (const { figure, sourceId, date } of marks) {
    const known = sources.get(figure) ?? new Set()
    sources.set(figure, known.add(figure === 'promptDates' ? date : sourceId))
  }
  return Object.fromEntries([...sources].map(([figure, known]) => [figure, known.size]))
}
