import type { Domain, DOMAIN_FIELDS } from '#shared/domains/domain.ts'
import { datesOfFigures, domainOf, type DueTasks, type DueWork, figuresOf } from '#shared/domains/figures.ts'
import { workWithin } from '#shared/habits/work.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredRow } from '#server/entity/entity.ts'
import { allHabits, judgedOf } from '#server/habits/judged.ts'
import type { Person } from '#server/http/person.ts'

type StoredDomain = StoredRow<typeof DOMAIN_FIELDS>

/** Domains with their figures: six statements, however many domains there are. */
export async function withFigures(
  db: Db,
  person: Person,
  rows: readonly StoredDomain[],
  now: Date,
): Promise<Domain[]> {
  if (rows.length === 0) return []
  const dates = datesOfFigures(localDate(now, person.dayRule))
  const [tasks, collectors, goals, habits] = await Promise.all([
    db.read<DueTasks>(DUE, [person.id, dates[0], dates.at(-1)]),
    db.read<Pick<Domain, 'id' | 'categories'>>(COLLECTORS, [person.id]),
    db.read<GoalCount>(GOALS, [person.id]),
    dueHabits(db, person, dates),
  ])
  const tasksOf = Map.groupBy(tasks, (row) => domainOf(row, collectors))
  const habitsOf = Map.groupBy(habits, (row) => row.domain_id)
  return rows.map((row) => ({
    ...(row as StoredDomain & Domain),
    ...figuresOf(dates, [...(tasksOf.get(row.id) ?? []), ...(habitsOf.get(row.id) ?? [])]),
    ...countOf(goals.find(({ domain_id }) => domain_id === row.id)),
  }))
}

/** What was due of the habits that have a domain: their own, else that of their goal. */
async function dueHabits(
  db: Db,
  person: Person,
  dates: readonly string[],
): Promise<(DueWork & { domain_id: string })[]> {
  const [all, goals] = await Promise.all([
    allHabits(db, person.id),
    db.read<{ id: string; domain_id: string }>(DOMAINS_OF_GOALS, [person.id]),
  ])
  const domainOfGoal = new Map(goals.map((goal) => [goal.id, goal.domain_id]))
  const habits = all.flatMap((habit) => {
    const domain = habit.domain_id ?? domainOfGoal.get(habit.goal_id ?? '')
    return domain === undefined ? [] : [{ ...habit, domain_id: domain }]
  })
  const judged = await judgedOf(db, person, habits, { today: dates.at(-1) ?? '' })
  return judged.flatMap(({ habit: { domain_id }, judged: each }) =>
    dates.map((date) => {
      const { due, kept } = workWithin(each, { from: date, to: date })
      return { domain_id, date, due, done: kept }
    }),
  )
}

const DOMAINS_OF_GOALS = 'select id, domain_id from goals where user_id = $1 and domain_id is not null'

type GoalCount = { domain_id: string; completed: number; total: number }

function countOf({ completed = 0, total = 0 }: Partial<GoalCount> = {}) {
  return { completed, total }
}

/** Without a domain of its own a task belongs to that of its goal. */
const DUE = `
  select coalesce(t.domain_id, g.domain_id) as domain_id, t.category, t.scheduled_date as date, count(*)::int as due,
    (count(*) filter (where t.status = 'completed'))::int as done
  from tasks t left join goals g on g.user_id = $1 and g.id = t.goal_id
  where t.user_id = $1 and t.scheduled_date between $2 and $3 and t.deleted_at is null
  group by coalesce(t.domain_id, g.domain_id), t.category, t.scheduled_date`

const GOALS = `
  select domain_id, (count(*) filter (where status = 'achieved'))::int as completed, count(*)::int as total
  from goals
  where user_id = $1 and domain_id is not null and status <> 'dropped' and not archived and deleted_at is null
  group by domain_id`

const COLLECTORS = 'select id, categories from domains where user_id = $1 and deleted_at is null'
