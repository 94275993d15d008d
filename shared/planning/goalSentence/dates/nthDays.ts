import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from '#shared/planning/goalSentence/words/clauses.ts'
import { addDays, dayOfWeek, monthOf } from '#shared/time/civil.ts'
import { monthOfName, weekdayName } from '#shared/tasks/quickAdd/dateWords.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'

const SATURDAY = 6
const NTH: Readonly<Record<string, number | undefined>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
}

/** `the second Saturday in May`, `the last weekend of June`: a weekend by its Saturday. */
export const nthDay: Phrase<string> = meaning(
  sequence(
    optional(keyword('on', 'over', 'during')),
    optional(keyword('the')),
    term((plain) => (plain === 'last' ? 'last' : (NTH[plain] ?? null))),
    either<number | null>(
      weekdayName,
      meaning(keyword('weekend'), () => SATURDAY),
    ),
    keyword('of', 'in'),
    term(monthOfName),
  ),
  ([, , nth, weekday, , month], { today }) => {
    const day = weekday ?? SATURDAY
    const year = Number(today.slice(0, 4))
    return (
      [year, year + 1]
        .map((each) => nthOf(`${each}-${String(month).padStart(2, '0')}-01`, day, nth))
        .find((date) => date > today) ?? null
    )
  },
)

function nthOf(first: string, weekday: number, nth: number | 'last'): string {
  const { to } = monthOf(first)
  if (nth === 'last') return addDays(to, -((dayOfWeek(to) - weekday + 7) % 7))
  return addDays(first, ((weekday - dayOfWeek(first) + 7) % 7) + 7 * (nth - 1))
}

/** `on the 1st and 3rd Friday of the month`: of each month, which no field can say. @returns the index behind it, or null */
export function daysOfEachMonth(words: readonly Word[], at: number): number | null {
  if (!/^(?:on|every)$/.test(words[at]?.plain ?? '')) return null
  const found = OF_EACH_MONTH.exec(`${clauseText(words, at, 12)} `)?.[0]
  return found === undefined ? null : at + found.trim().split(' ').length
}
const NTH_OF_MONTH = '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|last)'
const OF_EACH_MONTH = new RegExp(
  `^(?:on|every) (?:the )?(?:1st|2nd|3rd|4th|first|second|third|fourth)(?: (?:and|&) (?:the )?(?:1st|2nd|3rd|4th|first|second|third|fourth|last))+ (?:mon|tues|wednes|thurs|fri|satur|sun)days?(?= )(?! (?:of|in) (?!the\\b|each\\b|every\\b|a\\b))|^(?:on|every) (?:the )?${NTH_OF_MONTH}(?: (?:[a-z]+day )?(?:and|&|or) (?:the )?${NTH_OF_MONTH})+ (?:[a-z]+days? )?(?:of|in) (?:the|a|each|every) month(?= )`,
)
