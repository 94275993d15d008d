import { type Clock, militaryIn } from './clock.ts'
import { monthOfName, weekdayOf } from './dateWords.ts'
import { isDateWord } from './dayNames.ts'
import { IN_PLURAL } from './occasions.ts'
import type { Phrase } from './phrase.ts'
import { correctedClock } from './correctedDigits.ts'
import type { Word } from './words.ts'

const MONEY =
  /^(?:pay|paid|owe|owes|transfer|refund|spend|spent|save|deposit|tip|charge|donate|money|buy|fare|fees?|lend|lent|borrow|price|cost|costs|invoice|budget)$/
const NEARBY = 6
const HOUR = 60
/** Behind one of these digits name something: "order 1030 mon", "cab 315 mon". */
const NUMBERED =
  /^(?:invoice|order|ref|po|code|flat|room|rm|bus|route|number|no|unit|form|highway|cab|ticket|apt|boiler|model|extension|ext|dial|ring|call|bmw|audi|volvo|peugeot|renault|boeing|airbus|nikon|canon|garmin|casio|lego|pin|password|passcode|combo|mobile|tel)$/
/** What is counted behind digits: "thurs 330 ml", "tues 315 leaflets". */
export const THINGS = /^(?:\p{L}{3,}s|people|kg|km|cm|ml|g|m|k|cals?|kcal|steps?|words?|of|per|x|%)$/u
/** `weekdays 0915`; but "take 330 daily" */
const OTHER_DAYS =
  /^(?:only|weekdays|workdays|weekends|today|tonight|mornings?|evenings?|afternoons?|eve|eves)$/
/** `2026-03-18 1420`, `18/3 0930`, `mon 9th 830` */
const DATE_IN_DIGITS = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}(?:st|nd|rd|th))$/
/** "sat 2 15 kg bags", "tues 2 30 min calls" */
const COUNTED_BEHIND =
  /^(?:\p{L}{3,}s|people|min|minute|hour|hr|sec|second|mile|year|day|page|kg|km|cm|ml|g|m|k|x|%|of|per)$/u
const COMPACT = /^(\d|1[0-2])(15|30|45)$/

/** A time in digits without a mark, beside its day: `train 0742 thurs`, `1030 sun service`, `standup 945 tomorrow`; round ones are counts more often. */
export function compactTime(words: readonly Word[], at: number): Clock | null {
  const plain = words[at]?.plain ?? ''
  const corrected = correctedClock(words, at)
  const isTakingBack = corrected !== null && words[at - 1]?.plain === 'no' // "vet weds 5 no 530"
  if (isNumberOfThing(words, at) && !isTakingBack) return null
  const isEarly = /^0[5-9][0-5][05]$/.test(plain) && (at === 0 || at === words.length - 1) // "physio 0730"
  if (corrected !== null) return isPaid(words, at) ? null : corrected
  if (!isBesideDay(words, at) && !isEarly) return null
  const isFree = !isPaid(words, at)
  const isBehindDate = /^\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?$/.test(words[at - 1]?.plain ?? '') // "2026-03-19 1100"
  if (isBehindDate && isFree && /^(?:0[6-9]|1\d|2[0-3])00$/.test(plain)) return militaryIn(plain)
  if (/^0\d{3}$/.test(plain) || (/^\d\d(?:[1-4][05]|[05]5|50)$/.test(plain) && isFree))
    return militaryIn(plain)
  const next = words[at + 1]?.plain ?? ''
  const isCount = THINGS.test(next) && !isDay(words, at + 1) && !IN_PLURAL.test(next)
  return isFree && plain.length === 3 && !isCount ? compactClock(plain) : null
}

/** Whether digits name what is before them; a bus of four digits is when it leaves: "bus 1120 to whitby". */
export function isNumberOfThing(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.plain ?? ''
  const isDeparture = before === 'bus' && /^[012]\d[0-5][05]$/.test(words[at]?.plain ?? '')
  return NUMBERED.test(before) && !isDeparture
}

/** `315`, `1130`: hours and minutes of the clock's face, in quarters of an hour. */
export function compactClock(plain: string): Clock | null {
  const [, hour = '', minute = ''] = COMPACT.exec(plain) ?? []
  if (hour === '' || hour === '0') return null
  const minutes = Number(hour) * HOUR + Number(minute)
  return { minutes, half: null, isCertain: false, isFixed: false, hasMinutes: true }
}

/** `11 50` of "10 to 11 50". */
export const spacedClock: Phrase<Clock> = (words, at) => {
  const value = spacedMinutes(words, at)
  return value && { value, to: at + 2 }
}

function spacedMinutes(words: readonly Word[], at: number): Clock | null {
  const [hour = '', minute = ''] = [words[at]?.text, words[at + 1]?.plain]
  const areNumbers = /^(?:[1-9]|1[0-2])$/.test(hour) && /^[1-5][05]$/.test(minute)
  if (!areNumbers || COUNTED_BEHIND.test(words[at + 2]?.plain ?? '')) return null
  const minutes = Number(hour) * HOUR + Number(minute)
  return { minutes, half: null, isCertain: false, isFixed: false, hasMinutes: true }
}

