import { isCounted, isNumbered, isReference, isStorey } from './counted.ts'
import { monthOfName, weekdayOf } from './dateWords.ts'
import { isDateWord, isNamedDay, isOrder } from './dayNames.ts'
import { isAfterNext, isMovedAway, isNameBehindTitle, isOfSomebody, isOneOfSeveral } from './otherDays.ts'
import type { Finding } from './parser.ts'
import { isRemark } from './remarks.ts'
import type { Word } from './words.ts'

const words = (list: string) => new Set(list.split(' '))

/** Behind one of these words a date, time or length is the title's: "the 7pm class", "plan my Friday", "work until 7pm". */
const BINDING = words(
  'the a an my our your his their its any no every each per last past previous vs of about re to with w/ from between and or ' +
    'until till til before after since thru through was were missed originally formerly',
)
/** Behind one of these a day is none of the task. */
const LEAVING_OUT = words('except excluding not but')
/** Behind one of these a weekday is none in particular: "some Friday". */
const INDEFINITE = words('some that following')
/** Behind one of these a number is a limit: "over 30 minutes". */
const LIMITING = words('over under than beat sub')
/** Before some weekdays' short forms these make another word: "he sat", "they wed", "more sun". */
const PLAIN_WORDS: Record<string, ReadonlySet<string>> = {
  sat: words('he she they we who i you'),
  wed: words('he she they we who i you'),
  sun: words('some any no more enough less much in'),
}
/** Behind one of these a repetition is of several times a day: "twice daily". */
const SEVERAL_TIMES = /^(?:twice|thrice|times|\d+x|x\d+)$/
/** Behind one of these a length is that of each of several: "2 x 20min calls". */
const TIMES_EACH = /^(?:\d*x|\d*×)$/
/** "arrive 15 min early" */
const OFF_TIME = /^(?:early|earlier|late|later|ahead|away|ago)$/
const ASKING = words('where how why when which that')
/** These verbs keep their `in`: "check in 15:00", but "the race in 22:30". */
const VERBS_WITH_IN = words(
  'check log hand turn sign move drop clock come fly get go fill send bring call tune be stay join dial',
)
/** How far something is from one of these is no length: "5 min before closing". */
const MOMENTS = words('closing boarding departure takeoff landing kickoff checkout checkin')
/** `book 11:20 train for sunday`: what has a time of its own, and what is done before that. */
const BOOKING = words('book buy reserve rebook cancel change')
export const DEPARTURES = words('train flight bus coach ferry tram taxi cab show screening slot')
/** One of these words begins another phrase: "on Monday with Anna", "every day for fun". */
const OPENING = words(
  'with without about at near outside inside opposite via for on because if so then when before after while during sometime unless except excluding else otherwise every fortnightly under need needs straight ready w/ w re not approx rest remainder allow takes lasts',
)
/** One of these begins a noun: "at 5 the plumber comes", but "make every day a party". */
const ARTICLES = words('the a an my our your his her their')
/** `thurs till 9` */
const UNTIL = /^(?:until|till|til)$/
export const HOUR = /^(?:[01]?\d|2[0-4])(?:[:.]\d{2})?(?:[ap]m?)?$/
/** `fri costs £25` */
const PRICED = /^(?:costs?|owes?|price|fee|deposit|worth)$/
/** `gig fri doors 7` */
const STARTING =
  /^(?:doors|kick-?off|k\/?o|starts?|dep|departs?|leave|leaving|arrive|starting|drop|drop-?off|pick-?up|lands|begins|gates|meet|coach|minibus|shuts?|closes|finish|finishes|ends)$/
