import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { onDays } from './rhythm.ts'

/** `swim Tue, bike Thu`: where each part of a sentence is something and its day, the days of the parts. */
export function daysOfParts(words: readonly Word[]): Found[] {
  if (words.length > MOST_WORDS) return []
  const isLast = (at: number) => at === words.length - 1 || endsPart(words, at)
  // `a triathlon in July: | swim Mon, bike Wed`
  const colon = words.findLastIndex(({ text }) => text.endsWith(':'))
  const ends = words.flatMap((_, at) => (at > colon && isLast(at) ? [at] : []))
  const days = ends.map((at) => weekdayOf(words[at]?.plain ?? ''))
  const areAll = ends.every(
    (at, nth) => at - (ends[nth - 1] ?? colon) >= 2 && at - (ends[nth - 1] ?? colon) <= LONGEST_PART,
  )
  const areNamed = ends.every((at) => !NO_ACTIVITY.test(words[at - 1]?.plain ?? ''))
  const isAlone = ends.length === 1 && !PRACTISED.test(patternOf(words[0]?.plain ?? ''))
  if (isAlone || !areAll || !areNamed) return daysBeforeParts(words, ends)
  const found = ends.flatMap((at, nth): Found[] => {
    const day = days[nth] ?? null
    return day === null ? [] : [{ kind: 'rhythm', from: at, to: at + 1, value: onDays([day]) }]
  })
  return found.length === ends.length ? found : daysBeforeParts(words, ends)
}
/** What somebody does each week, so that its day alone is that of each: `swim Tue`. */
const PRACTISED = /^(?:strength|endurance|start_running|flexibility|instrument|language|art|calm)$/
const MOST_WORDS = 15
const LONGEST_PART = 3
/** Behind one of these a day is a date, or one of several. */
const NO_ACTIVITY =
  /^(?:by|on|before|until|till|this|next|from|and|or|due|starts?|starting|every|each|not|no|except|exams?|tests?|interview|[a-z]+days?|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)$/

/** `run Mon 5 km, Wed intervals, Sat long run`: where each part names its day first, the days of the parts. */
function daysBeforeParts(words: readonly Word[], ends: readonly number[]): Found[] {
  if (ends.length < LEAST_PARTS) return []
  const days = ends.map((end, nth) => {
    const begin = nth === 0 ? 0 : (ends[nth - 1] ?? 0) + 1
    const first = /^(?:and|&|\+)$/.test(words[begin]?.plain ?? '') ? begin + 1 : begin
    // Behind the verb of the first one.
    const at = nth === 0 ? [1, 2].find((later) => isDay(words, later)) : first
    return at !== undefined && isDay(words, at) && end > at && end - at <= LONGEST_PART ? at : null
  })
  return days.flatMap((at): Found[] => {
    const day = at === null ? null : weekdayOf(words[at]?.plain ?? '')
    return at === null || day === null || days.includes(null)
      ? []
      : [{ kind: 'rhythm', from: at, to: at + 1, value: onDays([day]) }]
  })
}
const LEAST_PARTS = 3

function isDay(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.plain ?? ''
  return (
    weekdayOf(words[at]?.plain ?? '') !== null &&
    !/^(?:by|on|before|until|till|this|next|from|or|due|starts?|not|no|except)$/.test(
      words[at - 1]?.plain ?? '',
    ) &&
    /^[a-z\d]/.test(next) &&
    !/^(?:and|or|to|at|mornings?|afternoons?|evenings?|nights?|\d{1,2}(?:[:.]\d\d)?(?:am|pm)?|is|are|only)$/.test(
      next,
    )
  )
}
