import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart, isBeforeBracket } from '#shared/planning/goalSentence/words/clauses.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import { endOfLead } from './leadConditions.ts'

/** Behind one of these nothing is wanted that follows: `not in the mornings` is no window. */
const NEGATION =
  /^(?:none|not|never|no|without|except|don't|dont|can't|cant|cannot|won't|wont|isn't|nor|avoid)$/

/** Whether what begins at a word is refused by the words before it: it is no fact then. */
export function isNegated(words: readonly Word[], from: number): boolean {
  let at = from
  while (
    at > 0 &&
    /^(?:in|on|at|the|right|directly|just|immediately|during|for|my|any|to|after|before|past|between|until|weeks?|period)$/.test(
      words[at - 1]?.plain ?? '',
    )
  )
    at -= 1
  const [before, second] = [words[at - 1]?.plain ?? '', words[at - 2]?.plain ?? '']
  // `but mornings`; but `but mornings only`, and `but in the mornings`.
  const isBut = before === 'but' && at === from && words[from + 1]?.plain !== 'only'
  if (isBut && dayPartOrDay(words[from]?.plain ?? '')) return true
  return (
    isRefused(words, at) ||
    isUnable(words, at) ||
    NEGATION.test(before) ||
    (before === 'of' && second === 'instead') ||
    (before === 'from' && /^(?:apart|aside)$/.test(second)) ||
    (before === 'than' && second === 'rather')
  )
}

/** `I can't write | in the afternoon`; but `I can't do more than 20 minutes | in the afternoon`. */
function isUnable(words: readonly Word[], from: number): boolean {
  // `I can't work Sundays | or past 8` is read from here.
  if (/^n?or$/.test(words[from]?.plain ?? '')) return false
  for (let at = from - 1; at >= Math.max(0, from - MOST_OF_DEED) && !endsPart(words, at); at -= 1) {
    const plain = words[at]?.plain ?? ''
    if (/^(?:than|wait|so|and|but|or|only|until|till)$/.test(plain) || /\d/.test(plain)) return false
    if (/^(?:can't|cant|cannot|couldn't)$/.test(plain)) return true
  }
  return false
}
/** So many words may lie between `can't` and the time. */
const MOST_OF_DEED = 5

/** `no weighing | every day`, `not weighing myself | daily`: how often something is not to be done. What a sentence begins with is its goal. */
export function isRefusedDeed(words: readonly Word[], from: number): boolean {
  const deed = /^(?:myself|it|them|anything)$/.test(words[from - 1]?.plain ?? '') ? from - 2 : from - 1
  return (
    deed > 1 &&
    /^[a-z]{2,}ing$/.test(words[deed]?.plain ?? '') &&
    /^(?:no|not|without|never)$/.test(words[deed - 1]?.plain ?? '') &&
    !endsPart(words, deed) &&
    !endsPart(words, deed - 1)
  )
}

/** `lose a stone without giving up wine | on Fridays`: the days of what is not to be done. */
export function isOfWithout(words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 6) && !endsPart(words, at); at -= 1)
    if (words[at]?.plain === 'without')
      return /^[a-z]{2,}ing$/.test(words[at + 1]?.plain ?? '') && from - at > 2
  return false
}

/** `don't miss the gym more than | once a week`: so seldom something is not to be done. `not more than twice a week` is how often. */
export function isBoundOfRefused(words: readonly Word[], from: number): boolean {
  if (words[from - 1]?.plain !== 'than' || words[from - 2]?.plain !== 'more') return false
  let at = from - 3
  while (at > 0 && at > from - 8 && !endsPart(words, at - 1) && !NEGATION.test(words[at]?.plain ?? ''))
    at -= 1
  return at < from - 3 && NEGATION.test(words[at]?.plain ?? '')
}

/** `skip the first week of January`, `I'm away 20-27 December`: nothing in the rest of such a part is wanted. */
const AWAY = /^(?:skip(?:ping)?|except|excluding|unavailable|abroad|pause|pausing|closed|busy)$/
/** `no sessions between 24 December and 1 January`, `none from 3 to 10 May`. */
function isNone(plain: string, next: string): boolean {
  return /^(?:none|nothing)$/.test(plain)
    ? /^(?:between|from|in|during|over|until|till)$/.test(next)
    : plain === 'no' && SESSIONS.test(next)
}
/** What a plan's sessions are called. */
export const SESSIONS =
  /^(?:sessions?|training|trainings|runs?|running|practi[sc]e|practi[sc]ing|studying|study|work|classes|workouts?|lessons?|exercise)$/
