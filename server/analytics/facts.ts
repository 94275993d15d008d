import {
  type DomainFacts,
  type Facts,
  type HabitWork,
  piecesOf,
  type StreakFacts,
} from '#shared/analytics/facts.ts'
import type { Period } from '#shared/analytics/period.ts'
import { judgeHabit } from '#shared/habits/judge.ts'
import { isNextKnown } from '#shared/habits/streak.ts'
import { addDays, FIRST_DATE } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { domain } from '#server/domains/domain.ts'
import { dueHabits, habitsInDomains, judgedWithin } from '#server/domains/judgedHabits.ts'
import { listRows } from '#server/kit/entity/actions.ts'
import { oneAtATime } from '#server/habits/inTurn.ts'
import { pastsOf } from '#server/habits/past.ts'
import type { Person } from '#server/kit/http/person.ts'
import { countedDates, daysOffOf } from '#server/progress/streakDays.ts'
import { COMPLETION, completedTasks, dueTasks } from '#server/tasks/counts.ts'
import { focusIntervalsJson, focusSums } from '#server/tasks/focus.ts'
import { goalFacts } from './goalFacts.ts'
import type { DuePasts } from './countedRows.ts'
import { inDomains, type ReadFacts, type ReadWindow } from './windowFacts.ts'
import { readWindowTasks } from './windowTasks.ts'

/** All that the answer about a period is computed from. */
export async function readFacts(deps: Deps, person: Person, period: Period): Promise<ReadFacts> {
  const { db } = deps
  const pieces = piecesOf(period)
  // The two that take longest come one after the other, so that they go to two connections.
  const [window, worked, completed, due, streak, hours] = await Promise.all([
    readWindow(deps, person, { ...period, since: period.compared.from }),
    focusSums(db, person, period),
    completedTasks(db, person.id, pieces),
    dueTasks(db, person.id, pieces),
    readStreak(db, person.id),
    readHours(db, person.id, period),
  ])
  return { window, period, worked: inDomains(worked, window.domains), due, completed, streak, hours }
}

/**
 * The facts that insights rest on, and none of the others.
 *
 * @param period `since` asks for habits from an earlier date on than insights do; of `habit` alone all dates are judged
 */
export async function readWindow(
  deps: Deps,
  person: Person,
  period: Pick<Period, 'window' | 'today'> & { since?: string; habit?: string | undefined },
): Promise<ReadWindow> {
  const { db, now } = deps
  const { window, today, since = window.from, habit } = period
  const [domains, focus, tasks, goals, habits] = await Promise.all([
    readDomains(deps, person),
    focusIntervalsJson(db, person, window),
    readWindowTasks(db, person, window),
    goalFacts(db, person, window, now()),
    readHabitsOfWindow(db, person, { window, today, since, habit }),
  ])
  const { dayRule, weekStart } = person
  return { period: { window, today }, dayRule, weekStart, domains, focus, tasks, goals, habits }
}

/** A person's domains in their order. Who never had any has the first five now. */
export async function readDomains(deps: Deps, person: Person): Promise<DomainFacts[]> {
  const stored = {
    ...domain,
    present: async (_db: Db, _person: Person, rows: readonly StoredDomain[]) => [...rows],
  }
  return (await listRows(deps, person, stored, { limit: domain.maxRows })).items
}

type StoredDomain = Awaited<ReturnType<typeof domain.complete>> & Parameters<typeof domain.present>[2][number]

/** A person's habits of which something may be due in a range, judged in it, each in its domain. */
export async function readDueHabits(
  db: Db,
  person: Person,
  { range, today }: { range: DateRange; today: string },
): Promise<HabitWork[]> {
  const habits = await dueHabits(db, person, range)
  const found = await judgedWithin(db, person, habits, { today, range })
  return found.map(({ habit: { id, name, category, domain_id, goal_id }, judged }) => ({
    id,
    name,
    category,
    domain_id,
    goal_id,
    judged,
  }))
}

