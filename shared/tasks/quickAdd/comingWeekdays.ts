import { nextWeekday } from '#shared/time/nextWeekday.ts'
import { firstDate } from '#shared/tasks/firstDate.ts'
import { plainRule } from '#shared/tasks/repeating/repeatRule.ts'
import { addDays, addMonths, dayOfWeek, monthOf } from '#shared/time/civil.ts'
import { calendarDate, eitherDate } from './calendarDates.ts'
import { isClosed } from './clauses.ts'
import { spacedTime } from './compactTimes.ts'
import { isHouse } from './counted.ts'
import { isCompound } from './dayNames.ts'
import { isPlainWord, monthOfName, weekdayName, weekdayOf } from './dateWords.ts'
import type { DayReading } from './nearDays.ts'
import { isHourBehindTold } from './toldEvents.ts'
import type { Word } from './words.ts'
import { ordinal, ordinalDay, ordinalOf, spokenDay } from './numbers.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import { joinedDays, weekendDays } from './weekdays.ts'

/** The next such weekday after today. */
export const comingWeekday: Phrase<DayReading> = (words, at, { today }) => {
  const plain = words[at]?.plain ?? ''
  const day = weekdayOf(plain) ?? dayBehindClock(words, at)
  if (day === null || isCompound(words, at)) return null
  const place = isPlainWord(plain) ? 'plain weekday' : 'weekday'
  return { value: { date: comingDay(day, today), place }, to: at + 1 }
}

/** `ballet 5:15 Th`: two letters behind a clear time. */
function dayBehindClock(words: readonly Word[], at: number): number | null {
  const isBehind = /^\d{1,2}(?::\d{2}|(?:[:.]\d{2})?[ap]m?)$/.test(words[at - 1]?.plain ?? '')
  const index = isBehind ? TWO_LETTERS.indexOf(words[at]?.text ?? '') : -1
  return index < 0 ? null : index
}

const TWO_LETTERS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** `dinner saturday 7`, on the Friday before the 7th: the number is the hour, the day is the same. */
const hourOfWeekday: Phrase<DayReading> = (words, at, context) => {
  const read = comingWeekday(words, at, context)
  const number = /^(?:[1-9]|1[0-2])$/.test(words[at + 1]?.plain ?? '') ? Number(words[at + 1]?.plain) : 0
  const isTillLate =
    /^(?:until|till|til)$/.test(words[at + 2]?.plain ?? '') &&
    /^(?:late|clos(?:e|ing))$/.test(words[at + 3]?.plain ?? '') // "drinks sat 7 til late"
  if (/^(?:at$|@)/.test(words[at + 2]?.plain ?? '')) return null // "mon 9 @ 11"
  if (read === null || number === 0) return null
  const isSameDay = read.value.date.endsWith(`-${String(number).padStart(2, '0')}`)
  const isHour = isSameDay && (isTillLate || isClosed(words, at + 2))
  return isHour || (isClosed(words, at + 2) && isHourBehindTold(words, at)) ? read : null
}

