import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { monthOfName } from '#shared/tasks/quickAdd/dateWords.ts'

/**
 * `revise for A levels | from January`: who revises begins then, as only a month is named. Of `exams starting on 18 January` and `mocks
 * from January` that is not sure.
 */
export function isRevisedFrom(words: readonly Word[], at: number): boolean {
  const [exam, lead] = [words[at - 1]?.plain ?? '', words[at]?.plain ?? '']
  const isFrom = lead === 'from' ? OVER_WEEKS.test(exam) : /^(?:starting|beginning)$/.test(lead)
  if (!isFrom || (lead !== 'from' && !IN_EARLY_SUMMER.test(exam))) return false
  if (!words.slice(0, at - 1).some(({ plain }) => REVISES.test(plain))) return false
  const begin = /^(?:in|from)$/.test(words[at + 1]?.plain ?? '') ? at + 2 : at + 1
  const month = words[begin]?.plain ?? ''
  const isMonth = monthOfName(month) !== null && !/^(?:may|june?)$/.test(month)
  const next = words[begin + 1]?.plain ?? ''
  return (
    (isMonth && !/^(?:\d|(?:to|until|till|half|half-term|term|mocks?|exams?)$|-|–)/.test(next)) ||
    (month === 'next' && next === 'month')
  )
}

const REVISES = /^(?:revis(?:e|ing)|study(?:ing)?|cram(?:ming)?|prep(?:are|aring|ping)?)$/
const OVER_WEEKS = /^(?:a-?levels|levels|gcses?|finals|exams)$/
/** Exams of which everybody knows when they are. */
const IN_EARLY_SUMMER = /^(?:a-?levels|levels|gcses?)$/
