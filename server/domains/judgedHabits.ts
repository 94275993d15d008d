import { domainOfHabit } from '#shared/domains/figures.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Db } from '#server/kit/db/database.ts'
import { allHabits, type Judged, judgedOf, restsSince } from '#server/habits/judged.ts'
import type { StoredHabit } from '#server/habits/storedHabit.ts'
import type { Person } from '#server/kit/http/person.ts'

/** A habit whose `domain_id` is its own, else that of its goal. */
export type HabitInDomain = Judged<StoredHabit>

/** A person's habits in their order, each in its domain, of which something may be due in a range: two statements. */
export async function dueHabits(db: Db, person: Person, { from }: DateRange): Promise<StoredHabit[]> {
  return (await habitsInDomains(db, person)).filter((habit) => !restsSince(habit, from))
}

/** A person's habits in their order, each in its domain: two statements, however many they are. */
export async function habitsInDomains(db: Db, person: Person): Promise<StoredHabit[]> {
  const [habits, goals] = await Promise.all([
    allHabits(db, person.id),
    db.read<{ id: string; domain_id: string }>(DOMAINS_OF_GOALS, [person.id]),
  ])
  const domainOfGoal = new Map(goals.map(({ id, domain_id }) => [id, domain_id]))
  return habits.map((habit) => ({ ...habit, domain_id: domainOfHabit(habit, domainOfGoal) }))
}

/** Habits with the dates of a range judged. */
export function judgedWithin(
  db: Db,
  person: Person,
  habits: readonly StoredHabit[],
  { today, range }: { today: string; range: DateRange },
): Promise<HabitInDomain[]> {
  return judgedOf(db, person, habits, { today, rangeOf: () => range })
}

const DOMAINS_OF_GOALS = 'select id, domain_id from goals where user_id = $1 and domain_id is not null'
