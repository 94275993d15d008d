import type { Habit } from '#shared/habits/habit.ts'

/** A habit as it is being written: its target is the text that was typed. */
export type HabitForm = Pick<
  Habit,
  | 'name'
  | 'icon'
  | 'category'
  | 'domain_id'
  | 'goal_id'
  | 'archived'
  | 'kind'
  | 'aim'
  | 'unit'
  | 'schedule'
  | 'start_date'
  | 'targetTime'
  | 'duration'
  | 'reminders'
  | 'xpReward'
  | 'pauses'
> & { target: string }

/** What the fields of a form share. */
export type FormPart = {
  form: HabitForm
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<HabitForm>) => void
}
