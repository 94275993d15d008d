import type { Task } from '#shared/tasks/task.ts'
import { dayInShort, minutesInWords } from '#shared/time/format.ts'
import { isGamified } from '#web/settings/gamification.ts'
import { shownSpan } from '../shownSpan.ts'

export type FactsLineOptions = {
  withDate?: boolean
  /** Leaves out the duration where from when to when says it. */
  isDense?: boolean
}

/** When, how long and for how much: "07:00–07:45 · 25 XP". */
export function factsLine(task: Task, { withDate = false, isDense = false }: FactsLineOptions = {}): string {
  const { scheduled_date, scheduled_time, estimated_duration, xp_reward } = task
  const facts = [
    withDate && scheduled_date !== null && dayInShort(scheduled_date),
    shownSpan(task) ?? (scheduled_date === null ? 'Not scheduled' : 'Any time'),
    (!isDense || scheduled_time === null) && minutesInWords(estimated_duration),
    isGamified() && `${xp_reward} XP`,
  ]
  return facts.filter(Boolean).join(' · ')
}
