import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found, Subject } from '#shared/planning/goalSentence/found.ts'
import { isDuring, OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { dayWindow } from '#shared/planning/goalSentence/times/times.ts'
import { onWeekday } from './deadlines.ts'
import { areDaysOfStudy, firstOfDays } from './severalDays.ts'

/** `the interview | on Monday at 10`: the date of what one gets ready for. */
export function dateOfOccasion(
  words: readonly Word[],
  from: number,
  context: SentenceContext,
  subject: Subject,
): Found | null {
  const before = words[from - 1]?.plain ?? ''
  // `2 hours on Tuesday and 4 | on Saturday`
  const isOfLength =
    /^(?:\d+(?:[.,]\d+)?)?(?:h|hrs?|hours?|mins?|minutes?)$/.test(before) ||
    (/^\d$/.test(before) && /^(?:and|plus|&)$/.test(words[from - 2]?.plain ?? ''))
  const isDated = subject.isDated || (OCCASION.test(before) && !isDuring(words, from)) || ONCE.test(before)
  const day =
    isDated && !isOfLength && !areDaysOfStudy(words, from)
      ? (firstOfDays(words, from, context) ?? onWeekday(words, from, context))
      : null
  // `the interview on Monday at 10`: the time is that of the interview too.
  const time = day && words[day.to]?.plain === 'at' ? dayWindow(words, day.to, context) : null
  return day && { kind: 'deadline', from, to: time?.to ?? day.to, value: { date: day.value } }
}
/** What takes place once: `first date on Saturday`. */
export const ONCE =
  /^(?:date|appointment|meeting|premiere|show|performance|barbecue|bbq|dinner|checkup|check-up)$/
