import type { Candidate } from './candidates.ts'
import { isArticle, isClosed } from './clauses.ts'
import { areMinutesOfRange } from './clockRanges.ts'
import { weekdayOf } from './dateWords.ts'
import { isBehindPerson, isDateWord } from './dayNames.ts'
import { isBeforeMore, isBeforeOccasion, OCCASION } from './occasions.ts'
import type { Finding } from './parser.ts'
import type { Word } from './words.ts'

/** Where a line has several times and one of them stands beside its day, without the others: `van 8am thurs, collect at 5`. */
export function withTimeOfDay(all: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const free = withoutTimesBefore(all, words)
  const days = free.filter(({ finding: { kind } }) => kind === 'date' || kind === 'repeat')
  const isBesideDay = ({ from, to, place }: Candidate) =>
    days.some((day) =>
      place === 'behind day'
        ? day.to === from && isHourOf(day.finding, words, from, to)
        : day.to === from || day.from === to,
    )
  const times = free.filter(
    (each) => each.finding.kind === 'time' && (each.place !== 'behind day' || isBesideDay(each)),
  )
  const isNumbered = (day: Candidate) =>
    /^\d+$/.test(words[day.from - 1]?.text ?? '') &&
    free.some(
      ({ finding, place, to }) => finding.kind === 'time' && place === 'behind day' && to === day.from,
    )
  const numbered = days.find(isNumbered) // "collect cake 11 sat, party 2-4"
  if (numbered !== undefined)
    return free.filter((each) => !times.includes(each) || areInOneClause(numbered, each, words))
  const beside = times.filter(isBesideDay)
  const [timeOfDay] = beside
  if (timeOfDay !== undefined && beside.length === 1)
    return free.filter((each) => each.finding.kind !== 'time' || each === timeOfDay)
  if (times.length < 2) return [...free]
  const isInClause = (time: Candidate) => days.some((day) => areInOneClause(day, time, words)) // "may 2 wedding 1:30, car at noon"
  const ofDay = beside.length > 0 ? beside : times.filter(isInClause)
  return ofDay.length === 1 ? free.filter((each) => !times.includes(each) || ofDay.includes(each)) : [...free]
}

/** Whether a time is when people are there or get up for what has its own: "mri 8.45 arrive 8.15", "car boot 6am up at 5". */
function isOfArrival(
  { finding, from }: Candidate,
  free: readonly Candidate[],
  words: readonly Word[],
): boolean {
  return (
    finding.kind === 'time' &&
    /^(?:arrive|arriving|there|up)$/.test(words[from - 1]?.plain ?? '') &&
    free.some(
      (time) =>
        time.finding.kind === 'time' &&
        (time.finding.hasMinutes || time.place === 'anywhere') &&
        time.to < from,
    )
  )
}

/** Whether a time is of what is done then: "drs 9.50 w jack then school by 11 tues". */
function isOfNext({ finding, from }: Candidate, free: readonly Candidate[], words: readonly Word[]): boolean {
  const before = words.slice(Math.max(0, from - MOST_OF_NEXT), from)
  return (
    finding.kind === 'time' &&
    before.some(({ plain }) => plain === 'then') &&
    free.some((time) => time.finding.kind === 'time' && time.finding.hasMinutes && time.to < from - 1)
  )
}

