import type { Goal } from '#shared/goals/goal.ts'
import { datesOfGoal } from '#shared/goals/figures.ts'
import type { JudgedHabit } from '#shared/habits/judge.ts'
import type { Db } from '#server/db/database.ts'
import { allHabits, judgedOf } from '#server/habits/judged.ts'
import type { Person } from '#server/http/person.ts'

/** A habit of a goal, judged over the goal's dates. */
export type HabitOfGoal = { goal_id: string; judged: JudgedHabit }

/** The habits that belong to some goals: two statements, however many there are. */
export async function habitsOfGoals(
  db: Db,
  person: Person,
  goals: readonly Pick<Goal, 'id' | 'start_date' | 'target_date'>[],
  today: string,
): Promise<HabitOfGoal[]> {
  const goalOf = new Map(goals.map((goal) => [goal.id, goal]))
  const habits = (await allHabits(db, person.id)).flatMap((habit) => {
    const goal = habit.goal_id === null ? undefined : goalOf.get(habit.goal_id)
    return goal ? [{ ...habit, goal }] : []
  })
  const judged = await judgedOf(db, person, habits, {
    today,
    until: ({ goal }) => datesOfGoal(goal, today).to,
  })
  return judged.map(({ habit: { goal }, judged: each }) => ({ goal_id: goal.id, judged: each }))
}
