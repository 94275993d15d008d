import type { Domain, DOMAIN_FIELDS } from '#shared/domains/domain.ts'
import { datesOfFigures, domainOf, type DueWork, figuresOf } from '#shared/domains/figures.ts'
import { workWithin } from '#shared/habits/work.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { StoredRow } from '#server/kit/entity/entity.ts'
import type { Person } from '#server/kit/http/person.ts'
import { dueTasks } from '#server/tasks/counts.ts'
import { dueHabits, judgedWithin } from './judgedHabits.ts'

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
    dueTasks(db, person.id, { from: dates[0] ?? '', to: dates.at(-1) ?? '', starts: dates }),
    db.read<Pick<Domain, 'id' | 'categories'>>(COLLECTORS, [person.id]),
    db.read<GoalCount>(GOALS, [person.id]),
    workOfHabits(db, person, dates),
  ])
  const tasksOf = Map.groupBy(tasks, (row) => domainOf(row, collectors))
  const habitsOf = Map.groupBy(habits, (row) => row.domain_id)
  return rows.map((row) => ({
    ...(row as StoredDomain & Domain),
    ...figuresOf(dates, [...(tasksOf.get(row.id) ?? []), ...(habitsOf.get(row.id) ?? [])]),
    ...countOf(goals.find(({ domain_id }) => domain_id === row.id)),
  }))
}

/** What was due of the habits that have a domain. */
async function workOfHabits(
  db: Db,
  person: Person,
  dates: readonly string[],
): Promise<(DueWork & { domain_id: string | null })[]> {
  const [from = '', today = ''] = [dates[0], dates.at(-1)]
  const range = { from, to: today }
  const judged = await judgedWithin(db, person, await dueHabits(db, person, range), { today, range })
  return judged.flatMap(({ habit: { domain_id }, judged: each }) =>
    dates.map((date) => {
      const { due, kept } = workWithin(each, { from: date, to: date })
      return { domain_id, date, due, done: kept }
    }),
  )
}

type GoalCount = { domain_id: string; completed: number; total: number }

function countOf({ completed = 0, total = 0 }: Partial<GoalCount> = {}) {
  return { completed, total }
}

const GOALS = `
  select domain_id, (count(*) filter (where status = 'achieved'))::int as completed, count(*)::int as total
  from goals
  where user_id = $1 and domain_id is not null and status <> 'dropped' and not archived and deleted_at is null
  group by domain_id`

const COLLECTORS = 'select id, categories from domains where user_id = $1 and deleted_at is null'
