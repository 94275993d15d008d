import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { SESSION_WORD } from './words/asides.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { isBareVerb, isCountedThing, isTargetAlone } from './leftovers.ts'
import { isOwnDeed } from './nextGoals.ts'
import { isStepBehind } from './stepsBehind.ts'
import { baseOf, beginsTitle, correctedVerb, isVerb } from './words/verbs.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/** `a novel draft | 50,000 words`, `save for a car, | like 5000 euros`: a number behind the thing it counts is no part of the title. */
export function withoutAmount(words: readonly Word[], span: Span, amount: Span | null): Span {
  // `an emergency fund | (7500) by putting away`
  const isLed = amount?.from === span.from && amount.to < span.to && words[amount.to]?.plain === 'by'
  if (amount && isLed) return { from: amount.to, to: span.to }
  if (!amount || amount.to !== span.to || amount.from <= span.from) return span
  let to = amount.from
  while (
    to > span.from &&
    /^(?:like|about|around|maybe|roughly|say|at|least|-|–)$/.test(words[to - 1]?.plain ?? '')
  )
    to -= 1
  const before = words[to - 1]?.plain ?? ''
  // `read more | maybe 10 pages`
  if (before === 'more' && to > span.from + 1 && isVerb(words[to - 2]?.plain ?? ''))
    return { from: span.from, to }
  const isOfIt =
    to <= span.from ||
    isVerb(before) ||
    (to === span.from + 1 && beginsTitle(before)) || // `pack 20 boxes`
    isObjectOfGerund(words, to) ||
    correctedVerb(before) !== null ||
    IS_OBJECT_BEFORE.test(before)
  return isOfIt ? span : { from: span.from, to }
}
/** `build up to running | 10 miles`. */
function isObjectOfGerund(words: readonly Word[], to: number): boolean {
  return (
    baseOf(words[to - 1]?.plain ?? '') !== null &&
    /^(?:to|of|start|begin|keep)$/.test(words[to - 2]?.plain ?? '')
  )
}
const IS_OBJECT_BEFORE =
  /^(?:to|of|the|my|an?|for|in|on|with|from|over|under|than|up|down|off|out|only|all|these|those|next|first|last|through|into|about|around|at|by|as|and|or|more|another|away|aside|back|new|another|most|least|per|every|each)$/

/** `about 6000`, `it's 2,000 words`. */
function isAmountAlone(words: readonly Word[], span: Span, amount: Span | null): boolean {
  return amount !== null && isTargetAlone(words, span, [amount])
}

/**
 * `finish my thesis by 31 March, writing | mornings only`, `get ready for ski season, leg workouts | on Mondays`: a part of its own
 * that only says how. An enumeration before any fact (`maths, English and physics`) and another deed belong to the title.
 */
function isManner(words: readonly Word[], { from, to }: Span, claims: readonly Claim[]): boolean {
  let begin = from
  for (;;) {
    const before = claims.find((claim) => claim.to === begin && !endsPart(words, begin - 1))
    if (!before) break
    begin = before.from
  }
  if (begin === 0) return false
  if (isBehindFactOfClause(words, from, claims)) return true
  const mark = words[begin - 1]?.text ?? ''
  // `learn to draw hands: 15 minutes | sketching`, `finish it by Christmas: | floor`
  const isBehindFact = begin < from || claims.some((claim) => claim.to === from)
  if (!/[,;.!?]$|^[-–—]$/.test(mark) && !(isBehindFact && mark.endsWith(':'))) return false
  if (begin < from) return true
  if (/^(?:no|without|i)$/.test(words[from]?.plain ?? '') || isListed(words, { from, to }, claims))
    return false
  // `walk the Camino in May, need to train | 3 times a week`
  const isToPrepare =
    to === from + 3 && /^(?:train|practi[sc]e|study|work|prepare)$/.test(words[to - 1]?.plain ?? '')
  if (isToPrepare && words[from + 1]?.plain === 'to' && claims.some((claim) => claim.from === to)) return true
  if (/^(?:need|want|have)$/.test(words[from]?.plain ?? '') && words[from + 1]?.plain === 'to') return false
  if (isEnumerated(words, { from, to }, claims)) return false
  // `make friends in the new city! | go to 2 meetups a month`
  if (/[.!?]$/.test(mark) && isVerb(words[from]?.plain ?? '')) return true
  const isTimed =
    !endsPart(words, to - 1) &&
    claims.some((claim) => claim.from === to && /^(?:days|rhythm|length|time)$/.test(claim.as))
  // `…, launch | by 15 February`
  const isBare = to === from + 1 && !endsPart(words, from) && claims.some((claim) => claim.from === to)
  if (isTimed || isBare) return true
  return !isVerb(words[from]?.plain ?? '') && claims.some((claim) => claim.to <= from)
}

/** `do squats, | lunges and planks | 3 times a week`: more of the same things. */
function isListed(words: readonly Word[], { from, to }: Span, claims: readonly Claim[]): boolean {
  const isFirst = from <= LONGEST_OF_LIST && claims.every((claim) => claim.from >= to)
  return (
    isFirst &&
    words[to - 2]?.plain === 'and' &&
    [from - 1, to - 1].every((at) => /^[a-z-]{3,}s$/.test(words[at]?.plain ?? ''))
  )
}
const LONGEST_OF_LIST = 4

