import { nextWeekday } from '#shared/time/nextWeekday.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { addDays } from '#shared/time/civil.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { dayPartWindow } from '#shared/planning/goalSentence/times/dayParts.ts'
import { dayWindow } from '#shared/planning/goalSentence/times/times.ts'

/** What is over once it is done: `get my fridge sorted`, `return the library books`, `clean the oven`. */
const DEED =
  /(?:^|\b(?:to|and|then) )(?:(?:get|have) (?:my|the|our|all|this|that)(?: [a-z'-]+){1,4} (?:sorted|done|fixed|clean(?:ed)?|washed|finished|ready|repaired|tidied|serviced|checked|printed|framed|organi[sz]ed)(?: out| up)?|(?:buy|return|submit|hand in|fix|finish|send|renew|cancel|assemble|hang|install|mount|pick up|drop off|deliver|replace|repair|post|file) (?:my|the|our|an?|that|this|some)(?: [a-z'-]+){1,4}|(?:call|visit) the [a-z]+|(?:clean|tidy|sort|organi[sz]e|declutter|defrost|wash)(?: out| up)? (?:my|the|our) (?:[a-z]+ )?(?:oven|fridge|freezer|garage|basement|attic|loft|wardrobe|closet|shed|gutters|windows|car|desk|pantry|drawers?))$/
const BEGINS = /^(?:on$|mon|tue|wed|thu|fri|sat|sun)/i
/** So many words of a deed are looked at. */
const LONGEST_DEED = 9

/** `get my fridge sorted Sunday evening`: on the next such day, and not each week. @returns its date, with its time */
export function deedOfOneDay(words: readonly Word[], from: number, context: SentenceContext): Found[] | null {
  if (from < 3 || !BEGINS.test(words[from]?.text ?? '')) return null
  const first = words[from]?.plain ?? ''
  const at = first === 'on' ? from + 1 : from
  const day = weekdayOf(at === from ? first : (words[at]?.plain ?? ''))
  const next = words[at + 1]?.plain ?? ''
  if (day === null || /^(?:and|or|&|to|-|–|if|only)$/.test(next) || weekdayOf(next) !== null) return null
  const deed = words.slice(Math.max(0, from - LONGEST_DEED), from).map(({ plain }) => plain)
  if (!DEED.test(deed.join(' '))) return null
  const date = nextWeekday(addDays(context.today, 1), day)
  const time = dayPartWindow(words, at + 1, context) ?? dayWindow(words, at + 1, context)
  if (time && next.endsWith('s')) return null
  return [
    { kind: 'deadline', from, to: time?.to ?? at + 1, value: { date } },
    ...(time ? [{ kind: 'window' as const, from: at + 1, to: time.to, value: time.value }] : []),
  ]
}