/** `off over Christmas`, `I'm off from 20 December to 3 January`. */
const OFF_FROM = /^(?:over|for|at|during|in|from|between|until|till|on)$/
const OFF_IN = /^(?:in|during|over|for|all|this|next|until|till)\b/
const OFF_BEHIND = /^(?:am|i'?m|are|we'?re|be|but|and)$/
/** `…, off | over Christmas`, `…, 2 weeks off | in May`; `save for a week off` is none. */
function isOwnOff(words: readonly Word[], begin: number, at: number): boolean {
  const before = words[at - 1]?.plain ?? ''
  if (at === begin || endsPart(words, at - 1) || OFF_BEHIND.test(before) || isPersonAway(words, at))
    return true
  return /^(?:days?|weeks?|month)$/.test(before) && at > 2 && endsPart(words, at - 3)
}
/** `…, dads | away 6 December`, `…, kids | off school from 21 December`. */
function isPersonAway(words: readonly Word[], at: number): boolean {
  const isOwn = at > 2 && endsPart(words, at - 2)
  return (
    isOwn &&
    /^(?:mum|mom|dad|wife|husband|partner|coach|teacher|tutor|family|kids|[a-z]+'s|(?:mum|mom|dad)s)$/.test(
      words[at - 1]?.plain ?? '',
    )
  )
}
const TRAVELS = /^(?:am|i'?m|are|we'?re|when|while|if|be|is)$/
/** So many words back such a word counts. */
const MOST_AWAY = 10
const ON_LEAVE = /^(?:holiday|holidays|vacation|leave|break)$/

const REFUSES_SO = /\b(?:not?|nothing|none|never|nowhere|can'?t|cannot|won'?t|don'?t)\b/

/**
 * Whether a part of a sentence says when not: what follows in it is no fact, and is asked about.
 *
 * @param begin nothing before this word counts
 */
export function isAway(words: readonly Word[], begin: number, from: number): boolean {
  let next = words[from]?.plain ?? ''
  let plain = words[from - 1]?.plain ?? ''
  let before = ''
  for (let at = from - 1; at >= Math.max(begin, from - MOST_AWAY); [next, plain] = [plain, before], at -= 1) {
    if (endsPart(words, at)) return isRefusedBefore(words, begin, at)
    // `my partner is away on Mondays so | gym on Thursdays`
    if (plain === 'so' && !REFUSES_SO.test(clauseText(words, at + 1, 3))) return false
    before = words[at - 1]?.plain ?? ''
    if (plain === 'break' || plain === 'breaks') {
      // `swim 1 km without a break by June`
      const isWithout = words[at - 2]?.plain === 'without' || before === 'without'
      if (!isWithout && /^(?:an?|short|long|week|month|taking|take|with)$/.test(before))
        return !isGivenUp(words, at)
    } else if (plain === 'away') {
      if (
        at === begin ||
        isPersonAway(words, at) ||
        endsPart(words, at - 1) ||
        /^(?:am|i'?m|are|we'?re|is|be|being|when|while|but|and|as|because|since|though)$/.test(before)
      )
        return true
    } else if (plain === 'off') {
      // `I'm off work from 21 December` offers time; `I'm off work | in July` may offer it, or be when not.
      const isOthers =
        /^(?:school|work)$/.test(next) &&
        (isPersonAway(words, at) || OFF_IN.test(clauseText(words, at + 2, 2)))
      if (isOthers || (OFF_FROM.test(next) && isOwnOff(words, begin, at))) return true
    } else if (/^travell?ing$/.test(plain)) {
      if (at === begin || endsPart(words, at - 1) || TRAVELS.test(before)) return true
    } else if (at === 3 && GOES_ON.test(clauseText(words, 0, 8))) {
      // `I go on holiday | on 3 July, lose 5 kg`: until then.
      return false
    } else if (AWAY.test(plain) || isNone(plain, next))
      return !isGivenUp(words, at) && !isLead(words, at, from)
    // `but not in the week | before Christmas`
    if (plain === 'not' && /^(?:in|during)$/.test(next)) return true
    if (ON_LEAVE.test(plain) && (before === 'on' || isLeaveFrom(words, at, from))) return true
  }
  return false
}

/** `every day except when I'm on night shift do | 20 minutes of yoga`: the goal comes behind. */
function isLead(words: readonly Word[], at: number, from: number): boolean {
  const end = endOfLead(words, at, words.length)
  return end !== null && end <= from && words.slice(0, at).every(({ plain }) => !isVerb(plain))
}

/** `take a break from social media | for two weeks`, `skip sugar | for a month`: the goal itself. */
export function isGivenUp(words: readonly Word[], at: number): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  if (at === 0) return /^(?:skip|pause)$/.test(plain)
  const thing = words[at + 2]?.plain ?? ''
  return at === 2 && plain === 'break' && next === 'from' && /^[a-z]/.test(thing)
}

