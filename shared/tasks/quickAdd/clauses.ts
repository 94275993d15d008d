import { isCounted, isNumbered, isReference, isStorey } from './counted.ts'
import { monthOfName, weekdayOf } from './dateWords.ts'
import { isDateWord, isOrder } from './dayNames.ts'
import { isRemark } from './remarks.ts'
import { type Word, wordSet } from './words.ts'

/** Behind one of these a day is none of the task. */
const LEAVING_OUT = wordSet('except excluding not but')
/** These verbs keep their `in`: "check in 15:00", but "the race in 22:30". */
const VERBS_WITH_IN = wordSet(
  'check log hand turn sign move drop clock come fly get go fill send bring call tune be stay join dial',
)
/** What leaves or begins at a time of its own. */
export const DEPARTURES = wordSet('train flight bus coach ferry tram taxi cab show screening slot')
/** One of these words begins another phrase: "on Monday with Anna", "every day for fun". */
const OPENING = wordSet(
  'with without about at near outside inside opposite via for on because if so then when before after while during sometime unless except excluding else otherwise every fortnightly under need needs straight ready w/ w re not approx rest remainder allow takes lasts',
)
/** One of these begins a noun: "at 5 the plumber comes", but "make every day a party". */
export const ARTICLES = wordSet('the a an my our your his her their')
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

const NOT = /^(?:not|(?:do|does|must|should)n['’]?t|dnt|never|no|nobody|avoid|can['’]?t|won['’]?t)$/
const MOST_REFUSED = 5 // words

/** Whether the line says that something is not done before then: "do not call before 10". */
export function isRefused(line: readonly Word[], before: number): boolean {
  for (let at = before - 1; at >= 0 && at >= before - MOST_REFUSED; at -= 1) {
    if (CLAUSE_END.test(line[at]?.text ?? '')) return false
    if (NOT.test(line[at]?.plain ?? '')) return line[at + 1]?.plain !== 'forget'
  }
  return false
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

/** Whether a time stands behind the `in` of a verb: "check in 9p", but "the race in 22:30". */
export function isBehindVerbWithIn(line: readonly Word[], from: number): boolean {
  return line[from - 1]?.plain === 'in' && VERBS_WITH_IN.has((line[from - 2]?.plain ?? '').replace(/s$/, ''))
}

/** Whether a time behind `for` is that of a thing: "tickets for 8pm show", "7.15 for 7.30", but "a table for 7pm friday". */
export function isTimeOfThing(line: readonly Word[], from: number, to: number): boolean {
  const next = line[to]?.plain ?? ''
  const isWhen = isDateWord(line, to) || /^(?:today|tonight|on|this|next|every|each|in)$/.test(next)
  return /^\d/.test(line[from - 2]?.plain ?? '') || (!isClosed(line, to) && !isWhen)
}