/** Without when people leave or meet for what has its own time: "match sun ko 10.30 leave 9.15". */
function withoutTimesBefore(free: readonly Candidate[], words: readonly Word[]): readonly Candidate[] {
  const isBehind = (each: Candidate, names: RegExp) =>
    each.finding.kind === 'time' && names.test(words[each.from - 1]?.plain ?? '')
  const isLater = ({ finding, from }: Candidate) =>
    finding.kind === 'time' &&
    words[from - 1]?.plain === 'for' &&
    free.some((time) => time.finding.kind === 'time' && time.finding.isAfter === true && time.to === from - 1) // "7 for 7.30 sat"
  const isOfMeal = ({ finding, from }: Candidate) =>
    finding.kind === 'time' &&
    words[isPossessive(words, from - 2) ? from - 3 : from - 2]?.plain === 'for' &&
    free.some(
      (time) =>
        time.finding.kind === 'time' &&
        (time.place === 'anywhere' || time.finding.hasMinutes || isHourBeforeDay(time, free)) &&
        time.to < from - 1,
    ) // "pick up Nan 11 fri for her appt 11.40", "oven on 4pm for tea at 6", "8.20 bus wed for interview 9.30"
  const isEnd = ({ finding, from, place }: Candidate) =>
    finding.kind === 'time' &&
    finding.isDeadline === true &&
    place !== 'beside' &&
    free.some(
      (time) =>
        time.finding.kind === 'time' &&
        time.isIntroduced === true &&
        time.to < from &&
        !time.finding.isDeadline,
    ) // "washing on at 7 hang out by 9"
  const isOfCollection = ({ finding, from }: Candidate) =>
    finding.kind === 'time' &&
    isCollectedBefore(words, from) &&
    (words.slice(0, from).some(({ plain }) => /^(?:drop|take)$/.test(plain)) ||
      free.some((time) => time.finding.kind === 'time' && time.finding.hasMinutes && time.to < from - 1)) // "drop Ella at brownies 6 pick up 7.30", "appt mum 3.15 pick her up 2.30"
  const withoutLater = free.filter(
    (each) =>
      !isLater(each) &&
      !isOfMeal(each) &&
      !isOfArrival(each, free, words) &&
      !isEnd(each) &&
      !isOfNext(each, free, words) &&
      !isOfCollection(each),
  )
  const begins = free.some((each) => isBehind(each, /^(?:ko|k\/o|kick-?off|tip-?off)$/))
  const departs = free.some((each) => isBehind(each, /^(?:dep|departs?|departing|leaves?|leaving|out)$/))
  if (departs && !begins)
    return withoutLater.filter(
      (each) => !isBehind(each, /^(?:ret|returns?|returning|back|home|arr|arrives?|arriving)$/),
    )
  return begins
    ? withoutLater.filter(
        (each) => !isBehind(each, /^(?:leave|leaving|meet|arrive|warm-?up|coach|bus|minibus)$/),
      )
    : withoutLater
}

function isPossessive(words: readonly Word[], at: number): boolean {
  return /^(?:the|my|our|his|her|their)$/.test(words[at]?.plain ?? '')
}

/** Whether an hour alone has its day right behind it. */
function isHourBeforeDay({ to }: Candidate, free: readonly Candidate[]): boolean {
  return free.some((day) => day.finding.kind === 'date' && day.from === to)
}

const [MOST_OF_VERB, MOST_OF_NEXT] = [3, 4] // words

/** Whether somebody is collected right before an index: "collect", "pick up", "pick her up". */
export function isCollectedBefore(words: readonly Word[], from: number): boolean {
  const last = words[from - 1]?.plain ?? ''
  const before = words.slice(Math.max(0, from - MOST_OF_VERB), from)
  return /^(?:collect|pickup)$/.test(last) || (last === 'up' && before.some(({ plain }) => plain === 'pick'))
}

function areInOneClause(one: Candidate, other: Candidate, words: readonly Word[]): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one]
  return !words.slice(first.to - 1, last.from).some(({ text }) => /[,;]$/.test(text))
}

/** Whether a weekday has its time right behind it: `wed 3-4 team sync`. */
export function isTimedDay({ place, to, finding }: Candidate, next: Candidate): boolean {
  const isRepeat = finding.kind === 'repeat' && (place === 'end' || place === 'closed') // "thursdays from 6 to 8", "daily 8a drops"
  const isOrdinal = place === 'ordinal' && next.finding.kind === 'time' && next.finding.length !== undefined // "the 21st 9-5 stall"
  const isDay = place === 'weekday' || place === 'plain weekday' || isRepeat || isOrdinal
  return isDay && next.from === to && next.finding.kind === 'time' && next.place !== 'behind day'
}

