import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'

const SUM = '([$€£]?\\d[\\d.,]*k?(?: ?(?:euros?|dollars?|pounds|quid|bucks))?)'
const WHEN = `((?:on |every )?(?:${DAY})(?![a-z])|(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of (?:the|each|every) month)?|weekly|monthly|fortnightly|bi-?weekly|every (?:second|other|2nd|two|2) (?:${DAY}(?![a-z])|weeks?)|every (?:week|month))`
const PAID = `(?:(?:i|we) )?(?:(?:get|i'?m|am|getting) )?paid`
const EACH = '(?: (?:each|every|per|a)(?: (?:time|payday|pay ?day|pay ?check|pay))?)'

/** What is put by on each day of pay. Rarer than weekly, and not monthly, it is one condition, about which is asked. */
function sumThen(all: string, sum: string, when: string): string {
  if (RARER.test(when)) return all.replace(/(?<=[a-z\d]),? (?=[$€£]?\d)/i, ' ')
  return `${sum} a ${/\d|month/i.test(when) ? 'month' : 'week'}`
}
const RARER = /second|other|2nd|two| 2 |fortnight|bi-?weekly/i
const PAID_FIRST: Rewriting = (all, pause = '', when = '', sum = '') =>
  `${pause}${sumThen(all.slice(pause.length), sum, when)}`
const PAID_LAST: Rewriting = (all, pause = '', sum = '', when = '') =>
  RARER.test(when) ? all : `${pause}${sumThen(all.slice(pause.length), sum, when)}`

/** `paid every second Friday, 200 each time`: the sum of each day of pay. */
export const PAYDAYS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `([,;.]\\s+| - )${PAID} ${WHEN},? (?:so |and )?(?:(?:put|save|set aside|putting|saving) )?${SUM}${EACH}(?=\\s*(?:[,;.!]|$))`,
      'gi',
    ),
    PAID_FIRST,
  ],
  [
    new RegExp(
      `([,;.]\\s+| - )(?:(?:put|save|set aside) )?${SUM}${EACH},? (?:and |as )?${PAID} ${WHEN}(?=\\s*(?:[,;.!]|$))`,
      'gi',
    ),
    PAID_LAST,
  ],
  // `pay off my card, paid every second Friday`
  [new RegExp(`([,;.]\\s+| - )paid (?=${WHEN}(?:\\s*[.!]|$))`, 'gi'), '$1i get paid '],
]
