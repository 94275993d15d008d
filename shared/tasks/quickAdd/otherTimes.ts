import type { Candidate } from './candidates.ts'
import { CLAUSE_END, DEPARTURES, HOUR } from './clauses.ts'
import { monthOfName, weekdayOf } from './dateWords.ts'
import { isDateWord } from './dayNames.ts'
import { isDayOfEvent, PART_OF_ANY_DAY } from './eventDays.ts'
import { MOVED } from './otherDays.ts'
import type { Word } from './words.ts'

/** Whether a time, also with its preposition, is one of several, of another zone, a price, or what happens then: "before they close at 6". */
export function isTimeOfOther(line: readonly Word[], from: number, to: number): boolean {
  return (
    isInOtherZone(line, to) ||
    isHourOfList(line, to) ||
    isRate(line, from) ||
    isDayOfEvent(line, from) ||
    isHourOfEvent(line, from) ||
    isHourOfDeparture(line, from) ||
    isOfOtherPerson(line, from) ||
    isOfConsequence(line, from) ||
    isChange(line, from, to) ||
    isMovedToOther(line, to) ||
    isOfWhatIsNotDone(line, from) ||
    isRefusedBeforeDeed(line, from, to) ||
    isOfReturn(line, from) ||
    isClosingOfOther(line, from) ||
    (line[from]?.plain === 'at' && /^(?:shuts?|closes)$/.test(line[from - 1]?.plain ?? '')) // "tip shuts at 1"
  )
}

/** "pick up suit thurs they close 5.30" */
function isClosingOfOther(line: readonly Word[], from: number): boolean {
  const isBehindDay =
    isDateWord(line, from - 2) || /^(?:am|pm|morn|aft|eve|today)$/.test(line[from - 2]?.plain ?? '')
  if (from > 1 && isClosingBeforeDeed(line, from)) return true
  if (isBehindDay && /^(?:shuts|closes)$/.test(line[from - 1]?.plain ?? '')) return true // "tip run sat am shuts 1pm"
  return (
    /^(?:shuts?|closes?|closed)$/.test(line[from - 1]?.plain ?? '') &&
    /^(?:they|it|he|she|shop|office|bank|library)$/.test(line[from - 2]?.plain ?? '')
  )
}

/** Whether something shuts at a time, and a later clause has the time of what is done before: "tip shuts 4 sat, take old sofa 2pm". */
function isClosingBeforeDeed(line: readonly Word[], from: number): boolean {
  if (!/^(?:shuts|closes)$/.test(line[from - 1]?.plain ?? '')) return false
  const behind = line.slice(from, from + MOST_OF_CLAUSES)
  const end = behind.findIndex(({ text }) => /[,;]$/.test(text))
  const deed = behind.slice(end + 1)
  return end >= 0 && deed.some(({ plain }) => /^\d{1,2}(?:[:.]\d{2}|(?:[:.]\d{2})?[ap]m?)$/.test(plain))
}

const MOST_OF_CLAUSE = 6 // words
const MOST_OF_CLAUSES = 12 // words
const MOST_OF_MOVED = 4 // words

/** Whether a time is when somebody is back again: "match away thurs back by 6", but "be home by 6 for parcel". */
function isOfReturn(line: readonly Word[], from: number): boolean {
  const isReturn = line[from]?.plain === 'by' && /^(?:back|home)$/.test(line[from - 1]?.plain ?? '')
  return (
    isReturn &&
    from > 2 &&
    !/^(?:be|get|come|go|leave|head|is|go|drive|all|kids|them|him|her)$/.test(line[from - 2]?.plain ?? '')
  )
}

/** Whether a clause of its own says from when something is not done: "scan 17th march - nothing to eat from midnight". */
function isOfWhatIsNotDone(line: readonly Word[], from: number): boolean {
  if (!/^(?:from|after|until|till?)$/.test(line[from]?.plain ?? '')) return false
  const start = startOfClause(line, from, /^(?:no|nothing|nil|fasting|fast)$/)
  return start !== null && start > 1
}

/** What may not be done at some hours. */
const REFUSED =
  /^(?:call|ring|phone|text|email|message|knock|disturb|visit|wake|come|go|arrive|turn|pop|drop|open|start|leave|book|eat|drink)$/