/** Whether a time has its day right behind it: `7 to 9 tomorrow evening`, `10 til 12 sat`, `noon on the 14th`. */
export function isTimeOfDay({ place, to, finding }: Candidate, next: Candidate): boolean {
  if (finding.kind !== 'time' || next.finding.kind !== 'date' || next.from !== to) return false
  const isIntroduced = next.isIntroduced === true && place !== 'behind day'
  const isDay = next.place !== 'ordinal' && next.place !== 'closed' && next.place !== 'end'
  return isIntroduced || ((place === 'beside' || place === 'end') && isDay)
}

/** Whether hours at the end are those of a day elsewhere: "saturday bbq at Tom's from 2", "every tue: rehearsal 7-9", "fri 13th film night 9". */
export function isHourOfLine(
  { finding, from, isIntroduced, place }: Candidate,
  free: readonly Candidate[],
  words: readonly Word[],
): boolean {
  if (finding.kind !== 'time') return false
  const isOnly = free.every((each) => each.finding === finding || !isTimeOfAny(each, free))
  const isMinutes = finding.length === undefined || /^\d{1,2}[:.]\d\d[-–]/.test(words[from]?.text ?? '')
  const isClock = isOnly && finding.hasMinutes && isMinutes && place === 'beside' // "tomorrow physio 9.40", "tues squad 5.45-7 then tesco"
  const isApart = finding.hasMinutes && words[from - 1]?.text.endsWith(',') === true // "chiro fri, 3 of 6, 11.20"
  const isOfVerb = isOnly && /^(?:collect|finish|finishes)$/.test(words[from - 1]?.plain ?? '') // "half day thurs collect 12"
  const isOfOccasion =
    isOfVerb ||
    isHourOfEvening(finding.time, words, from) ||
    (finding.length !== undefined &&
      isOnly &&
      /^(?:in|home|here|there|time|anytime)$/.test(words[from - 1]?.plain ?? '')) || // "gardener thurs, be in 9-11"
    isIntroduced === true ||
    isApart ||
    isClock ||
    OCCASION.test(words[from - 1]?.plain ?? '') ||
    isBehindPerson(words, from) || // "coffee w Ann 2 on fri"
    isBehindMet(words, from) ||
    isBehindPlace(words, from)
  const isOnDay = free.some(
    ({ finding: day }) => day.kind === 'date' || (day.kind === 'repeat' && day.rule.weekdays.length > 0),
  )
  if (isOnlyBeside(place) && (isOfOccasion || isHoursOfPart(finding, free))) return isOnDay
  const isUnderHeading = /[:,]$/.test(words[endOfFirst(free) - 1]?.text ?? '')
  const isPlanned = free.some(({ finding: { kind } }) => kind === 'date' || kind === 'repeat') // "due thurs: slides 4 to 9"
  return finding.length !== undefined && isUnderHeading && isPlanned
}

/** Whether hours are those of the part of a day that the line names: "weds eve zumba w jas 7 to 8 church hall". */
export function isHoursOfPart(finding: Finding, free: readonly Candidate[]): boolean {
  const isRange = finding.kind === 'time' && finding.length !== undefined
  const times = free.filter((each) => each.finding.kind === 'time')
  return (
    isRange &&
    times.length === 1 &&
    free.some(({ finding: day }) => day.kind === 'date' && day.time !== undefined)
  )
}

const MET = /^(?:call|ring|phone|meet|collect|fetch|drop)$/