const LEAVING = /^(?:leaves?|leaving|back|returns?|returning|home)$/
const AMOUNT = /^(?:quid|pounds?|euros?|dollars?|bucks|cash|miles?|km|laps?|lengths?|people|guests|kids)$/
export const CLAUSE_END = /[,;:.!?)]$/
export const ARROW = /^(?:[-=]+>|[→⇒➜])$/
const MARK = /^[#!@(*[–—£€$-]/

/** Whether the word at an index says with what, where or when: "daily with food", "mondays at the gym"; not "tuesdays except april". */
export function opensPhrase(line: readonly Word[], at: number): boolean {
  const { plain = '' } = line[at] ?? {}
  return OPENING.has(plain) && !LEAVING_OUT.has(plain) && !/^(?:unless|if|so|then|when|ready|re)$/.test(plain)
}

/** Whether words up to an index (exclusive) end a clause, so that no noun behind them belongs to them. */
export function isClosed(line: readonly Word[], to: number): boolean {
  const next = line[to]
  return (
    next === undefined ||
    CLAUSE_END.test(line[to - 1]?.text ?? '') ||
    CLAUSE_END.test(line[to - 1]?.trail ?? '') ||
    OPENING.has(next.plain) ||
    isOrder(line, to) ||
    isNearPlace(line, to) ||
    isRemark(line, to) ||
    isClauseOfOther(line, to) ||
    isWithoutThing(line, to) ||
    isBoundOfDays(line, to) ||
    /^p[1-3]$|^~\d/.test(next.plain) ||
    next.lead === '(' || // "fri 11 (30m)"
    (LEAVING.test(next.plain) && isDateWord(line, to + 1)) || // "kids to dads fri back sun"
    /^x\d{1,2}$/.test(next.plain) || // "iron shirts sunday eve x5"
    (next.text === '4' && isDateWord(line, to + 1)) || // "lamb out sat nite 4 sun roast"
    (/^(?:first|1st|last)$/.test(next.plain) && line[to + 1]?.plain === 'thing') ||
    (UNTIL.test(next.plain) &&
      HOUR.test(line[to + 1]?.plain ?? '') &&
      (line[to + 2] === undefined || opensPhrase(line, to + 2))) || // "shopping thurs till 9 w mum"
    (UNTIL.test(next.plain) &&
      (isArticle(line, to + 1) ||
        /^(?:end|half|further|term|summer|xmas)$/.test(line[to + 1]?.plain ?? ''))) || // "sat mornings 10-11 til end of term"
    isStorey(line, to) ||
    isNumbered(line, to) || // "thurs 9 room 4", "tues 7 hall B"
    isReference(line, to) ||
    (next.plain === 'table' && line[to + 1]?.plain === 'for') ||
    (PRICED.test(next.plain) && /^[£€$]/.test(line[to + 1]?.text ?? '')) ||
    (/^\d+$/.test(next.plain) && AMOUNT.test(line[to + 1]?.plain ?? '')) || // "pay cleaner thurs 40 quid"
    isStayBehind(line, to) ||
    isThingBehind(line, to) ||
    (/^(?:pick|drop|kick)$/.test(next.plain) &&
      /^(?:up|off)$/.test(line[to + 1]?.plain ?? '') &&
      (HOUR.test(line[to + 2]?.plain ?? '') || isDateWord(line, to + 2))) || // "chips fri pick up 6.15"
    (next.plain === 'pick' && line[to + 2]?.plain === 'up') || // "sleepover fri pick her up"
    (STARTING.test(next.plain) &&
      HOUR.test(line[line[to + 1]?.plain === 'at' ? to + 2 : to + 1]?.plain ?? '')) ||
    MARK.test(next.text)
  )
}

/** Whether the first or the last day of something follows: "mons til 31st", "mon-thu starting 9th march", not "thurs from sunday". */
export function isBoundOfDays(line: readonly Word[], at: number): boolean {
  const introduction = line[at]?.plain ?? ''
  if (/^(?:starting|beginning|ending)$/.test(introduction))
    return [1, 2, 3].some((ahead) => isDateWord(line, at + ahead)) // "starting on 9 march"
  if (!/^(?:from|until|till|til)$/.test(introduction)) return false
  const first = /^(?:next|this|the|mid|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|\p{L}+day)$/u.test(
    line[at + 1]?.plain ?? '',
  )
    ? at + 2
    : at + 1
  return (
    isCalendarWord(line, first) ||
    (first > at + 1 && line[at + 1]?.plain === 'next' && isDateWord(line, first))
  )
}

/** `april`, `9th`, `1 may`, `week` */
function isCalendarWord(line: readonly Word[], at: number): boolean {
  const isOfMonth = /^\d/.test(line[at]?.plain ?? '') && monthOfName(line[at + 1]?.plain ?? '') !== null
  return (
    isOfMonth ||
    (isDateWord(line, at) &&
      weekdayOf(line[at]?.plain ?? '') === null &&
      !/^(?:tomorrow|\d{4}-.*)$/.test(line[at]?.plain ?? ''))
  )
}

/** Whether how long something lasts ends the line: "jury service from 16 march 2 wks", but "every day 2 weeks". */
function isStayBehind(line: readonly Word[], at: number): boolean {
  const isLast = /^\d+$/.test(line[at]?.plain ?? '') && at + 2 === line.length
  const isStay = /^(?:nights?|days|wks|weeks)$/.test(line[at + 1]?.plain ?? '')
  return isLast && isStay && !/^(?:day|week|wk|month|daily|weekly)$/.test(line[at - 1]?.plain ?? '')
}

/** Whether a word or two follow that are on another day: "buy gift fri exam is 28 march". */
function isThingBehind(line: readonly Word[], at: number): boolean {
  const is = [at + 1, at + 2].find((index) => /^(?:is|are)$/.test(line[index]?.plain ?? ''))
  const isNamed = is !== undefined && line.slice(at, is).every(({ text }) => /^\p{L}{2,}$/u.test(text))
  return isNamed && [is + 1, is + 2].some((index) => isDateWord(line, index))
}

/** `training day 30th no school`, but "not tues, no weds" */
function isWithoutThing(line: readonly Word[], at: number): boolean {
  return line[at]?.text === 'no' && /^\p{L}{2,}$/u.test(line[at + 1]?.text ?? '') && !isDateWord(line, at + 1)
}

/** `sat or he cancels` */
function isClauseOfOther(line: readonly Word[], at: number): boolean {
  if (/^(?:he|she|they)(?:['’](?:s|re|ll))?$/.test(line[at]?.plain ?? '')) return true // "suit thurs they close 5.30"
  const isJoint = /^(?:or|and|but)$/.test(line[at]?.plain ?? '')
  if (
    line[at]?.plain === 'or' &&
    /^(?:[£€$].*|else|lose|miss|get|risk|late|pay|\p{L}+ed)$/u.test(line[at + 1]?.plain ?? '')
  )
    return true // "pay by 12th or lose place"
  return isJoint && /^(?:i|we|he|she|they|it)(?:['’](?:s|m|re|ll|d))?$/.test(line[at + 1]?.plain ?? '')
}

/** `by the clock tower`, but "by the 15th", "by the weekend" */
function isNearPlace(line: readonly Word[], at: number): boolean {
  const isPlace = line[at]?.plain === 'by' && /^(?:the|my|our|his|her|their)$/.test(line[at + 1]?.plain ?? '')
  return (
    isPlace &&
    /^\p{L}/u.test(line[at + 2]?.text ?? '') &&
    !isDateWord(line, at + 2) &&
    !/^end$/.test(line[at + 2]?.plain ?? '')
  )
}

/** Whether a mark ends the clause of a word that may be a verb: "dog food sat, not the dry one", but "the cat sat, then slept". */
export function endsClause(line: readonly Word[], from: number, to: number, hasTime: boolean): boolean {
  const isMarked = CLAUSE_END.test(line[to - 1]?.text ?? '') || MARK.test(line[to]?.text ?? '')
  const isNoNoun = hasTime && line[from]?.plain !== 'sun' // "water, sun, repeat"
  const isEnd = isMarked || (hasTime && from > 0 && isClosed(line, to)) // "8 o'clock mass sun before roast"
  return isEnd && !isArticle(line, from - 2) && (isNoNoun || !CLAUSE_END.test(line[from - 1]?.text ?? ''))
}

/** Behind one of these an ordinal is whose or which: "Leo's 4th, party at 3". */
const PLACED = /['’]s$|s['’]$|^(?:came|finished|placed|my|his|her|our|their)$/

/** Whether a day of the month ends a clause: "back from Spain 14th, collect at 4". */
export function endsWithDayOfMonth(line: readonly Word[], from: number, to: number): boolean {
  const isMarked = /[,;!.]$/.test(line[to - 1]?.text ?? '') || /^(?:[-–—]$|\()/.test(line[to]?.text ?? '')
  return (isMarked || isOrder(line, to)) && !PLACED.test(line[from - 1]?.plain ?? '')
}

/** Whether the word at an index begins the line's next noun. */
export function isArticle(line: readonly Word[], at: number): boolean {
  return ARTICLES.has(line[at]?.plain ?? '')
}

/** Whether only a comma or `and` is between two places: their words are listed, as in `mon, wed and fri`. */
export function isListed(line: readonly Word[], to: number, from: number): boolean {
  if (from === to) return line[to - 1]?.text.endsWith(',') === true
  const isHour = /^\d{1,2}$/.test(line[to + 1]?.plain ?? '') // "4:15 mon & 5 thurs"
  return (from === to + 1 || (from === to + 2 && isHour)) && /^(and|or|n|&|\+)$/.test(line[to]?.plain ?? '')
}

/** Whether what stands before a day leaves it out: "except sundays", "but not on friday". */
export function isLeftOutDay(line: readonly Word[], from: number): boolean {
  return LEAVING_OUT.has(line[from - 1]?.plain ?? '')
}

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

/** Whether a time stands behind the `in` of a verb: "check in 9p", but "the race in 22:30". */
export function isBehindVerbWithIn(line: readonly Word[], from: number): boolean {
  return line[from - 1]?.plain === 'in' && VERBS_WITH_IN.has((line[from - 2]?.plain ?? '').replace(/s$/, ''))
}

/** Before `before` one of these says how long before, or that it is not then. */
const DISTANT =
  /^(?:\d+(?:[.,]\d+)?(?!x$)[a-z]*|mins?|minutes?|hours?|hrs?|days?|wks?|weeks|fortnight|mths?|months?|right|just|shortly|long|not|never|night|week|day)$/

/** Whether the word in front says how long before: "2h before 4pm", "the night before friday". */
export function isDistant(line: readonly Word[], before: number): boolean {
  return (
    line[before - 1]?.text !== 'HR' &&
    !/^(?:any|some|one)$/.test(line[before - 2]?.plain ?? '') && // "any day before 25th"
    DISTANT.test(line[before - 1]?.plain ?? '') &&
    !isCounted(line, before - 1)
  )
}

const NOT = /^(?:not|don['’]?t|never|no|nobody|avoid|can['’]?t|won['’]?t)$/
const MOST_REFUSED = 5 // words
const MOST_AROUND = 6 // words

/** Whether the line says that something is not done before then: "do not call before 10". */
export function isRefused(line: readonly Word[], before: number): boolean {
  for (let at = before - 1; at >= 0 && at >= before - MOST_REFUSED; at -= 1) {
    if (CLAUSE_END.test(line[at]?.text ?? '')) return false
    if (NOT.test(line[at]?.plain ?? '')) return true
  }
  return false
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

/** Whether a time behind `for` is that of a thing: "tickets for 8pm show", "7.15 for 7.30", but "a table for 7pm friday". */
export function isTimeOfThing(line: readonly Word[], from: number, to: number): boolean {
  const next = line[to]?.plain ?? ''
  const isWhen = isDateWord(line, to) || /^(?:today|tonight|on|this|next|every|each|in)$/.test(next)
  return /^\d/.test(line[from - 2]?.plain ?? '') || (!isClosed(line, to) && !isWhen)
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

const CAPITALISED = /^\p{Lu}\p{Ll}/u
/** Before a day at the end it makes a name: "USA Today", "Only Tomorrow"; "Call Mom Tomorrow" is none. */
const NAME_WORD = /^(?:\p{Lu}{2,}|And|Or|Of|The|A|Only|Until|Before|After|For|From|To|Never|Always)$/u

/** Whether capitalised words are among other capitalised words, which makes a name: `Watch Tomorrow Never Dies`. */
export function isInName(line: readonly Word[], from: number, to: number, isAnywhere: boolean): boolean {
  const own = line.slice(from, to)
  if (!own.every(({ text }) => CAPITALISED.test(text))) return false
  const before = from > 1 ? (line[from - 1]?.text ?? '') : ''
  return /^\p{Lu}/u.test(line[to]?.text ?? '') || (isAnywhere && (own.length > 2 || NAME_WORD.test(before)))
}
