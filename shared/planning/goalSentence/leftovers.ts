import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Span } from './words/wordSpan.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { beginsCondition, endOfCondition, isOwnNegation, JOINT } from './times/conditions.ts'
import { namesTime, TEMPORAL } from './times/namesTime.ts'
import { isPeriodOfPlan } from './times/periodOfPlan.ts'
import { endOfLead } from './times/leadConditions.ts'
import { whenNot } from './times/whenNot.ts'
import { SESSIONS } from './times/negations.ts'
import { isHarmlessRemark, isOthersBusiness, isRemark, isRota, isSetAside } from './words/remarks.ts'
import { isConditionTold } from './toldConditions.ts'
import { isTrained } from './words/trainingDays.ts'
import { isVerb } from './words/verbs.ts'

/**
 * What is left of a sentence when its facts are taken out: the words for the goal, conditions that nothing has read, and what is only
 * told.
 */
export type Leftovers = { goal: Span[]; unread: Span[]; told: Span[] }

/**
 * Splits the words that no fact has taken (docs/rules/plans.md, Goal sentences): at punctuation, at taken words and where a condition
 * begins. The first part that is no condition is the goal, with the others that are none.
 */
export function leftoversOf(
  words: readonly Word[],
  taken: readonly Span[],
  { isQuit, targets, unused, story }: Goal,
): Leftovers {
  const isTaken = Array.from<boolean>({ length: words.length }).fill(false)
  for (const { from, to } of taken) isTaken.fill(true, from, to)
  const before = toldParts(words, isTaken, story)
  const allParts = partsOf(words, isTaken, { isQuit, targets, unused, story })
  // `it's like | 5 hours`: it only joins.
  const joins = allParts.filter(
    (part, at) => at > 0 && (isJoining(words, part) || isHeading(words, part, isTaken)),
  )
  const parts = allParts.filter((part) => !joins.includes(part))
  const isTold = (part: Part) => part.isCondition && isHarmlessRemark(words, part, isQuit)
  return {
    goal: parts.filter(({ isCondition }) => !isCondition),
    unread: [...before, ...parts].filter((part) => part.isCondition && !isTold(part)),
    told: [...before.filter(({ isCondition }) => !isCondition), ...parts.filter(isTold), ...joins],
  }
}

function isJoining(words: readonly Word[], { from, to, isCondition }: Part): boolean {
  return (
    isCondition &&
    words
      .slice(from, to)
      .every(({ plain }) =>
        /^(?:its|it'?s|it|is|that'?s|like|about|and|so|which|will|should|be|takes?|deadline|due|because|since|as|though|but)$/.test(
          plain,
        ),
      )
  )
}

/** `writing days: | Mon Tue Thu`: it only names what follows. */
function isHeading(
  words: readonly Word[],
  { from, to, isCondition }: Part,
  isTaken: readonly boolean[],
): boolean {
  const isShort = isCondition && to - from <= MOST_OF_HEADING && isTaken[to] === true
  return (
    isShort &&
    /^(?:days|evenings|mornings|times?)$/.test(words[to - 1]?.plain ?? '') &&
    words
      .slice(from, to - 1)
      .every(({ plain }) => /^(?:my|our|the|free|gym|leg|chest|arm|push|pull|run|[a-z]+ing)$/.test(plain))
  )
}
const MOST_OF_HEADING = 3

type Part = Span & { isCondition: boolean }

type Goal = {
  isQuit: boolean
  targets: readonly Span[]
  /** Facts that no field has taken: they begin a condition. */
  unused: readonly Span[]
  /** So many words at the beginning only tell why. */
  story: number
}

/** What no fact has taken of the words before the wish. */
function toldParts(words: readonly Word[], isTaken: readonly boolean[], story: number): Part[] {
  const parts: Part[] = []
  const isNever = whenNot(words)[0]?.from === 0
  for (let from = 0; from < story;) {
    let to = from
    while (to < story && !isTaken[to] && (to === from || !endsPart(words, to - 1))) to += 1
    let end = to
    while (end > from + 1 && /^(?:and|but|so)$/.test(words[end - 1]?.plain ?? '')) end -= 1
    // `my son starts school | in September, want him to read by then`: its date is read.
    const isOfDate = isTaken[to] === true && to < story && !namesTime(words, { from, to: end }, [])
    const isTold = isConditionTold(words, { from, to: end }) && !isOfDate
    // `I keep scrolling till 1am, | want that to stop`
    const isComplaint = COMPLAINS.test(`${clauseText(words, from, 3)} `)
    if (to > from) parts.push({ from, to: end, isCondition: (isTold && !isComplaint) || isNever })
    from = Math.max(to, from + 1)
  }
  return parts
}

