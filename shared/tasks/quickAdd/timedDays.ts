import { addDays, daysBetween, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { calendarDate } from './calendarDates.ts'
import { clock, likelyTime, militaryIn } from './clock.ts'
import { comingDay } from './comingWeekdays.ts'
import { dayPart, weekdayName } from './dateWords.ts'
import { isDateWord } from './dayNames.ts'
import { shortPart } from './dayParts.ts'
import type { DayReading } from './nearDays.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import { relativeDate } from './relativeDates.ts'

const DAYS_PER_WEEK = 7
const TO = new Set(['-', '–', '—', 'to', 'until', 'till', 'til', 'through', 'thru'])
const BEGINNING = /^(?:\d.*|from|noon|midnight|tom|today|tonight|this|next)$/
const MOST_OF_DAY = 6 // words of the first day and its time

/** `fri 0800 - sat 0800` */
const inFourDigits = term((plain) => (/(?:00|15|30|45)$/.test(plain) ? militaryIn(plain) : null))
const certainTime = meaning(either(inFourDigits, clock), (time) => (time.isCertain ? likelyTime(time) : null))
const oneDay = either<DayReading>(relativeDate, calendarDate)

/** `fri 5pm`, `5pm on friday`. */
const timedDay: Phrase<{ day: DayReading; time: number }> = either(
  meaning(sequence(oneDay, optional(keyword('at')), certainTime), ([day, , time]) => ({ day, time })),
  meaning(sequence(certainTime, optional(keyword('on')), oneDay), ([time, , day]) => ({ day, time })),
)

const daysWithTimes: Phrase<DayReading> = meaning(
  sequence(optional(keyword('from')), timedDay, keyword(...TO), timedDay),
  ([, { day, time }, , last]) => {
    if (day.time !== undefined || last.day.time !== undefined) return null
    const isNextWeek = last.day.date < day.date && last.day.place.includes('weekday')
    const until = isNextWeek ? addDays(last.day.date, DAYS_PER_WEEK) : last.day.date
    const length = daysBetween(day.date, until) * MINUTES_PER_DAY + last.time - time
    if (until <= day.date) return null
    return length < MINUTES_PER_DAY
      ? { date: day.date, time, length, place: 'anywhere' }
      : { date: day.date, until, time, endTime: last.time, place: 'anywhere' }
  },
)

/** `thurs night to sun` */
const daysFromPart: Phrase<DayReading> = (words, at, context) => {
  const read = sequence(
    weekdayName,
    either(dayPart, shortPart),
    keyword(...TO),
    weekdayName,
  )(words, at, context)
  if (read === null || /^\d/.test(words[read.to]?.plain ?? '')) return null
  const [first, time, , last] = read.value
  const date = comingDay(first, context.today)
  const until = comingDay(last, date)
  return first === last ? null : { value: { date, until, time, place: 'edge' }, to: read.to }
}

/** `mon 9a to fri 5p`, `10pm fri - 6am sat`: from a time of one day to a time of another, which is due then when it is a day or more. */
export const timedDays: Phrase<DayReading> = (words, at, context) => {
  if (!BEGINNING.test(words[at]?.plain ?? '') && !isDateWord(words, at)) return null
  const isJoined = words.slice(at, at + MOST_OF_DAY).some(({ plain }) => TO.has(plain)) // read without need, each word costs
  const read = isJoined ? either(daysWithTimes, daysFromPart)(words, at, context) : null
  const isOfOthers =
    read !== null &&
    (isDateWord(words, read.to) || /^(?:weekends?|weekdays?)$/.test(words[read.to]?.plain ?? '')) // "7am mon to fri 8am weekends"
  return isOfOthers ? null : read
}