/** Whether a time is one at which something is not to be done, before a clause that says what is: "dont call after 5 - ring lawyer tues". */
function isRefusedBeforeDeed(line: readonly Word[], from: number, to: number): boolean {
  const end = isDateWord(line, to) ? to + 1 : to // "dont eat from 10pm weds - bloods thurs 9am"
  const isDash = /^[-–—]$/.test(line[end]?.text ?? '')
  if (!isDash && !/[,;.]$/.test(line[end - 1]?.text ?? '')) return false
  const deed = isDash ? end + 1 : end
  const isDeed = /^\p{L}{2,}$/u.test(line[deed]?.plain ?? '') && !isDateWord(line, deed)
  if (!isDeed || /^(?:every|each|daily|weekdays|from|starting|on|until|till?)$/.test(line[deed]?.plain ?? ''))
    return false // "dont call after 9pm, every day"
  const start = startOfClause(line, from, REFUSED)
  return start !== null && /^(?:not|don['’]?t|dnt|never)$/.test(line[start - 1]?.plain ?? '')
}

/** Whether a time is that of what is moved to another one: "bring forward 3pm call to 2 tmrw". */
function isMovedToOther(line: readonly Word[], to: number): boolean {
  if (!/^(?:move|push|bring|shift|reschedule)$/.test(line[0]?.plain ?? '')) return false
  return line
    .slice(to, to + MOST_OF_MOVED)
    .some(
      ({ plain }, at) =>
        plain === 'to' && /^\d{1,2}(?:[:.]\d{2})?(?:[ap]m?)?$/.test(line[to + at + 1]?.plain ?? ''),
    )
}

/** Whether a time is that of what something is done before: "cash before taxi at 6", but "read before bed at 10". */
function isHourOfEvent(line: readonly Word[], from: number): boolean {
  if (line[from]?.plain !== 'at') return false
  if (isDateWord(line, from - 1)) return false // "2 days before xmas at 8"
  const start = line[from - 2]?.plain === 'before' ? from - 2 : from - 3
  return line[start]?.plain === 'before' && !PART_OF_ANY_DAY.test(line[from - 1]?.plain ?? '')
}

/** Whether a time is that of what something is done for: "leave early for train 6:10", "up at 5 for the flight at 9:40". */
function isHourOfDeparture(line: readonly Word[], from: number): boolean {
  const isArticleBefore = /^(?:the|my|our|his|her|their)$/.test(line[from - 2]?.plain ?? '')
  const isFor = line[from - (isArticleBefore ? 3 : 2)]?.plain === 'for'
  return isFor && DEPARTURES.has(line[from - 1]?.plain ?? '')
}

/** Whether a clause of its own says when somebody else does something: "text Mon re lift, she finishes at 5". */
export function isOfOtherPerson(line: readonly Word[], from: number): boolean {
  if (isBehindPronoun(line, from)) return true
  for (let at = from - 1; at > 0 && at >= from - MOST_OF_CLAUSE; at -= 1) {
    if (CLAUSE_END.test(line[at]?.text ?? '')) return false
    const before = line[at - 1]?.text ?? ''
    const begins = /[,;–—-]$/.test(before) || /^(?:as|so|cos|because|since)$/.test(before)
    if (begins) return /^(?:he|she|they|it)(?:['’]s)?$/.test(line[at]?.plain ?? '')
  }
  return false
}

/** Whether a time is when somebody does something: "phone the shop they shut at 5", "grab Al he's off at 3". */
function isBehindPronoun(line: readonly Word[], from: number): boolean {
  if (!/^(?:at|by|@|until|till|til)$/.test(line[from]?.plain ?? '')) return false
  return [2, 3, 4].some((back) => PERSON.test(line[from - back]?.plain ?? '') && from > back)
}

const PERSON = /^(?:he|she|they)(?:['’](?:s|re|ll))?$/

const TELLING = /^(?:tell|remind|warn|inform|text|let|email|message|ring|call|phone|whatsapp)$/

/** Whether a day is said in what somebody is to be told: "tell work I'm off 3-7 april", "text Raj cant make friday". */
export function isReported(line: readonly Word[], from: number): boolean {
  if (startOfClause(line, from, /^(?:can['’]?t|cannot|couldn['’]?t|won['’]?t)$/) !== null)
    return TELLING.test(line[0]?.plain ?? '')
  if (!/^(?:tell|remind|warn|inform)$/.test(line[0]?.plain ?? '') || line[1]?.plain === 'me') return false
  const statement = startOfClause(
    line,
    from,
    /^(?:(?:i|we|he|she|they|it)(?:['’](?:s|m|re|ll|ve|d))?|im|off|out|away|not)$/,
  )
  return statement !== null && statement > 1
}

/** Without the times and days by which something else must be so, or somebody else does something: "call Ann friday if no reply by tomorrow" is friday's. */
export function withoutConditions(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  return candidates.filter(
    ({ finding: { kind }, from }) =>
      (kind !== 'time' && kind !== 'due') ||
      !(isOfCondition(words, from) || (kind === 'due' && isOfOtherPerson(words, from))), // "so it is there by the 14th"
  )
}

/** Whether a time or day says until when something else must be so: "call 111 if temp up by 6pm", but "if poss by 6pm". */
function isOfCondition(line: readonly Word[], from: number): boolean {
  if (!/^(?:by|before)$/.test(line[from]?.plain ?? '')) return false
  const start = startOfClause(line, from, /^(?:if|unless)$/)
  const isOfNone = start !== null && /^(?:nothing|none|no|not)$/.test(line[start + 1]?.plain ?? '') // "chase if nothing by thurs"
  return start !== null && (isOfNone || from - start > 2)
}

/** Whether a time is what comes of another one: "finish by 5 so home by 6". */
function isOfConsequence(line: readonly Word[], from: number): boolean {
  const start = startOfClause(line, from, /^so$/)
  return start !== null && HOUR.test(line[start - 1]?.plain ?? '')
}

/** The index of a word that begins the clause before an index; null where the clause has none. */
function startOfClause(line: readonly Word[], from: number, beginning: RegExp): number | null {
  for (let at = from - 1; at > 0 && at >= from - MOST_OF_CLAUSE; at -= 1) {
    if (CLAUSE_END.test(line[at]?.text ?? '')) return null
    if (beginning.test(line[at]?.plain ?? '')) return at
  }
  return null
}

/** Whether a time is what something was moved from: "dinner moved 7.30 to 8". */
function isChange(line: readonly Word[], from: number, to: number): boolean {
  const before = line[from - (line[from - 1]?.plain === 'from' ? 2 : 1)]?.plain ?? ''
  return before !== 'shift' && MOVED.test(before) && line.slice(from, to).some(({ plain }) => plain === 'to')
}

/** Whether hours follow that are listed with a time: "at 8, 2 and 8". */
function isHourOfList(line: readonly Word[], to: number): boolean {
  const isListedNext = line[to - 1]?.text.endsWith(',') === true && HOUR.test(line[to]?.plain ?? '')
  return isListedNext && /^(?:and|or|&|\+|n)$/.test(line[to + 1]?.plain ?? '')
}

/** Whether a number is what one of something costs: "3 hrs @ 15", "4 @ 12". */
function isRate(line: readonly Word[], from: number): boolean {
  const at = line[from]?.text === '@' ? from : from - 1
  return (
    line[at]?.text === '@' &&
    !/[ap]m?$|:/.test(line[at + 1]?.plain ?? '') && // "for 1h @ 7pm"
    monthOfName(line[at - 2]?.plain ?? '') === null && // "Apr 3 @ 7"
    weekdayOf(line[at - 2]?.plain ?? '') === null && // "mon 16 @ 11"
    /^(?:\d+|\d*(?:h|hrs?|hours?|nights?|kg|m)|each|x)$/.test(line[at - 1]?.plain ?? '')
  )
}

const ZONE =
  /^(?:(?:[ecmp][sd]t|gmt|bst|utc|ces?t|ist|jst|aest)|(?:eastern|pacific|central|mountain)(?: time)?|(?:their|his|her|local|uk|us|ny|london|paris|berlin|dublin|tokyo|sydney|delhi|dubai|boston|chicago) time)$/
const PLAIN_TIME =
  /^(?:my|our|your|call|start|show|curtain|arrival|meet|kick|some|any|free|spare|quality|story|prime|play|tea|term|tummy|screen|family|nap|circle|the|me|this|next|last|same) time$/

/** Whether a time is by the clock of another place, as far as the words say: "3pm EST", "9am their time", not "3pm story time". */
function isInOtherZone(line: readonly Word[], to: number): boolean {
  const two = `${line[to]?.plain} ${line[to + 1]?.plain}`
  const isPlace = /^\p{Lu}/u.test(line[to]?.text ?? '') && line[to + 1]?.plain === 'time' // "3pm Lagos time"
  return (ZONE.test(line[to]?.plain ?? '') || ZONE.test(two) || isPlace) && !PLAIN_TIME.test(two)
}