const COMPLAINS =
  /^(?:(?:i|we) (?:always |just )?keep |(?:i )?(?:can'?t|cannot) (?:sleep|focus|concentrate|relax|switch|wake|get up) )/

function partsOf(words: readonly Word[], isTaken: readonly boolean[], goal: Goal): Part[] {
  const parts: Part[] = []
  let from = goal.story
  const never = whenNot(words)
  const isNever = (at: number) => never.some((part) => part.from === at)
  const isGap = (at: number) => at >= words.length || isTaken[at]
  while (from < words.length) {
    if (isGap(from)) {
      from += 1
      continue
    }
    let to = from + 1
    // `Mon/Wed or Tue/Thu`: what no field has taken is one part.
    const isWithin = (at: number) => goal.unused.some((one) => one.from < at && at < one.to)
    while (!isGap(to) && (!endsPart(words, to - 1) || isWithin(to))) to += 1
    const isFirst = parts.every((part) => part.isCondition || isBareVerb(words, part))
    if (
      isFirst &&
      to < words.length &&
      (isOthersBusiness(words, from) ||
        isSetAside(words.slice(from, to)) ||
        isRota(words.slice(from, to)) ||
        isNever(from))
    ) {
      parts.push({ from, to, isCondition: true })
      from = to
      continue
    }
    if (!isFirst && isNumberOfPeople(words, { from, to })) {
      parts.push({ from, to, isCondition: false })
      from = to
      continue
    }
    if (!isFirst && isTargetAlone(words, { from, to }, goal.targets)) {
      parts.push({ from, to, isCondition: false })
      from = to
      continue
    }
    const split = splitAtConditions(words, { from, to }, { ...goal, isFirst })
    // Behind the goal itself, a part with a day or a number of its own says something else.
    const isApart =
      !isFirst &&
      (split.length > 1 ||
        isRemark(words, { from, to }) ||
        isExtra(words, { from, to }) ||
        isMoneyTold(words, { from, to }) ||
        (!isCountedThing(words, { from, to }) &&
          !isPeriodOfPlan(words, from) &&
          namesTime(words, { from, to }, goal.targets) &&
          !isTrained(clauseText(words, from, to - from)) &&
          !isDeed(words, { from, to })))
    // `…, four hours on Saturday | for the bar exam` says what all of it is for.
    const aim = split.length > 1 ? split.at(-1) : undefined
    const isForAll = aim?.isCondition === false && words[aim.from]?.plain === 'for'
    const apart = { from, to: isForAll ? aim.from : to, isCondition: true }
    parts.push(...(isApart ? [apart, ...(isForAll ? [aim] : [])] : split))
    from = to
  }
  return parts
}

/** `…, it's | 2,000 words | and`: a part of its own that only names the amount. */
export function isTargetAlone(words: readonly Word[], { from, to }: Span, targets: readonly Span[]): boolean {
  const isOwed = /^(?:(?:i|we) )?ow(?:e|ing) /.test(clauseText(words, from, 3))
  const isIn = (at: number) => targets.some((target) => target.from <= at && at < target.to)
  return (
    words.slice(from, to).some((_, index) => isIn(from + index)) &&
    words
      .slice(from, to)
      .every(
        ({ plain }, index) => isIn(from + index) || ONLY_SAYS.test(plain) || (isOwed && OWED_ON.test(plain)),
      )
  )
}
/** `owe 6,200 | on two cards`. */
const OWED_ON = /^(?:on|across|my|the|two|three|both|credit|cards?|loans?|overdraft)$/
const ONLY_SAYS =
  /^(?:i|i'?ve|we|have|got|owe|owing|owed|debts?|them|him|her|in|total|altogether|left|must|long|like|it'?s|it|is|has|about|around|roughly|approx|approximately|say|circa|and|but|that's|which|of|at|least|need|needs|be|should|to|they|costs?|will|would)$/

/** `learn to bake, | 1 loaf | every Sunday`: what one session is made of, where how often follows it. */
export function isCountedThing(words: readonly Word[], { from, to }: Span): boolean {
  const [count, ...thing] = words.slice(from, to).map(({ plain }) => plain)
  return (
    /^(?:\d{1,2}|one|two|three)$/.test(count ?? '') &&
    thing.length > 0 &&
    thing.length <= 2 &&
    thing.every((plain) => /^[a-z-]{3,}$/.test(plain) && !TEMPORAL.test(plain) && !SESSIONS.test(plain)) &&
    /^(?:every|each|on|a|per|daily|weekly)$/.test(words[to]?.plain ?? '') &&
    !endsPart(words, to - 1)
  )
}

/** `plan my party, | about 60 guests`: how many come. */
function isNumberOfPeople(words: readonly Word[], { from, to }: Span): boolean {
  const text = words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')
  return /^(?:(?:for|with|about|around|roughly|some) )*\d{1,3} (?:guests|people|persons|friends|kids|children|girls|boys|guys|women|men|adults|attendees)$/.test(
    text,
  )
}

/** `run on Sundays, | plus one easy run`: more of the same, of which no day is named. */
function isExtra(words: readonly Word[], { from, to }: Span): boolean {
  const [plus, one] = [words[from]?.plain ?? '', words[from + 1]?.plain ?? '']
  return /^(?:plus|\+)$/.test(plus) && /^(?:an?|one|two|another|some|\d+)$/.test(one) && to > from + 2
}

/** `buy a house, | need 40k deposit, | have 12k`: how much money there is, and no goal. */
function isMoneyTold(words: readonly Word[], { from, to }: Span): boolean {
  const verb = /^(?:i|we)$/.test(words[from]?.plain ?? '') ? from + 1 : from
  const isHad = /^(?:need|have|got|owe|earn|costs?)$/.test(words[verb]?.plain ?? '')
  return isHad && words.slice(verb + 1, Math.min(to, verb + 4)).some(({ plain }) => SUM.test(plain))
}
const SUM = /^(?:[$€£¥]\d.*|\d+(?:[.,]\d+)?k|\d[\d.,]{2,})$/

/** `chess: | reach 1800 Elo`: a number is that of what is done. */
function isDeed(words: readonly Word[], { from, to }: Span): boolean {
  return isVerb(words[from]?.plain ?? '') && words.slice(from, to).every(({ plain }) => !TEMPORAL.test(plain))
}

/** `do 20 minutes | of mobility work`: what is done comes behind it. */
export function isBareVerb(words: readonly Word[], { from, to }: Span): boolean {
  // `have a | weekly | date night`
  const isLed = to === from + 2 && /^(?:an?|my|our|the)$/.test(words[from + 1]?.plain ?? '')
  // `set up a | weekly | game night`, `plan | weekly | meals`
  const isRegular =
    /^(?:daily|weekly|monthly|nightly)$/.test(words[to]?.plain ?? '') &&
    !endsPart(words, to) &&
    to + 1 < words.length
  if (isRegular && to - from <= 3 && REGULAR.test(clauseText(words, from, to - from))) return true
  return (
    (isLed || to === from + 1) &&
    /^(?:do|spend|get|have|make|put|take|pay|save|transfer|go|live|last|survive)$/.test(
      words[from]?.plain ?? '',
    )
  )
}

const REGULAR =
  /^(?:set up|start|begin|plan|host|organi[sz]e|run|hold|write|make|create|keep|establish|introduce)(?: (?:an?|my|our|the))?$/

const DATE_OF_PART = /^(?:by|until|till|before|in|on)$/

/** `renovate the kitchen | with a budget of 3000 euros`. */
function splitAtConditions(
  words: readonly Word[],
  { from, to }: Span,
  goal: Goal & { isFirst: boolean },
): Part[] {
  for (let at = from; at < to; at += 1) {
    const isAvoided = at === from || (at === from + 1 && words[at]?.plain === 'no') // `drink no alcohol`
    if (goal.isQuit && goal.isFirst && isAvoided) continue
    // `speak only French`
    const isOfVerb =
      goal.isFirst && at === from + 1 && words[at]?.plain === 'only' && isVerb(words[from]?.plain ?? '')
    if (
      isOfVerb &&
      /^[a-z]{3,}$/.test(words[at + 1]?.plain ?? '') &&
      !TEMPORAL.test(words[at + 1]?.plain ?? '')
    )
      continue
    // `her parents | only speak Italian`
    if (words[at]?.plain === 'only' && /^speaks?$/.test(words[at + 1]?.plain ?? '')) continue
    // `spend one evening a week | without screens`, `only | eat sweets on Saturdays`
    if (goal.isFirst && at === from && isOwnNegation(words, at)) continue
    // `go no contact with my ex`
    if (goal.isFirst && at === 1 && words[at]?.plain === 'no' && /^(?:go|live)$/.test(words[0]?.plain ?? ''))
      continue
    // `don't work past 6`, `not be late any more`
    const isOwnNo = /^(?:don't|dont|never|not)$/.test(words[at]?.plain ?? '')
    if (at === goal.story && isOwnNo && /^be$/.test(words[at + 1]?.plain ?? '')) continue
    if (at === 0 && isOwnNo && isVerb(words[1]?.plain ?? '')) continue
    // `do not buy clothes`
    if (at === 1 && isOwnNo && words[0]?.plain === 'do' && isVerb(words[2]?.plain ?? '')) continue
    if (goal.targets.some((target) => target.from <= at && at < target.to)) continue
    const isUnused = goal.unused.some((each) => each.from === at)
    if (!isUnused && (words[at]?.escape !== null || !beginsCondition(words, at, to, goal))) continue
    let begin = at
    while (
      begin > from &&
      words[at]?.plain !== 'and' &&
      (isUnused
        ? /^(?:\d[\d:.]*|on|at|for|i|we|can)$|^(?:but|just|and|then|plus|only|or|maybe)$/
        : JOINT
      ).test(words[begin - 1]?.plain ?? '')
    )
      begin -= 1
    // `write my thesis: | intro by Christmas`: what is done by another date than all of it
    if (isUnused && !goal.isFirst && at - from <= 2 && DATE_OF_PART.test(words[at]?.plain ?? '')) begin = from
    const before: Part[] = begin > from ? [{ from, to: begin, isCondition: false }] : []
    const lead = goal.isFirst && at === from ? endOfLead(words, at, to) : null
    const end = lead ?? endOfCondition(words, at, to)
    const isFirst = lead !== null
    const rest = end < to ? splitAtConditions(words, { from: end, to }, { ...goal, isFirst }) : []
    return [...before, { from: begin, to: end, isCondition: true }, ...rest]
  }
  return [{ from, to, isCondition: false }]
}
