import {
  ARTICLES,
  ARROW,
  CLAUSE_END,
  DEPARTURES,
  isBehindVerbWithIn,
  isClosed,
  isTimeOfThing,
} from './clauses.ts'
import { isCounted } from './counted.ts'
import { weekdayOf } from './dateWords.ts'
import { isDateWord, isNamedDay } from './dayNames.ts'
import { isAfterNext, isMovedAway, isNameBehindTitle, isOfSomebody, isOneOfSeveral } from './otherDays.ts'
import type { Finding } from './parser.ts'
import { type Word, wordSet } from './words.ts'

const MOST_AROUND = 6 // words
/** Behind one of these words a date, time or length is the title's: "the 7pm class", "plan my Friday", "work until 7pm". */
const BINDING = wordSet(
  'the a an my our your his their its any no every each per last past previous vs of about re to with w/ from between and or ' +
    'until till til before after since thru through was were missed originally formerly',
)
/** Behind one of these a weekday is none in particular: "some Friday". */
const INDEFINITE = wordSet('some that following')
/** Behind one of these a number is a limit: "over 30 minutes". */
const LIMITING = wordSet('over under than beat sub')
/** Before some weekdays' short forms these make another word: "he sat", "they wed", "more sun". */
const PLAIN_WORDS: Record<string, ReadonlySet<string>> = {
  sat: wordSet('he she they we who i you'),
  wed: wordSet('he she they we who i you'),
  sun: wordSet('some any no more enough less much in'),
}
/** Behind one of these a repetition is of several times a day: "twice daily". */
const SEVERAL_TIMES = /^(?:twice|thrice|times|\d+x|x\d+)$/
/** Behind one of these a length is that of each of several: "2 x 20min calls". */
const TIMES_EACH = /^(?:\d*x|\d*×)$/
/** "arrive 15 min early" */
const OFF_TIME = /^(?:early|earlier|late|later|ahead|away|ago)$/
const ASKING = wordSet('where how why when which that')
/** How far something is from one of these is no length: "5 min before closing". */
const MOMENTS = wordSet('closing boarding departure takeoff landing kickoff checkout checkin')
/** `book 11:20 train for sunday`: what has a time of its own, and what is done before that. */
const BOOKING = wordSet('book buy reserve rebook cancel change')

