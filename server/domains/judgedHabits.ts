import { domainOfHabit } from '#shared/domains/figures.ts'
import type { JudgedHabit } from '#shared/habits/judge.ts'
import type { Db } from '#server/db/database.ts'
import { allHabits, judgedOf } from '#server/habits/judged.ts'
import type { StoredHabit } from '#server/habits/storedHabit.ts'
import type { Person } from '#server/http/person.ts'

/** A habit whose `domain_id` is its own, else that of its goal. */
export type HabitInDomain = { habit: StoredHabit; judged: JudgedHabit }

/** A person's habits in their order, judged up to today, each in its domain: three statements, however many they are. */
export async function judgedHabits(db: Db, person: Person, today: string): Promise<HabitInDomain[]> {
  const [habits, goals] = await Promise.all([
    allHabits(db, person.id),
    db.read<{ id: string; domain_id: string }>(DOMAINS_OF_GOALS, [person.id]),
  ])
  const domainOfGoal = new Map(goals.map(({ id, domain_id }) => [id, domain_id]))
  const inDomains = habits.map((habit) => ({ ...habit, domain_id: domainOfHabit(habit, domainOfGoal) }))
  return judgedOf(db, person, inDomains, { today })
}

const DOMAINS_OF_GOALS = 'select id, domain_id from goals where user_id = $1 and domain_id is not null'