/** `leg wax 5 45 fri`, `dentist tues 3 30`: hours and minutes apart, directly before or behind a day. */
export function spacedTime(words: readonly Word[], at: number): Clock | null {
  const minute = words[at + 1]
  const isQuarter = /^(?:15|30|45)$/.test(minute?.plain ?? '')
  const isBeforeDay = isQuarter && isNearDay(words, at + 2)
  const isBehindDay =
    (words[at - 1]?.plain === 'at' || isNearDay(words, at - 1)) && !/^\d/.test(words[at + 2]?.plain ?? '')
  if (!(isBeforeDay || isBehindDay) || isPaid(words, at)) return null
  if (isQuarter && minute?.text.endsWith(',')) return compactClock(`${words[at]?.text}${minute.plain}`)
  return spacedMinutes(words, at)
}

/** A weekday or tomorrow in words, or a month behind its day. */
function isNearDay(words: readonly Word[], at: number): boolean {
  const plain = words[at]?.plain ?? ''
  if (monthOfName(plain) !== null) return /^\d/.test(words[at - 1]?.plain ?? '') // "8th april 9 20"
  return weekdayOf(plain) !== null || plain === 'tomorrow'
}

/** `1730`, which is a time behind `at` and the like. */
export const militaryTime: Phrase<Clock> = (words, at) => {
  const value = isYearTold(words, at) ? null : militaryIn(words[at]?.plain ?? '')
  return value && { value, to: at + 1 }
}

/** Whether the words around are about money, so that a number may be an amount. */
export function isPaid(words: readonly Word[], at: number): boolean {
  const around = words.slice(Math.max(0, at - NEARBY), at + NEARBY)
  return around.some(
    ({ plain }, index) =>
      MONEY.test(plain) && !(plain === 'tip' && OF_PLACE.test(around[index + 1]?.plain ?? '')),
  )
}

/** "tip shuts 4 sat", "tip run 930" */
const OF_PLACE = /^(?:opens|shuts|closes|run|trip)$/

/** What is told of years: "research ww2 from 1950", "history essay 1945". */
const TOLD =
  /^(?:research|history|historical|ww[12]|war|decade|era|archives?|records?|album|music|songs|data|stats|census|novels?|biography|literature|photos|stamps|coins|vintage|built|born|since|election|essay|read)$/

/** Digits that are years as well: 1900 to 2059. */
export const YEAR = /^(?:19|20)[0-5]\d$/

/** Whether digits are a year among words about the past. */
export function isYearTold(words: readonly Word[], at: number): boolean {
  const around = words.slice(Math.max(0, at - NEARBY), at + NEARBY)
  return YEAR.test(words[at]?.plain ?? '') && around.some(({ plain }) => TOLD.test(plain))
}

/** Whether a day in words is next to an index, or one in digits before it. */
function isBesideDay(words: readonly Word[], at: number): boolean {
  const isBehindDate = DATE_IN_DIGITS.test(words[at - 1]?.plain ?? '')
  const isBeforeDate =
    (/^(?:next|this|on|every|each|first|last|1st)$/.test(words[at + 1]?.plain ?? '') &&
      isDay(words, at + 2)) || // "1930 next tuesday"
    (/^\d{1,2}(?:st|nd|rd|th)?$/.test(words[at + 1]?.plain ?? '') && isDay(words, at + 2)) || // "0730 5 march"
    (/^\d{1,2}(?:st|nd|rd|th)$/.test(words[words[at + 1]?.plain === 'the' ? at + 2 : at + 1]?.plain ?? '') &&
      words[at]?.plain.length === 4) || // "0730 the 6th"
    (words[at + 1]?.plain === 'the' && words[at + 2]?.plain === 'day') || // "1930 the day after tomorrow"
    (words[at + 1]?.plain === 'in' &&
      /^(?:\d+|a|an|two|three|four|five|six)$/.test(words[at + 2]?.plain ?? '')) ||
    (words[at + 1]?.plain === 'on' && /^\d{1,2}(?:st|nd|rd|th)?$/.test(words[at + 2]?.plain ?? '')) ||
    (words[at]?.plain.length === 4 &&
      /^(?:every|each|everyday|daily|weekly|monthly|fortnightly|once|end)$/.test(words[at + 1]?.plain ?? ''))
  const isBehindRhythm =
    words[at]?.plain.length === 4 &&
    /^(?:everyday|daily|weekly|fortnightly|biweekly|monthly)$/.test(words[at - 1]?.plain ?? '') // "fortnightly 0730"
  return isDay(words, at - 1) || isDay(words, at + 1) || isBehindDate || isBeforeDate || isBehindRhythm
}

function isDay(words: readonly Word[], at: number): boolean {
  const { plain = '' } = words[at] ?? {}
  return OTHER_DAYS.test(plain) || (/^\p{L}/u.test(plain) && isDateWord(words, at))
}
