import { weekdayOf } from './dateWords.ts'
import { isOrderOf } from './dayNames.ts'
import { OCCASION } from './occasions.ts'
import type { Word } from './words.ts'

/** What takes place on its own day, whoever prepares for it. */
const EVENT =
  /^(?:fair|fete|fayre|party|wedding|funeral|show|play|concert|gig|recital|gala|match|game|exam|test|mock|trip|race|sale|assembly|disco|day|bbq|barbecue|interview|presentation|birthday|bday|anniversary|christening|graduation|prom|ceremony|festival|tournament|competition|final|finals|performance|sleepover|camp|flight|visit|inspection|results|marathon|raffle|picnic|reunion|dinner|meal)$/
/** "mum arrives sat" */
const COMING = /^(?:arrives?|lands?|leaves?|comes|flies|visits|starts|begins|opens|ends)$/
/** "skip collected tues", "plumber coming thurs" */
const BY_OTHERS =
  /^(?:collected|delivered|dropped|emptied|returned|fitted|installed|serviced|repaired|mended|fixed|finished|picked|coming|arriving|landing|leaving|back|here|due)$/
const ENDED = /[,;.]$|^[-–—]$/
const MOST_OF_CLAUSE = 6 // words

type Part = { from: number; to: number }

/**
 * Which of the days of two clauses is that of an event beside which something is done: the second one of "bake thurs night, school fair
 * fri 2pm", the first one of "party sat 2pm, buy gift fri". Null where each clause may be a task of its own.
 */
export function toldEvent<Day extends Part>(one: Day, other: Day, words: readonly Word[]): Day | null {
  const end = endOfClause(words, one.to - 1, other.from)
  if (end === null || endOfClause(words, end, other.from) !== null) return null
  const first = one.from === 0 ? words.slice(one.to, end) : words.slice(0, one.from)
  const second = words.slice(end, other.from)
  const off = dayOff(one, other, words)
  if (off !== null) return off
  if ((isEvent(second) && isTask(first)) || isReturn(second)) return other
  if (isByOthers(first) && isTask(second) && !isByOthers(second)) return one
  return isEvent(first) && isOrderOf(second) ? one : null
}

/** The index at which the next clause begins between two places. */
function endOfClause(words: readonly Word[], from: number, to: number): number | null {
  for (let at = from; at < Math.min(to, from + MOST_OF_CLAUSE); at += 1)
    if (ENDED.test(words[at]?.text ?? '')) return at + 1
  return null
}

/** Which of the days of two clauses is one on which something is not: "no class this thu, catch up fri 4pm". */
export function dayOff<Day extends Part>(one: Day, other: Day, words: readonly Word[]): Day | null {
  const end = endOfClause(words, one.to - 1, other.from)
  if (end === null || endOfClause(words, end, other.from) !== null) return null
  const [isFirstOff, isSecondOff] = [isOff(words, 0, one), isOff(words, end, other)]
  if (isFirstOff === isSecondOff) return null
  const isTimed = words.slice(one.from, one.to).some(({ plain }) => /\d/.test(plain))
  const mayCorrect = words[end]?.plain === 'no' && !isTimed // "gym tues, no class weds"
  if (isSecondOff) return mayCorrect ? null : other
  return one
}

/** Whether a clause says what is not on its day: "no class this thu", "yoga cancelled weds", "sat off"; not "tee off sat", "skip hire sat". */
function isOff(words: readonly Word[], from: number, day: Part): boolean {
  const first = words[from]?.plain ?? ''
  const isSkip =
    /^(?:skip|skipping|missing)$/.test(first) && !SKIP_OF_WASTE.test(words[from + 1]?.plain ?? '')
  const at = words[day.to]?.plain === 'is' ? day.to + 1 : day.to
  const { plain: behind = '', text = '' } = words[at] ?? {}
  const before = words[day.from - 1]?.plain ?? ''
  return (
    (((first === 'no' && !EXHORTING.test(words[from + 1]?.plain ?? '')) || isSkip) && from < day.from) ||
    CANCELLED.test(before) ||
    CANCELLED.test(behind) ||
    (before === 'off' && !WITH_OFF.test(words[day.from - 2]?.plain ?? '')) ||
    (behind === 'off' && /[,;.]$/.test(text))
  )
}

/** "no excuses gym fri": said of oneself, and nothing is off. */
const EXHORTING =
  /^(?:excuses?|messing|faffing|slacking|skipping|matter|rush|pressure|worries|fail|joke|kidding|doubt|later|more|less|longer|need)$/
const CANCELLED = /^(?:cancelled|canceled|closed|shut)$/
const SKIP_OF_WASTE = /^(?:hire|bin|arrives?|coming|comes|due|delivery|delivered|collected|lorry|load|full)$/
const WITH_OFF =
  /^(?:kick|tee|drop|bake|send|set|show|pay|take|turn|switch|cut|sign|log|hand|finish|start|see|cool|clean|call|hold|head|go|run|get)$/

function isEvent(clause: readonly Word[]): boolean {
  const isSaid = /^(?:is|are|on)$/.test(clause.at(-1)?.plain ?? '')
  const name = clause.at(isSaid ? -2 : -1)?.plain ?? ''
  const isNamed =
    clause.length === (isSaid ? 3 : 2) && /^(?:bake|book|play|dance|run|race)$/.test(clause[0]?.plain ?? '')
  const isEventName = EVENT.test(name) && (isNamed || !isOrderOf(clause)) // "bake sale"
  return clause.length <= MOST_OF_CLAUSE && (isEventName || isComing(clause))
}

function isComing(clause: readonly Word[]): boolean {
  return clause.length > 1 && COMING.test(clause.at(-1)?.plain ?? '')
}

/** Whether somebody comes, or something is done by others: "mum arrives", "skip collected", not "get skip collected". */
function isByOthers(clause: readonly Word[]): boolean {
  if (clause.length > MOST_OF_CLAUSE) return false
  const isParticle = /^(?:up|off|in|out|down|over|round|away)$/.test(clause.at(-1)?.plain ?? '')
  const named = isParticle ? clause.slice(0, -1) : clause
  const isDone = named.length > 1 && BY_OTHERS.test(named.at(-1)?.plain ?? '')
  return isComing(clause) || (isDone && (clause[0]?.plain === 'skip' || !isOrderOf(clause)))
}

/**
 * Whether the number behind a weekday is an hour because an event is told before on a weekday without one: the 9 of "skip collected tues,
 * sweep drive weds 9" is no day of the month.
 */
export function isHourBehindTold(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - MOST_OF_CLAUSE), at)
  const end = at - before.length + before.findLastIndex(({ text }) => ENDED.test(text))
  const day = /^[-–—]$/.test(words[end]?.text ?? '') ? end - 1 : end
  if (end < at - before.length || day > MOST_OF_CLAUSE || weekdayOf(words[day]?.plain ?? '') === null)
    return false
  const deed = words.slice(end + 1, at)
  return isByOthers(words.slice(0, day)) && isTask(deed) && !isByOthers(deed)
}

/** "take the 3.15 friday, back sun night" */
function isReturn([first, ...others]: readonly Word[]): boolean {
  return others.length === 0 && /^(?:back|home|returning)$/.test(first?.plain ?? '')
}

function isTask(clause: readonly Word[]): boolean {
  const last = clause.at(-1)?.plain ?? ''
  return clause.length > 0 && (isOrderOf(clause) || !(EVENT.test(last) || OCCASION.test(last)))
}