/** Whether an hour stands between who is met or called and its day: "pick up Nan 11 fri", "call Jo 9 mon"; not "call room 3 mon". */
function isBehindMet(words: readonly Word[], from: number): boolean {
  const isMet =
    MET.test(words[from - 2]?.plain ?? '') ||
    (words[from - 2]?.plain === 'up' && words[from - 3]?.plain === 'pick')
  const isHour = /^(?:[1-9]|1[0-2])$/.test(words[from]?.text ?? '')
  const isOther = words.slice(0, from - 2).some(({ plain }) => /^(?:drop|take)$/.test(plain)) // "drop mia 7.45 pick up jack 3 weds"
  return (
    isMet &&
    isHour &&
    !isOther &&
    /^\p{L}+$/u.test(words[from - 1]?.text ?? '') &&
    isDateWord(words, from + 1)
  )
}

/** Whether a candidate is a time: a number alone is none without a day beside it. */
function isTimeOfAny({ finding, place, from, to }: Candidate, free: readonly Candidate[]): boolean {
  const isDay = (each: Candidate) => each.finding.kind === 'date' || each.finding.kind === 'repeat'
  const isBesideDay = () => free.some((each) => isDay(each) && (each.to === from || each.from === to))
  return finding.kind === 'time' && (place !== 'behind day' || isBesideDay())
}

const EVENING_EVENT =
  /^(?:do|drinks|dinner|meal|party|gig|concert|pub|quiz|bbq|curry|cinema|film|movie|reunion|pizza|tapas|karaoke)$/
const NUMBERED =
  /^(?:screen|table|gate|studio|hall|court|pitch|room|rm|floor|row|part|pt|no|number|for|x|of|and|to|or|from)$/
const [EVENING_FROM, EVENING_UNTIL] = [5 * 60, 10 * 60]

/** Whether an hour ends the line of what is in the evening: "leaving do fri 13th spoons 7". */
function isHourOfEvening(time: number, words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.text ?? ''
  const isLast = from === words.length - 1 && /^\p{L}+$/u.test(before) && !NUMBERED.test(before.toLowerCase())
  if (!isLast || time < EVENING_FROM || time > EVENING_UNTIL) return false
  return words.slice(Math.max(0, from - NEARBY), from).some(({ plain }) => EVENING_EVENT.test(plain))
}

const NEARBY = 8 // words
const UNIT =
  /^(?:km|k|kg|g|lbs?|miles?|mi|m|metres?|h|hrs?|hours?|mins?|minutes|l|litres?|x|%|gb|mb|stars?|each|per|version|or|and|to|percent|points?|gpa)$/

/** Whether a number with its minutes may be nothing but a time, whatever follows: "wed 4th parents consult 4.20 ms patel". */
export function isClockOfLine({ finding, place, from, to }: Candidate, words: readonly Word[]): boolean {
  const isMinutes =
    finding.kind === 'time' && (finding.length === undefined || areMinutesOfRange(words, from))
  const isClock = isMinutes && finding.hasMinutes && place === 'beside'
  const isInDigits = finding.kind === 'time' && finding.isInDigits === true // "coach 0745 to oxford fri"
  return isClock && (isInDigits || !UNIT.test(words[to]?.plain ?? ''))
}

