import type { Goal } from '#shared/goals/goal.ts'
import { datesOfGoal } from '#shared/goals/figures.ts'
import type { JudgedHabit } from '#shared/habits/judge.ts'
import { type HabitWork, workUpTo } from '#shared/habits/work.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Db } from '#server/kit/db/database.ts'
import { allHabits, judgedOf } from '#server/habits/judged.ts'
import type { StoredHabit } from '#server/habits/storedHabit.ts'
import type { Person } from '#server/kit/http/person.ts'

/** A habit of a goal, judged from a date on to the end of the goal's dates, and its work before those. */
export type HabitOfGoal = { goal_id: string; judged: JudgedHabit; before: HabitWork }

/**
 * The habits that belong to some goals: three statements, however many there are.
 *
 * @param since the first date that is asked for by itself
 */
export async function habitsOfGoals(
  db: Db,
  person: Person,
  goals: readonly Pick<Goal, 'id' | 'start_date' | 'target_date'>[],
  { today, since }: { today: string; since: string },
): Promise<HabitOfGoal[]> {
  const goalOf = new Map(goals.map((goal) => [goal.id, goal]))
  const habits = (await allHabits(db, person.id)).flatMap((habit) => {
    const goal = habit.goal_id === null ? undefined : goalOf.get(habit.goal_id)
    return goal ? [{ ...habit, goal }] : []
  })
  const [judged, before] = await Promise.all([
    judgedOf(db, person, habits, {
      today,
      rangeOf: ({ goal }) => {
        const { to } = datesOfGoal(goal, today)
        return { from: since < to ? since : to, to }
      },
    }),
    workBefore(db, person, habits, today),
  ])
  return judged.map(({ habit: { id, goal }, judged: each }) => ({
    goal_id: goal.id,
    judged: each,
    before: before.get(id) ?? NONE,
  }))
}

/** The work of a habit from the goal's start up to a date, included. */
export function workOfGoalUpTo({ judged, before }: HabitOfGoal, date: string): HabitWork {
  const { due, kept } = workUpTo(judged, date)
  return { due: Math.max(0, due - before.due), kept: Math.max(0, kept - before.kept) }
}

const NONE: HabitWork = { due: 0, kept: 0 }

/** The work before the goal of each habit, by id. Most began with their goal or after it. */
async function workBefore(
  db: Db,
  person: Person,
  habits: readonly (StoredHabit & { goal: Pick<Goal, 'start_date'> })[],
  today: string,
): Promise<ReadonlyMap<string, HabitWork>> {
  const older = habits.filter(({ start_date, goal }) => start_date < goal.start_date)
  const lastOf = ({ start_date }: Pick<Goal, 'start_date'>) => addDays(start_date, -1)
  const judged = await judgedOf(db, person, older, {
    today,
    rangeOf: ({ goal }) => ({ from: lastOf(goal), to: lastOf(goal) }),
  })
  return new Map(judged.map(({ habit, judged: each }) => [habit.id, workUpTo(each, lastOf(habit.goal))]))
}
