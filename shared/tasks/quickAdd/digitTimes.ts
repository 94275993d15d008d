import { isClosed } from './clauses.ts'
import { type Clock, militaryIn } from './clock.ts'
import { compactClock, isPaid, isYearTold, NUMBERED, THINGS, YEAR } from './compactTimes.ts'
import { isDateWord } from './dayNames.ts'
import type { Parser } from './parser.ts'
import { OCCASION } from './occasions.ts'
import type { Word } from './words.ts'

const HOUR = 60
const NEARBY = 8 // words
/** What leaves or comes to the minute, and is hardly named by a number as a bus or a flight is. */
const DEPARTING =
  /^(?:train|coach|ferry|tram|tube|eurostar|sailing|dep|departs?|departing|leaves?|leaving|lands|arr|arrives?|arriving)$/
/** What begins then, beside {@link OCCASION}s: "fri gig doors 1915", "sun panto 1430 w nan". */
const BEGINNING =
  /^(?:panto|warm-?up|photos?|disco|induction|fitting|matinee|consult(?:ation)?|pick-?up|drop-?off|now|ready)$/
/** Of these digits say how far or how often: "swim 1500 sat". */
const MEASURED = /^(?:swim|swimming|gym|spin|run|walk|row|bike|parkrun)$/
/** Behind one of these digits say which or how many: "film 1130" is none, "from 1950", "score of 930". */
const COUNTING =
  /^(?:flight|flt|page|score|scored|top|version|year|since|from|in|of|to|by|at|on|for|about|over|under|than|vs|v|no|the|a|an|my|his|her|their|and|or|plus|only|per|read|write|row|swim|walk|run|bike|cycle|burn|eat|drink|do|sell|print|make|need|get|reach|hit|beat|type|lift|squat|bench|deadlift|watch|find|fix|use|add|count|safe|acct|account|movie|book|part|limit|max|min|target|goal|total)$/
const PART = /^(?:am|pm|morn(?:ing)?|aft(?:ernoon)?|eve(?:ning)?|night|tonight)$/
/** What is counted behind digits, whatever is before them. */
const UNIT =
  /^(?:k|kg|g|km|m|metres?|miles?|ml|l|cals?|kcal|calories|steps|words|reps|lengths|laps|people|guests|kids|percent|%|x|of|per|each|max|min)$/

/**
 * Hours in three or four digits away from their day: `train 1752 from leeds thu`, `fri lunch w Jo 1230`. They count where nothing else
 * is the time: see `doubtfulDigits.ts`.
 */
export const parseDigitTime: Parser = (words, at) => {
  const time = digitTime(words, at)
  if (time === null) return null
  const { minutes, isFixed } = time
  const finding = {
    kind: 'time',
    time: minutes,
    isOnFace: !isFixed,
    hasMinutes: true,
    isInDigits: true,
  } as const
  return { place: 'beside', finding, length: 1 }
}

function digitTime(words: readonly Word[], at: number): Clock | null {
  const { plain = '', text = '' } = words[at] ?? {}
  if (!/^\d{3,4}[,;.!?]?$/.test(text)) return null
  const time = plain.length === 3 ? clockOnFace(plain) : militaryIn(plain)
  if (time === null || UNIT.test(words[at + 1]?.plain ?? '')) return null
  const { plain: before = '' } = words[at - 1] ?? {}
  if (NUMBERED.test(before) || COUNTING.test(before)) return null
  if (DEPARTING.test(before)) return time
  if (PART.test(before) && isDateWord(words, at - 2) && !YEAR.test(plain)) return time // "driving test tues morn 1014"
  if (time.minutes % 5 !== 0 || isPaid(words, at) || isYearTold(words, at)) return null
  const isMoved = /^(?:pick|drop)$/.test(words[at - 2]?.plain ?? '') && /^(?:up|off)$/.test(before)
  const isOfEvent =
    at > 0 && (isMoved || OCCASION.test(before) || BEGINNING.test(before)) && !isRound(plain, before)
  return isOfEvent || isSaidOfLine(words, at) ? time : null
}

/** `930`; the minutes of three digits are more often those of a clock in quarters of an hour. */
function clockOnFace(plain: string): Clock | null {
  const [hour, minutes] = [Number(plain.slice(0, 1)), Number(plain.slice(1))]
  if (hour === 0 || minutes >= HOUR || minutes === 0) return null
  return { minutes: hour * HOUR + minutes, half: null, isCertain: false, isFixed: false, hasMinutes: true }
}

/** Whether digits are more often a measure than a time: "swim 1500", "gym 0900" is a time. */
function isRound(plain: string, before: string): boolean {
  return MEASURED.test(before) && !plain.startsWith('0') && compactClock(plain) === null
}

/** Whether digits end a clause, begin the line before what takes place, or have a part of the day in their line. */
function isSaidOfLine(words: readonly Word[], at: number): boolean {
  const { plain = '' } = words[at] ?? {}
  const around = words.slice(Math.max(0, at - NEARBY), at + NEARBY)
  const isHour = /^(?:1[3-9]|2[0-3])00$/.test(plain) && around.some((word) => OCCASION.test(word.plain)) // "interview fri at hq 1400"
  const isClock =
    isHour || compactClock(plain) !== null || /^(?:0[5-9]|1\d|2[0-3])(?:[0-5]5|[1-5]0)$/.test(plain)
  const [next = '', afterNext = ''] = [words[at + 1]?.plain, words[at + 2]?.plain]
  if (at === 0) return isClock && (OCCASION.test(next) || OCCASION.test(afterNext)) && !next.endsWith('s')
  const isWord =
    /^\p{Ll}+[,;]?$/u.test(words[at - 1]?.text ?? '') && !/^\d+$/.test(words[at - 2]?.plain ?? '')
  if (!isWord || YEAR.test(plain)) return false
  const isOneOfTwo = around.some((word) => word !== words[at] && /^\d{3,4}$/.test(word.plain)) // "meet jo 1230 or sam 1330 fri"
  if (isOneOfTwo) return false
  const isThing = THINGS.test(next) && !isDateWord(words, at + 1)
  const isOfPart = around.some((word) => PART.test(word.plain)) && !isThing
  return isOfPart || (isClock && isClosed(words, at + 1))
}