/** The number of a day right behind its weekday; "4pm tues, 3 other days" has none. */
const bareNumber: Phrase<{ nth: number; place: 'anywhere' | 'closed' }> = (words, at) => {
  const { plain = '' } = words[at] ?? {}
  const isNumber = /^(?:[1-9]|[12]\d|3[01])$/.test(plain) && words[at - 1]?.text.endsWith(',') !== true
  const next = words[at + 1]?.plain ?? ''
  if (spacedTime(words, at) !== null || isHouse(words, at)) return null // "parents eve thursday 5 45"
  const isHour = Number(plain) <= MOST_HOURS && /^(?:[ap]\.?m|o['’]?clock|ish|noon|midday)$/.test(next)
  if (isHour || /^(?:h|hrs?|hours?|mins?|minutes)$/.test(next)) return null // "jab wednesday 11 am", "dig sun 2 hrs"
  if (
    /^(?:miles?|km|k|laps?|lengths?|reps|sets|pages|people|guests|kids|quid|pounds|kg|bags|boxes)$/.test(next)
  )
    return null // "run sun 8 miles"
  const isRange =
    /^(?:[-–—]|to|until|till?)$/.test(next || (words[at + 1]?.text ?? '')) &&
    /^\d{1,2}(?:[:.]\d\d)?(?:[ap]m?)?$/.test(words[at + 2]?.plain ?? '')
  if (isRange && Number(plain) <= MOST_HOURS) return null // "mon 2 - 4"
  const isCount = /^(?:\p{L}{3,}s|people)$/u.test(next)
  const isNoHour = Number(plain) > 12 && !isCount
  return isNumber
    ? { value: { nth: Number(plain), place: isNoHour ? 'anywhere' : 'closed' }, to: at + 1 }
    : null
}

const MOST_HOURS = 12
const MOST_COUNTED = 5
const numberedDay = sequence(
  weekdayName,
  term((plain) => (/^(?:[1-9]|[12]\d|3[01])$/.test(plain) ? Number(plain) : null)),
)

/** `mon 16 - weds 18`: both numbers are those of their weekdays. */
const numberedDays: Phrase<DayReading> = meaning(
  sequence(numberedDay, keyword('-', '–', 'to', 'until', 'till', 'til', 'thru'), numberedDay),
  ([[first, from], , [last, to]], { today }) => {
    if (Math.max(from, to) <= MOST_HOURS) return null // "away sat 7 til mon 9"
    const date = firstDate({ ...plainRule('MONTHLY'), monthDays: [from] }, today)
    const until = firstDate({ ...plainRule('MONTHLY'), monthDays: [to] }, date)
    return dayOfWeek(date) === first && dayOfWeek(until) === last && date < until
      ? { date, until, place: 'anywhere' }
      : null
  },
)

/** The ordinal of a day without its month: "tues 24th feb" is no tuesday of this month. */
const ordinalAlone: Phrase<number> = (words, at, context) =>
  monthOfName(words[at + 1]?.plain ?? '') === null ? ordinalDay(words, at, context) : null

/** The next such weekday after today, or the date that follows it when the two agree: `tuesday, 3 march`, `sat 14th`. */
export const weekday: Phrase<DayReading> = either<DayReading>(
  // The weekday says which day comes first in `mon 9/3`.
  meaning(sequence(weekdayName, eitherDate), ([day, dates], { today }) => onlyOn(day, dates, today)),
  meaning(sequence(eitherDate, weekdayName), ([dates, day], { today }) => onlyOn(day, dates, today)), // "9/3 mon"
  meaning(sequence(weekdayName, calendarDate), ([day, { date, until }]) =>
    dayOfWeek(date) === day ? { date, place: 'anywhere', ...(until === undefined ? {} : { until }) } : null,
  ),
  numberedDays,
  hourOfWeekday,
  meaning(
    sequence(
      weekdayName,
      either<{ nth: number; place: 'anywhere' | 'closed' }>(
        meaning(sequence(optional(keyword('the')), ordinalAlone), ([, nth]) => ({ nth, place: 'anywhere' })),
        meaning(sequence(keyword('the'), either(spokenDay, ordinal)), ([, nth]) => ({
          nth,
          place: 'anywhere',
        })),
        bareNumber,
      ),
    ),
    ([day, { nth, place }], { today }) => {
      const isFarOn = place === 'anywhere' && nth > MOST_COUNTED // "friday 10th" may be next month's, "thurs, 2nd half" is not
      const months = isFarOn ? [today, monthOf(addMonths(today, 1)).from] : [today]
      const dates = months.map((from) => firstDate({ ...plainRule('MONTHLY'), monthDays: [nth] }, from))
      const date = dates.find((each) => dayOfWeek(each) === day)
      return date === undefined ? null : { date, place }
    },
  ),
  meaning(
    sequence(
      term((plain) => ((ordinalOf(plain) ?? 0) > 0 ? ordinalOf(plain) : null)),
      weekdayName,
    ),
    ([nth, day], { today }) =>
      nth > 5
        ? null
        : { date: firstDate({ ...plainRule('MONTHLY'), weekdays: [{ day, nth }] }, today), place: 'closed' },
  ),
  meaning(weekendDays, ({ first, days }, { today }) => {
    const date = comingDay(first, today)
    return { date, until: addDays(date, days - 1), place: 'weekday' }
  }),
  comingWeekday,
)

/** `not this sat but next`: the one behind it. */
export const notThisDay: Phrase<DayReading> = meaning(
  sequence(
    keyword('not'),
    keyword('this'),
    weekdayName,
    optional(keyword('but')),
    optional(keyword('the')),
    keyword('next'),
    optional(keyword('one')),
    optional(weekdayName),
  ),
  ([, , day, , , , , sameDay], { today }) =>
    sameDay === null || sameDay === day ? { date: addDays(comingDay(day, today), 7), place: 'edge' } : null,
)

/** The one of some dates that is on a weekday; null where several are. */
function onlyOn(day: number, dates: readonly string[], today: string): DayReading | null {
  const [date, ...others] = dates.filter((each) => dayOfWeek(each) === day).toSorted()
  if (date === undefined || others.some((other) => other !== date && !isMuchLater(other, date, today)))
    return null
  return { date, place: 'edge' }
}

/** Whether a day is that far that the other one is meant, which is near: in March "thurs 3/12" is hardly in December. */
function isMuchLater(other: string, date: string, today: string): boolean {
  return date <= addDays(today, NEAR_DAYS) && other >= addDays(today, FAR_DAYS)
}

const NEAR_DAYS = 45
const FAR_DAYS = 150

/** `every other tue 4 starting 3/10`: the weekday before says which of two dates is the first one. */
export const dateOfWeekdayBefore: Phrase<DayReading> = (words, at, context) => {
  const read = eitherDate(words, at, context)
  const days = words
    .slice(Math.max(0, at - NEAR), at)
    .flatMap((_, index) => daysNamed(words, Math.max(0, at - NEAR) + index, context))
  const dates = read?.value.filter((each) => days.includes(dayOfWeek(each))) ?? []
  const value =
    read !== null && days.length === 1 ? onlyOn(days[0] ?? 0, read.value, context.today) : onlyDate(dates)
  return read && value && { value, to: read.to }
}

const NEAR = 5 // words

/** The weekdays of a word: `tue`, `tuesdays`, `t/th`. */
const daysNamed = (...[words, at, context]: Parameters<Phrase<DayReading>>): readonly number[] => {
  const day = weekdayOf(words[at]?.plain.replace(/(?<=day)s$/, '') ?? '')
  return day === null ? (joinedDays(words, at, context)?.value ?? []) : [day]
}

/** The only one of some dates. */
function onlyDate([date, ...others]: readonly string[]): DayReading | null {
  return date === undefined || others.length > 0 ? null : { date, place: 'edge' }
}

export function comingDay(day: number, today: string): string {
  return nextWeekday(addDays(today, 1), day)
}