/** `bench, squat, | deadlift | on Mondays`: one word each, before any fact. */
function isEnumerated(words: readonly Word[], { from, to }: Span, claims: readonly Claim[]): boolean {
  const isBeforeFacts = claims.every((claim) => claim.from >= to)
  const joint = words.slice(from, to).findIndex(({ plain }) => /^(?:and|&|\+)$/.test(plain))
  const own = to - from - (joint < 0 ? 0 : 1)
  const areShort = words.slice(0, from).every((_, at) => endsPart(words, at))
  return isBeforeFacts && areShort && from > 0 && from + own >= FEWEST_OF_LIST && own <= (joint < 0 ? 1 : 2)
}
const FEWEST_OF_LIST = 3

/**
 * `lose weight, walking 30 minutes | with the pram`, `theory in January | and practical | in March`: behind a fact of a later part, how or
 * what else.
 */
function isBehindFactOfClause(words: readonly Word[], from: number, claims: readonly Claim[]): boolean {
  if (!claims.some((claim) => claim.to === from) || endsPart(words, from - 1)) return false
  let begin = from
  while (begin > 0 && !endsPart(words, begin - 1)) begin -= 1
  const isBare =
    words[from]?.plain === 'and' &&
    !isVerb(words[from + 1]?.plain ?? '') &&
    claims.some((claim) => claim.from === from + 2)
  return begin > 0 && (isBare || /^(?:with|at|around|in|on)$/.test(words[from]?.plain ?? ''))
}

/** `swim 3 times a week, | 1 km each time`: what a session is made of stays in the title. */
function isEachTime(words: readonly Word[], { from, to }: Span): boolean {
  const isCounted = /^\d/.test(words[from]?.plain ?? '')
  return (
    isCounted && (words[to - 1]?.plain === 'each' || /^(?:each|every|per)$/.test(words[to - 2]?.plain ?? ''))
  )
}

/** `walk more, so 40 minutes | walk`: each of its words is in a part before it. */
function isSaidAlready(words: readonly Word[], { from, to }: Span, parts: readonly Span[]): boolean {
  const said = new Set(parts.flatMap((part) => words.slice(part.from, part.to).map(({ plain }) => plain)))
  return words.slice(from, to).every(({ plain }) => said.has(plain))
}

/** `lessons on Wednesdays`: the word says nothing of the goal. */
function isAboutSessions(words: readonly Word[], { from, to }: Span): boolean {
  const plains = words.slice(from, to).map(({ plain }) => plain)
  // `swim, bike, | run`
  const isDeed = plains.length === 1 && (isVerb(plains[0] ?? '') || /^work-?out$/.test(plains[0] ?? ''))
  return (!isDeed && plains.every((plain) => SESSION_WORD.test(plain))) || CAN.test(plains.join(' '))
}

/** `…. Can train | 6 hours a week`. */
const CAN = /^(?:(?:i|we) )?can (?:only |just |usually )?[a-z]+$/

/** The parts of a goal that name it: an amount alone is no more than that, `pay off my card, | 2400 dollars`. */
export function ofGoal(words: readonly Word[], parts: readonly Span[], amount: Span | null): Span[] {
  const [first] = parts
  return parts.filter(
    (span, at) =>
      at === 0 ||
      (at === 1 && first !== undefined && isBareVerb(words, first)) ||
      !(isAmountAlone(words, span, amount) || isAboutSessions(words, span)),
  )
}

/** The first part of a goal, and those behind it that belong to its title. */
export function titledParts(
  words: readonly Word[],
  goal: readonly Span[],
  beside: { claims: readonly Claim[]; targets: readonly Span[] },
): Span[] {
  // `revise: history on Mondays, geography on Tuesdays`: what has days of its own is listed behind the colon.
  const colon = words.findIndex(({ text }) => text.endsWith(':'))
  const listed = goal.filter(
    ({ from, to }) =>
      colon > 0 && from > colon && beside.claims.some((one) => one.from === to && one.as === 'days'),
  )
  return goal.filter(
    (span, at) =>
      at === 0 ||
      (!(listed.length > 1 && listed.includes(span)) &&
        isTitled(words, span, { ...beside, before: goal.slice(0, at) })),
  )
}

const IS_SESSION = /^(?:practi[sc]e|training|study|revision|homework)$/

/** Whether a later part of a goal belongs to its title: it says neither how nor what was said before. */
function isTitled(
  words: readonly Word[],
  span: Span,
  {
    claims,
    targets,
    before,
  }: { claims: readonly Claim[]; targets: readonly Span[]; before: readonly Span[] },
): boolean {
  if (isStepBehind(words, span)) return false
  // `finish my novel, | I write | mornings`
  const isTold = /^(?:i|we)$/.test(words[span.from]?.plain ?? '') && span.to === span.from + 2
  if (isTold && isOwnDeed(words, words[span.from + 1]?.plain ?? '')) return false
  // `2 lessons a week plus | 10 min | vocab | daily`
  const length = claims.find(({ as, to }) => as === 'length' && to === span.from)
  if (length && /^(?:plus|\+)$/.test(words[length.from - 1]?.plain ?? '')) return false
  // `one lesson on Thursdays and 15 min | practice | on the other days`
  if (length && IS_SESSION.test(clauseText(words, span.from, span.to - span.from))) return false
  if (/^(?:plus|\+)$/.test(clauseText(words, span.from, span.to - span.from))) return false
  // `intro by Christmas, | the whole thing | by March`
  if (
    /^(?:(?:the )?(?:whole|entire) (?:thing|lot)|all(?: of it)?|everything|the rest)$/.test(
      clauseText(words, span.from, span.to - span.from),
    )
  )
    return false
  // `fix my sleep, bed at 11 and up at 7`
  if (targets.some(({ from, to }) => from >= span.from && to <= span.to)) return true
  return (
    isEachTime(words, span) ||
    isCountedThing(words, span) ||
    !(isManner(words, span, claims) || isSaidAlready(words, span, before))
  )
}
