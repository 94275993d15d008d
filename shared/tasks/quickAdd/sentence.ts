import { uncapitalised } from '#shared/text/capitalised.ts'
import { describeRule } from '#shared/tasks/repeating/repeat.ts'
import { TASK_DEFAULTS } from '#shared/tasks/task.ts'
import { clockOf, minutesOf } from '#shared/time/civil.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { shortDay } from '#shared/time/names.ts'
import type { Plan } from './plan.ts'

/**
 * The task to be created, in one sentence: `Gym — Tue 3 March, 07:00 to 07:45, every Monday`.
 *
 * @param shown how a clock time is written, `HH:MM` as it is
 */
export function sentenceOf(title: string, plan: Plan, today: string, shown = (time: string) => time): string {
  const { recurrence, due_date } = plan
  return [
    `${title} — ${whenOf(plan, today, shown)}`,
    ...(recurrence ? [uncapitalised(describeRule(recurrence, today))] : []),
    ...(due_date ? [`due ${shortDay(due_date, today)}`] : []),
  ].join(', ')
}

function whenOf(plan: Plan, today: string, shown: (time: string) => string): string {
  const { scheduled_date, scheduled_time, estimated_duration } = plan
  const length = estimated_duration === undefined ? '' : `, ${minutesInWords(estimated_duration)}`
  if (!scheduled_date) return `unscheduled${length}`
  const day = shortDay(scheduled_date, today)
  if (!scheduled_time) return `${day}, any time${length}`
  const end = minutesOf(scheduled_time) + (estimated_duration ?? TASK_DEFAULTS.estimated_duration)
  return `${day}, ${shown(scheduled_time)} to ${shown(clockOf(end))}`
}
