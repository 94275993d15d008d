import type { Cause, Effect, IfThen } from '#shared/ifThens/ifThen.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** The names of tasks and habits, by id; undefined for one that is not known. */
export type NameOf = (id: string) => string | undefined

/** What a plan waits for, in a sentence that begins with "If" or "When". */
export function causeInWords(cause: Cause, nameOf: NameOf): string {
  switch (cause.type) {
    case 'moment':
      return `When it is ${shownTime(cause.time)} ${daysInWords(cause.days)}`
    case 'after':
      return `When “${subjectOf(cause, nameOf)}” is done`
    case 'missed':
      return `If “${subjectOf(cause, nameOf)}” was missed the day before`
  }
}

/** What a plan suggests. */
export function effectInWords(then: Effect, nameOf: NameOf): string {
  return then.type === 'task' ? then.title : (nameOf(then.habit_id) ?? 'a habit')
}

/** The cause of a plan without names: its obstacle, where it has one. */
export function causeInShort({ obstacle, if: cause }: Pick<IfThen, 'obstacle' | 'if'>): string {
  if (obstacle !== '') return obstacle
  return cause.type === 'moment'
    ? `At ${shownTime(cause.time)}`
    : cause.type === 'after'
      ? 'After it'
      : 'If missed'
}

/** The same for what it suggests. */
export function effectInShort(then: Effect): string {
  return then.type === 'task' ? then.title : 'a habit'
}

function subjectOf({ task_id, habit_id }: { task_id?: string; habit_id?: string }, nameOf: NameOf): string {
  return nameOf(task_id ?? habit_id ?? '') ?? (task_id ? 'a task' : 'a habit')
}

function daysInWords(days: readonly number[]): string {
  if (days.length === 7) return 'on any day'
  const isWeekdays = days.length === 5 && !days.includes(0) && !days.includes(6)
  if (isWeekdays) return 'from Monday to Friday'
  const names = days.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((day) => WEEKDAY_NAMES[day] ?? '')
  return `on ${new Intl.ListFormat('en').format(names)}`
}