/** The same, not judged yet. @param range with the domain that is asked for, `none` for none */
export async function readDuePasts(
  db: Db,
  person: Person,
  { from, to, domain: asked }: DateRange & { domain?: string | undefined },
  today: string,
): Promise<DuePasts> {
  const { id: userId, weekStart } = person
  const wanted = asked === 'none' ? null : asked
  const habits = (await dueHabits(db, person, { from, to })).filter(
    ({ domain_id }) => wanted === undefined || domain_id === wanted,
  )
  const pasts = await oneAtATime(db, userId, () =>
    pastsOf(db, userId, habits, { today, weekStart, rangeOf: () => ({ from, to }) }),
  )
  const found = habits.flatMap(({ id, name, category, domain_id, goal_id }, index) => {
    const past = pasts[index]
    return past ? [{ id, name, category, domain_id, goal_id, past }] : []
  })
  return { from, to, today, weekStart, habits: found }
}

/** How much farther it is looked for the unit that followed the last miss: most habits have one within two months. */
const AHEAD_DAYS = 64
/** Strengths are compared with those at the end of the date before two weeks. */
const COMPARED_DAYS = 14

/** A person's habits as insights need them: with the past up to where it is known whether each miss in the window was a comeback. */
async function readHabitsOfWindow(
  db: Db,
  person: Person,
  {
    window,
    today,
    since,
    habit,
  }: { window: DateRange; today: string; since: string; habit?: string | undefined },
): Promise<ReadWindow['habits']> {
  const { id: userId, weekStart } = person
  const all = await habitsInDomains(db, person)
  const habits = habit === undefined ? all : all.filter(({ id }) => id === habit)
  const strengthsFrom = addDays(window.to, -COMPARED_DAYS)
  const from = habit === undefined ? [since, window.from, strengthsFrom].toSorted()[0] : FIRST_DATE
  const found = new Map<string, ReadWindow['habits'][number]>()
  let left = habits
  for (let ahead = AHEAD_DAYS; left.length > 0; ahead *= 2) {
    const reached = addDays(window.to, ahead)
    const until = reached < today ? reached : today
    const range = { from: from ?? window.from, to: until }
    const asked = { today, weekStart, rangeOf: () => range }
    const pasts = await oneAtATime(db, userId, () => pastsOf(db, userId, left, asked))
    left = left.filter(({ id, name, category, domain_id, goal_id, kind }, index) => {
      const past = pasts[index]
      if (past) found.set(id, { id, name, category, domain_id, goal_id, kind, past, until })
      return past && until < today && !isNextKnown(judgeHabit(past, { today, weekStart, until }), window.to)
    })
  }
  return habits.flatMap(({ id }) => found.get(id) ?? [])
}

/** All dates of a person's streak. */
export async function readStreak(db: Db, userId: UserId): Promise<StreakFacts> {
  const [active, off] = await Promise.all([countedDates(db, userId), daysOffOf(db, userId, '0001-01-01')])
  return { active, off: new Set(off) }
}

/** The tasks that were planned for a time, by weekday and hour. */
export function readHours(
  db: Db,
  userId: UserId,
  { hours, today }: Period,
): Promise<Facts['hours'][number][]> {
  return db.read(HOURS, [userId, hours.from, hours.to, today])
}

const HOURS = `
  select extract(dow from t.scheduled_date)::int as weekday, substr(t.scheduled_time, 1, 2)::int as hour,
    count(*)::int as sample, count(l.user_id)::int as done
  from tasks t
  left join xp_ledger l on ${COMPLETION} and l.occurrence_date = t.scheduled_date
  where t.user_id = $1 and t.scheduled_date between $2 and $3 and t.scheduled_time is not null and t.deleted_at is null
    and (t.scheduled_date < $4 or t.status = 'completed')
  group by 1, 2`
