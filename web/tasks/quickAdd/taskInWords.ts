import type { Plan } from '#shared/tasks/quickAdd/plan.ts'
import { sentenceOf } from '#shared/tasks/quickAdd/sentence.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** The task to be created, in one sentence, with its times as this device shows them. @param today the person's date */
export function taskInWords(title: string, task: Plan, today: string): string {
  return sentenceOf(title, task, today, shownTime)
}