/** Whether a place is named before an index: "drop car at garage 8 tues", "lunch at the Ivy 1 sat". */
function isBehindPlace(words: readonly Word[], from: number): boolean {
  const isNamed = /^\p{L}[\p{L}'’]*$/u.test(words[from - 1]?.text ?? '')
  const isDefinite = /^(?:the|my|our|his|her|their)$/.test(words[from - 2]?.plain ?? '')
  const before = words[from - (isDefinite ? 3 : 2)]?.text ?? ''
  const isMoved = /^(?:get|pick|collect|fetch|drop|take|run)$/.test(words[0]?.plain ?? '') // "get sam from footy 4 today"
  return isNamed && (isMoved ? /^(?:at|@|from|to)$/ : /^(?:at|@)$/).test(before)
}

/** Whether minutes at an edge of a line are how long it takes, as the line says when: "tom 6am yoga 45m", "20m stretch every morning". */
export function isLengthOfLine(
  { finding, place }: Pick<Candidate, 'finding' | 'place'>,
  free: readonly Candidate[],
): boolean {
  return finding.kind === 'duration' && place === 'beside' && saysWhen(free)
}

/** Whether several minutes or hours are how long it takes, wherever they stand in a line that says when: "study 2 hrs chem tomorrow". */
export function isLengthInWords(
  { finding, place, from, to }: Candidate,
  free: readonly Candidate[],
  words: readonly Word[],
): boolean {
  if (/^(?:wait|order|buy|add|extend|delay|save|pay)$/.test(words[from - 1]?.plain ?? '')) return false
  const isSeveral = finding.kind === 'duration' && place === 'edge' && SEVERAL.test(words[to - 1]?.text ?? '')
  return isSeveral && !BEHIND_OTHER_LENGTH.test(words[to]?.plain ?? '') && saysWhen(free)
}

const SEVERAL = /^(?:mins|minutes|hrs|hours)$/
/** Before one of these a length is of something else: "2 hours to charge", "10 mins late". */
const BEHIND_OTHER_LENGTH =
  /^(?:to|of|before|after|from|past|late|early|earlier|later|away|ago|each|per|a|drive|flight|into|sleep)$/

function saysWhen(free: readonly Candidate[]): boolean {
  return free.some(
    ({ finding: { kind } }) => kind === 'date' || kind === 'time' || kind === 'repeat' || kind === 'due',
  )
}

/** Whether a line begins with the time of a day that stands further on: "half 1 lunch monday". */
export function isTimeOfLine(
  { finding, place, from }: Pick<Candidate, 'finding' | 'place' | 'from'>,
  free: readonly Candidate[],
  words: readonly Word[],
): boolean {
  if (finding.kind !== 'time' || from > 0 || place !== 'beside') return false
  const isTime = (finding.length === undefined || areMinutesOfRange(words, from)) && finding.hasMinutes // "9-1030 workshop thurs"
  return isTime && free.some((other) => other.finding.kind === 'date')
}

/** The index behind the candidates that begin the line one behind the other. */
export function endOfFirst(free: readonly Candidate[]): number {
  let end = 0
  for (const { from, to } of free) {
    if (from !== end) break
    end = to
  }
  return end
}

/** Whether a number is the hour of the day before it: `tomorrow 9`, `this evening 7`, not `14 march 9` or `every day 2`. */
export function isHourOf(day: Finding, words: readonly Word[], from: number, to: number): boolean {
  if (/\d/.test(words[from - 1]?.plain ?? '') && !isNumberedWeekday(words, from)) return false
  if (day.kind === 'date')
    return (
      day.time !== undefined ||
      isClosed(words, to) ||
      isArticle(words, to) ||
      isBeforeMore(words, to) ||
      isBeforeOccasion(words, to)
    )
  const isBounded =
    /^(?:every|weekly|fortnightly|monthly)$/.test(words[to]?.plain ?? '') || // "counselling thurs 4 every 2 wks"
    (/^(?:from|starting|beginning|until|till?)$/.test(words[to]?.plain ?? '') &&
      (isDateWord(words, to + 1) || /^(?:\d.*|next|this|the)$/.test(words[to + 1]?.plain ?? ''))) // "every tue 6 from 10 march"
  if (day.kind !== 'repeat' || !(isClosed(words, to) || isBounded)) return false
  return day.rule.weekdays.length > 0 || day.time !== undefined
}

/** `mon 16th 11` */
function isNumberedWeekday(words: readonly Word[], from: number): boolean {
  return (
    /^\d{1,2}(?:st|nd|rd|th)$/.test(words[from - 1]?.text ?? '') &&
    weekdayOf(words[from - 2]?.plain ?? '') !== null
  )
}

export function isOnlyBeside(place: Candidate['place']): boolean {
  return place === 'beside' || place === 'behind when' || place === 'behind day'
}
