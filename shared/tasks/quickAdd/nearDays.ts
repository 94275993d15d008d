import { addDays } from '#shared/time/civil.ts'
import type { DateReading } from './calendarDates.ts'
import { isClosed } from './clauses.ts'
import { either, keyword, meaning, optional, type Phrase, sequence } from './phrase.ts'
import type { Word } from './words.ts'

/** A date by its distance from today, with the part of the day where one is named. */
export type DayReading = DateReading & {
  time?: number
  isEvening?: boolean
  until?: string
  endTime?: number
  length?: number
  isFeast?: boolean
}

const TONIGHT = 20 * 60

/** `tom` is a name, unless a time or a part of the day follows: "run tom 6am". Not behind one of these: "call tom 6am". */
const BEFORE_NAMES =
  'call ask meet tell text email mail phone ring message see visit pay help thank remind invite to with for from and dear pick drive join via'.split(
    ' ',
  )
const CLOCK =
  /^(?:@?\d{1,2}(?:[:.]?\d{2})?(?:[ap]m?|-?ish)?|at|noon|midnight|morning|afternoon|evening|night|eve|am|pm|morn|aft|arvo|lunchtime)(?:[-–].*)?$/
const BEFORE_TOM =
  /^(?:\d{1,2}(?:[:.]?\d{2})?(?:[ap]m?|-?ish)?(?:[-–]\d{1,2}(?:[:.]?\d{2})?(?:[ap]m?)?)?|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/
const CERTAIN_TIME = /^\d{1,2}(?:(?:[:.]?\d{2})?[ap]m?|[:.]\d{2})$/
const NUMBER = /^@?\d{1,2}(?:[:.]?\d{2})?(?:[ap]m?)?$/
const JOINING = /^(?:and|n|&|\+)$/
const LENGTH_UNIT = /^(?:days?|weeks?|wks?)$/

const tom: Phrase<string> = (words, at) => {
  const { plain, text = '' } = words[at] ?? {}
  if (plain !== 'tom') return null
  const [before = '', next = ''] = [words[at - 1]?.plain, words[at + 1]?.plain]
  const isLast = isClosed(words, at + 1) // "quarter to eight tom: bus", "gym 7a tom"
  const isBehindLength = before === 'from' && LENGTH_UNIT.test(words[at - 2]?.plain ?? '') // "2 weeks from tom"
  if (isBehindLength) return { value: 'tom', to: at + 1 }
  const isBeforeThing = /^(?:first|1st|last)$/.test(next) && words[at + 2]?.plain === 'thing'
  const isBeforeTime = text === 'tom' && (CLOCK.test(next) || isBeforeThing)
  const isBetween = CERTAIN_TIME.test(before) && !JOINING.test(next) // "check in 3pm tom hotel Sol", not "lunch 1pm tom and Ann"
  const isBehindThing = before === 'thing' && /^(?:first|1st|last)$/.test(words[at - 2]?.plain ?? '')
  const isBehindTime =
    (isBehindThing || BEFORE_TOM.test(before)) && /^tom[:,]?$/.test(text) && (isLast || isBetween)
  const isDue = before === 'due' && text === plain // "hw due tom"
  const isTomorrow = isDue || isBeforeTime || text === 'tom:' || isBehindTime || isLastOfTime(words, at)
  return isTomorrow && !BEFORE_NAMES.includes(before) ? { value: 'tom', to: at + 1 } : null
}

/** `7:15 train to work tom`: the last word of a line that has a time. */
function isLastOfTime(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== 'tom' || at !== words.length - 1) return false
  const isOther = /^(?:uncle|dr|mr|old|the|a|my|our|his|her|their|n|[&+])$/.test(words[at - 1]?.plain ?? '')
  return !isOther && words.slice(0, at).some(({ plain }) => NUMBER.test(plain))
}

const tomorrow = either(keyword('tomorrow'), tom)

/** `today`, `tonight`, `tomorrow`, `day after tomorrow`, `yesterday`, `tomorrow week`. */
export const nearDay: Phrase<DayReading> = either<DayReading>(
  meaning(sequence(optional(keyword('later')), keyword('today')), (_, { today }) => ({
    date: today,
    place: 'anywhere',
  })),
  meaning(keyword('tonight'), (_, { today }) => ({
    date: today,
    place: 'anywhere',
    time: TONIGHT,
    isEvening: true,
  })),
  meaning(sequence(tomorrow, optional(keyword('week'))), ([, week], { today }) => ({
    date: addDays(today, week === null ? 1 : 8),
    place: 'anywhere',
  })),
  meaning(sequence(optional(keyword('the')), keyword('day'), keyword('after'), tomorrow), (_, { today }) => ({
    date: addDays(today, 2),
    place: 'anywhere',
  })),
  meaning(keyword('yesterday'), (_, { today }) => ({ date: addDays(today, -1), place: 'weekday' })),
)

/** Whether a word names the evening of today. */
export function isTonight(word: Word | undefined): boolean {
  return word?.plain === 'tonight'
}