/** Whether the words before or behind make a date, time or length a part of the title. */
export function isBound(line: readonly Word[], from: number, to: number, finding: Finding): boolean {
  const { kind } = finding
  const before = line[from - 1]?.plain ?? ''
  const first = line[from]?.text ?? ''
  const isDay = kind === 'date' || kind === 'repeat' || kind === 'due'
  return (
    (BINDING.has(before.replace(/^\(/, '')) && !CLAUSE_END.test(line[from - 1]?.text ?? '')) || // "14th … no: fri 13th"
    (kind === 'time' && isHers(line, from, to)) ||
    (kind === 'time' && isInEitherHalf(line, from, finding)) ||
    (isDay && (isNamedDay(line, from) || isIndefinite(line, from))) ||
    (kind === 'repeat' && SEVERAL_TIMES.test(before)) ||
    (!isDay && LIMITING.has(before)) ||
    (kind === 'time' && before === 'not') ||
    (kind !== 'duration' && isCounted(line, from)) ||
    (finding.kind === 'duration' &&
      (isDistanceInTime(line, to, finding.minutes) ||
        TIMES_EACH.test(before) ||
        OFF_TIME.test(line[to]?.plain ?? ''))) ||
    (isDay && (isNumberedWeek(line, from, to) || isOfOtherWeek(line, from))) ||
    (kind === 'time' && before === 'for' && isTimeOfThing(line, from, to)) ||
    (kind === 'time' && BOOKING.has(before) && DEPARTURES.has(line[to]?.plain ?? '')) ||
    (kind === 'time' && before === 'in' && !isBehindVerbWithIn(line, from)) ||
    /^(?:of|per)$/.test(line[to]?.plain ?? '') ||
    (/^\/(?:day|night|d)$/.test(line[to]?.plain ?? '') && isBehindDay(line, to)) ||
    isMovedOn(line, to) ||
    (kind !== 'duration' && isMovedAway(line, to)) ||
    (isDay && (isNameBehindTitle(line, from) || isAfterNext(line, to) || isOfSomebody(line, from))) ||
    (kind === 'date' && /^w(?:ee)?k$/.test(before) && /^\d+$/.test(first)) || // "wk 2 april"
    (kind === 'date' && isOneOfSeveral(line, from, to)) ||
    (/^\d/.test(first) && line[to]?.plain === 'to' && first.includes(':')) // "3:10 to Yuma"
  )
}

/** Whether the words before name a day, so that how long something takes a day is not said of the line: "mocks start 20 apr revise 2hrs/day". */
export function isBehindDay(line: readonly Word[], at: number): boolean {
  return line
    .slice(Math.max(0, at - MOST_AROUND), at)
    .some((_, index) => isDateWord(line, Math.max(0, at - MOST_AROUND) + index))
}

/** Whether a number names the week of a weekday, of a term or a plan: "zoom wed wk 12", not "dinner fri wk 7pm". */
function isNumberedWeek(line: readonly Word[], from: number, to: number): boolean {
  const isWeek = /^w(?:ee)?k$/.test(line[to - 1]?.text ?? '') && weekdayOf(line[from]?.plain ?? '') !== null
  return isWeek && to === from + 2 && /^\d{1,2}$/.test(line[to]?.plain ?? '') // not "tues next week 10 am"
}

/** Between these, people leave for work and come home from it. */
const [COMMUTE_FROM, COMMUTE_UNTIL] = [5 * 60, 7 * 60]
const COMMUTE = /^(?:train|bus|coach|tram|tube|ferry|lift)$/
const PART =
  /^(?:am|pm|morn(?:ing)?|aft(?:ernoon)?|eve(?:ning)?|night|tonight|early|late|work|school|home|college)$/

/** Whether a train may as well leave in the morning as in the evening: "lift 6.50 tues", not "train 6.50 fri eve". */
function isInEitherHalf(line: readonly Word[], from: number, finding: Finding): boolean {
  if (finding.kind !== 'time' || !finding.isOnFace || !COMMUTE.test(line[from - 1]?.plain ?? '')) return false
  const around = line.slice(Math.max(0, from - MOST_AROUND), from + MOST_AROUND)
  return (
    finding.time >= COMMUTE_FROM &&
    finding.time < COMMUTE_UNTIL &&
    !around.some(({ plain }) => PART.test(plain))
  )
}

/** Whether a time is that of somebody's thing: "ask about her 2pm slot", but "call her 2pm". */
function isHers(line: readonly Word[], from: number, to: number): boolean {
  const isOwned =
    line[from - 1]?.plain === 'her' && /^(?:about|re|for|to|of|with)$/.test(line[from - 2]?.plain ?? '')
  return isOwned && !isClosed(line, to) && !isDateWord(line, to)
}

/** Whether an arrow says what the time or day before it has become: "standup 9:30 -> 10", not "train 9:30 -> Leeds". */
function isMovedOn(line: readonly Word[], to: number): boolean {
  return (
    ARROW.test(line[to]?.text ?? '') && (/^\d/.test(line[to + 1]?.text ?? '') || isDateWord(line, to + 1))
  )
}

const LONG = 120 // minutes
/** What takes no time, so that minutes before something say when. */
const INSTANT =
  /^(?:take|pills?|tablets?|meds|medicine|antibiotics?|antihistamines?|inhaler|dose|drops|leave|arrive|alarm|remind)$/

/** Whether a length says how far something is from a time: "2h before 18:40", but "15 minutes before breakfast". */
function isDistanceInTime(line: readonly Word[], to: number, minutes: number): boolean {
  const next = line[to + 1]?.plain ?? ''
  const isInNoTime = line.slice(Math.max(0, to - 8), to).some(({ plain }) => INSTANT.test(plain))
  const isFar = minutes >= LONG || isInNoTime || next === '' // "feed starter 12h before bake", "take pill 1hr before bed"
  return /^(?:before|after)$/.test(line[to]?.plain ?? '') && (isFar || /^\d/.test(next) || MOMENTS.has(next))
}

/** Whether a day is that of one of two weeks in turn: "wk A mon, wk B thu". */
function isOfOtherWeek(line: readonly Word[], from: number): boolean {
  return /^[A-Da-d]$/.test(line[from - 1]?.plain ?? '') && /^(?:wk|week)$/.test(line[from - 2]?.plain ?? '')
}

/** Whether a weekday is none in particular, or another word: "some Friday", "he sat", "where the cat sat". */
function isIndefinite(line: readonly Word[], from: number): boolean {
  const [before = '', plain = ''] = [line[from - 1]?.plain, line[from]?.plain]
  if (INDEFINITE.has(before)) return weekdayOf(plain.replace(/s$/, '')) !== null
  if (!Object.hasOwn(PLAIN_WORDS, plain)) return false
  const isClause = ARTICLES.has(line[from - 2]?.plain ?? '') && ASKING.has(line[from - 3]?.plain ?? '')
  return PLAIN_WORDS[plain]?.has(before) === true || (plain === 'sat' && isClause)
}