/** `…, holiday | 10-24 July`: a part of its own that says from when until when somebody is away. */
export function isLeaveFrom(words: readonly Word[], at: number, from: number): boolean {
  if (!ON_LEAVE.test(words[at]?.plain ?? '')) return false
  const first = /^(?:my|our|family|summer|ski)$/.test(words[at - 1]?.plain ?? '') ? at - 1 : at
  const isOwn = first > 0 && endsPart(words, first - 1)
  const isBeside =
    from === at + 1 || (from === at + 2 && /^(?:is|are|from)$/.test(words[at + 1]?.plain ?? ''))
  return isOwn && isBeside && FROM_TO.test(clauseText(words, from, 6))
}
const FROM_TO =
  /^(?:from |between )?\d{1,2}(?:st|nd|rd|th)?(?: [a-z]{3,9})?(?: ?[-–] ?| to | and | until | till )\d/

/** `not on the same days as my class | (Tue, Thu)`: the part before says what the days are not. */
function isRefusedBefore(words: readonly Word[], begin: number, last: number): boolean {
  let first = last
  while (first > begin && !endsPart(words, first - 1)) first -= 1
  const refused = words.slice(first, last + 1)
  const namesDays =
    refused.some(({ plain }) => /^(?:days?|evenings?|mornings?|nights?)$/.test(plain)) &&
    (isBeforeBracket(words[last]) ||
      refused.some(({ plain }) => /^(?:same|as|when|where|with|that)$/.test(plain)))
  // `no studying on my birthday | (9 May)`
  let start = first
  while (start > 0 && !endsPart(words, start - 1)) start -= 1
  const isOfOneDay =
    /^(?:no|not|skip|except)$/.test(words[start]?.plain ?? '') &&
    /^(?:birthday|anniversary)$/.test(words[last]?.plain ?? '')
  // `not every day, | Monday and Thursday`
  const isNotDaily = words[first + 1]?.plain === 'every'
  // `every morning except when I drop the kids | (Mon + Wed)`
  const isExcepted =
    isBeforeBracket(words[last]) &&
    words
      .slice(start, last)
      .some(
        ({ plain }, at) =>
          /^(?:except|not|unless)$/.test(plain) &&
          /^(?:when|if|on|for)$/.test(words[start + at + 1]?.plain ?? ''),
      )
  if (isExcepted) return true
  return isOfOneDay || (namesDays && !isNotDaily && /^(?:not|except)$/.test(words[first]?.plain ?? ''))
}

/** A part of the day, or a day, in the plural. */
function dayPartOrDay(plain: string): boolean {
  return /^(?:(?:morning|afternoon|evening|night|week(?:end|day|night))s|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/.test(
    plain,
  )
}

/** `I can't train | in the evenings`, `I hate | mornings`: so many words back what follows may be refused. */
const REFUSED =
  /^(?:can't|cant|cannot|don't|dont|won't|wont|couldn't|unable|hate|dislike|avoid|no|never|not|isn't|aren't)$/
const BETWEEN_REFUSED =
  /^(?:do|doing|work|train|study|practi[sc]e|exercise|have|got|time|any|anything|like|make|able|to|it|free|available|running|training|sessions?|at|all|really|much|function)$/

function isRefused(words: readonly Word[], before: number): boolean {
  let at = before - 1
  while (at >= 0 && at >= before - 5 && BETWEEN_REFUSED.test(words[at]?.plain ?? '')) {
    if (/[,;:.!?]$/.test(words[at]?.text ?? '')) return false
    at -= 1
  }
  const isPart = !/[,;:.!?]$/.test(words[at]?.text ?? '')
  return at >= 0 && isPart && REFUSED.test(words[at]?.plain ?? '')
}
const GOES_ON = /^(?:i|we) go on (?:holiday|vacation|honeymoon|leave) (?:on|in|next) [a-z\d]+(?: [a-z\d]+)?$/
