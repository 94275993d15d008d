import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Span } from './wordSpan.ts'
import { endsPart } from './clauses.ts'
import { isOthersBusiness, isRemark, isTold } from './remarks.ts'
import { isConditionTold } from './stories.ts'
import { REACHED } from './times.ts'
import { isVerb } from './verbs.ts'

/**
 * What is left of a sentence when its facts are taken out: the words for the goal, conditions that nothing has read, and what is only
 * told.
 */
export type Leftovers = { goal: Span[]; unread: Span[]; told: Span[] }

/** A part that begins with one of these is a condition, whatever follows. */
const CONDITION =
  /^(?:by|until|till|til|before|every|each|not|no|none|never|except|excluding|without|but|within|only|after|when|whenever|while|if|unless|during|depending|don't|dont|can't|cant|cannot|won't|as|since|because|unless)$/
const STARTS_ANEW = /^(?:every|each|by|until|till|before|after|when|if|unless|because)$/
/** These begin one where a date, a time or a number follows: `on days off`, but `at chess`. */
const MAYBE = /^(?:in|on|at|for|from|with|around|between|over|under|about|through)$/
/** What is left of how often. */
const RATE = /^(?:a|per|once|twice|times)$/
const TEMPORAL =
  /^(?:days?|weeks?|months?|years?|quarters?|hours?|hrs?|minutes?|mins?|mornings?|afternoons?|evenings?|nights?|noon|midnight|weekends?|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|january|february|march|april|june|july|august|september|october|november|december|holidays?|vacations?|breaks?|summer|winter|spring|autumn|ramadan|lent|semester|term|shifts?|payday|lunch|dinner|breakfast|bedtime|today|tomorrow|tonight|times?|o'clock|budget|euros?|dollars?|pounds|season|deadline|schedule)$/
/** Words with which such a part does not begin a condition: `by heart`, `in under 50 minutes`, `not only`. */
const EXCEPTIONS: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [/^by$/, /^(?:myself|heart|hand|ear|foot|bike|train|car|yourself|ourselves|memory|doing|using)$/],
  [/^by$/, /^(?!evening|morning|spring)[a-z]{2,}ing$/], // `lose weight by walking`
  [/^(?:with|for)$/, /^(?:breakfast|lunch|dinner)$/],
  [/^(?:in|at)$/, /^(?:under|less|below|least|sub)$/],
  [/^not$/, /^only$/],
  [/^on$/, /^time$/],
  [/^(?:at|a)$/, /^time$/], // `one shelf at a time`
  [/^don'?t$/, /^want$/],
  [
    /^without$/,
    /^(?:equipment|leash|weights|subtitles|sheet|glasses|help|support|getting|breaking|breaks?|stops?|pauses?|rest|stopping|pausing|walking|resting|notes|looking|falling|crying|shaking)$/,
  ],
  [/^from$/, /^(?:last|past|home)$/],
  [/^no$/, /^(?:equipment|gear|gym|weights?|machines?|kit|rush|pressure|stress|hurry|excuses|experience)$/],
  [/^as$/, /^(?:a|an|the|well|much|many|far|long|fast|good|possible)$/],
  [/^from$/, /^\d+(?:[.,]\d+)?(?:k|km|kg|m|lbs?|miles?)?$/],
]
const DISTANCE = /^\d+(?:[.,]\d+)?(?:k|km|kms|mi|m|kg)$/
const SEASON = /^(?:spring|summer|autumn|fall|winter)$/
const LONG = /^(?:miles?|km|kms|kilomet(?:er|re)s?|met(?:er|re)s?|kg|kilos?|laps?)$/
/** What only joins a condition to what is before it. */
const JOINT = /^(?:but|just|and|then|plus|only|though|however|or|maybe|also|right|straight|directly)$/

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
  const parts = partsOf(words, isTaken, { isQuit, targets, unused, story })
  return {
    goal: parts.filter(({ isCondition }) => !isCondition),
    unread: [...before, ...parts].filter(({ isCondition }) => isCondition),
    told: before.filter(({ isCondition }) => !isCondition),
  }
}

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
  for (let from = 0; from < story;) {
    let to = from
    while (to < story && !isTaken[to] && (to === from || !endsPart(words, to - 1))) to += 1
    let end = to
    while (end > from + 1 && /^(?:and|but|so)$/.test(words[end - 1]?.plain ?? '')) end -= 1
    if (to > from) parts.push({ from, to: end, isCondition: isConditionTold(words, { from, to: end }) })
    from = Math.max(to, from + 1)
  }
  return parts
}

function partsOf(words: readonly Word[], isTaken: readonly boolean[], goal: Goal): Part[] {
  const parts: Part[] = []
  let from = goal.story
  const isGap = (at: number) => at >= words.length || isTaken[at]
  while (from < words.length) {
    if (isGap(from)) {
      from += 1
      continue
    }
    let to = from + 1
    while (!isGap(to) && !endsPart(words, to - 1)) to += 1
    const isFirst = parts.every((part) => part.isCondition || isBareVerb(words, part))
    if (isFirst && to < words.length && isOthersBusiness(words, from)) {
      parts.push({ from, to, isCondition: true })
      from = to
      continue
    }
    const split = splitAtConditions(words, { from, to }, { ...goal, isFirst })
    // Behind the goal itself, a part with a day or a number of its own says something else.
    const isApart =
      !isFirst &&
      !isTargetAlone(words, { from, to }, goal.targets) &&
      (split.length > 1 ||
        isRemark(words, { from, to }) ||
        (namesTime(words, { from, to }, goal.targets) && !isDeed(words, { from, to })))
    parts.push(...(isApart ? [{ from, to, isCondition: true }] : split))
    from = to
  }
  return parts
}

/** `…, it's | 2,000 words | and`: a part of its own that only names the amount. */
export function isTargetAlone(words: readonly Word[], { from, to }: Span, targets: readonly Span[]): boolean {
  const isIn = (at: number) => targets.some((target) => target.from <= at && at < target.to)
  return (
    words.slice(from, to).some((_, index) => isIn(from + index)) &&
    words.slice(from, to).every(({ plain }, index) => isIn(from + index) || ONLY_SAYS.test(plain))
  )
}
const ONLY_SAYS =
  /^(?:it'?s|it|is|has|about|around|roughly|approx|approximately|say|circa|and|but|that's|which|of|at|least|need|needs|be|should|to)$/

/** `chess: | reach 1800 Elo`: a number is that of what is done. */
function isDeed(words: readonly Word[], { from, to }: Span): boolean {
  return isVerb(words[from]?.plain ?? '') && words.slice(from, to).every(({ plain }) => !TEMPORAL.test(plain))
}

/** `do 20 minutes | of mobility work`: what is done comes behind it. */
function isBareVerb(words: readonly Word[], { from, to }: Span): boolean {
  return (
    to === from + 1 &&
    /^(?:do|spend|get|have|make|put|take|pay|save|transfer)$/.test(words[from]?.plain ?? '')
  )
}

/** `renovate the kitchen | with a budget of 3000 euros`. */
function splitAtConditions(
  words: readonly Word[],
  { from, to }: Span,
  goal: Goal & { isFirst: boolean },
): Part[] {
  for (let at = from; at < to; at += 1) {
    const isAvoided = at === from || (at === from + 1 && words[at]?.plain === 'no') // `drink no alcohol`
    if (goal.isQuit && goal.isFirst && isAvoided) continue
    // `spend one evening a week | without screens`, `only | eat sweets on Saturdays`
    if (goal.isFirst && at === from && isOwnNegation(words, at)) continue
    if (goal.targets.some((target) => target.from <= at && at < target.to)) continue
    const isUnused = goal.unused.some((each) => each.from === at)
    if (!isUnused && (words[at]?.escape !== null || !beginsCondition(words, at, to, goal))) continue
    let begin = at
    while (
      begin > from &&
      (isUnused
        ? /^(?:\d[\d:.]*|on|at|for|i|we|can)$|^(?:but|just|and|then|plus|only|or|maybe)$/
        : JOINT
      ).test(words[begin - 1]?.plain ?? '')
    )
      begin -= 1
    const before: Part[] = begin > from ? [{ from, to: begin, isCondition: false }] : []
    const end = endOfCondition(words, at, to)
    const rest = end < to ? splitAtConditions(words, { from: end, to }, { ...goal, isFirst: false }) : []
    return [...before, { from: begin, to: end, isCondition: true }, ...rest]
  }
  return [{ from, to, isCondition: false }]
}

function beginsCondition(
  words: readonly Word[],
  at: number,
  to: number,
  goal: Goal & { isFirst: boolean },
): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  const second = /^(?:the|an?|any)$/.test(next) ? (words[at + 2]?.plain ?? '') : next
  if (EXCEPTIONS.some(([first, then]) => first.test(plain) && (then.test(next) || then.test(second))))
    return false
  // `prepare for ramadan`
  if (
    plain === 'for' &&
    /^(?:prepar(?:e|ing)|ready)$/.test(words[at - 1]?.plain ?? '') &&
    !/^\d/.test(second)
  )
    return false
  if (plain === 'for' && /^\d+$/.test(next) && isThing(words[at + 2]?.plain ?? '')) return false
  if (plain === 'for' && /^(?:an?|my|our|the)$/.test(next) && namesTrip(words, at + 2)) return false
  // `for a spring marathon`
  if (plain === 'for' && SEASON.test(second) && isThing(words[at + (second === next ? 2 : 3)]?.plain ?? ''))
    return false
  // `for ski season`
  if (plain === 'for' && [1, 2, 3].some((later) => words[at + later]?.plain === 'season')) return false
  if (plain === 'for' && /^\d{1,3}$/.test(next) && MEAL.test(words[at - 1]?.plain ?? '')) return false
  if (!goal.isFirst && isTold(words, at)) return true
  if (/^(?:apart|aside)$/.test(plain) && next === 'from') return at > 0
  if (/^skip(?:ping)?$/.test(plain) && /^(?:when|if|while)$/.test(next)) return true
  if (isRare(words, at)) return true
  // `once it stops raining`
  if (plain === 'once' && /^(?:i|it|we|he|she|they|the|my|our)$/.test(next)) return true
  // `sell what I don't wear`
  if (/^(?:don'?t|can'?t|never|not|no)$/.test(plain) && isOfThings(words, at)) return false
  if (plain === 'weather' && next === 'permitting') return true
  // `rainy Sundays only`
  if (/^(?:rainy|sunny|alternate|odd|even)$/.test(plain) && TEMPORAL.test(next)) return true
  // `an hour with each kid`
  if (
    /^(?:each|every)$/.test(plain) &&
    /^(?:with|of|for|to|in)$/.test(words[at - 1]?.plain ?? '') &&
    !TEMPORAL.test(next)
  )
    return false
  if (words[at]?.text === 'As') return false // `3 As`
  if (plain === 'by' && next !== '' && next === words[at - 1]?.plain) return false // `room by room`
  if (plain === 'no' && /^say(?:ing)?$/.test(words[at - 1]?.plain ?? '')) return false
  if (CONDITION.test(plain)) return at + 1 < to || !/^(?:no|not|never|except|but)$/.test(plain)
  if (RATE.test(plain))
    return at + 2 === to && TEMPORAL.test(next) && !/^(?:without|for)$/.test(words[at - 1]?.plain ?? '') // but `plan a day trip`
  if (/^(?:under|less|below)$/.test(plain) && words[at - 1]?.plain === 'in') return false
  if (!MAYBE.test(plain) || (plain === 'at' && REACHED.test(words[at - 1]?.plain ?? ''))) return false
  // `get my finances in order | before the year ends`
  let end = at + 1
  while (end < Math.min(to, at + 5) && (end === at + 1 || !STARTS_ANEW.test(words[end]?.plain ?? '')))
    end += 1
  return namesTime(words, { from: at + 1, to: end }, goal.targets)
}

function isOwnNegation(words: readonly Word[], at: number): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  return (plain === 'without' && at > 0) || (plain === 'only' && isVerb(next))
}

function isOfThings(words: readonly Word[], at: number): boolean {
  const [thing, who] = [words[at - 2]?.plain ?? '', words[at - 1]?.plain ?? '']
  return (
    /^(?:what|that|which|things|stuff|everything|anything|all|clothes|books)$/.test(thing) &&
    /^(?:i|we)$/.test(who)
  )
}

/** `a dinner for 12 people`, `apply for 3 scholarships`. */
function isThing(plain: string): boolean {
  return (
    /^[a-z]{3,}$/.test(plain) && !TEMPORAL.test(plain) && !/^(?:euros?|dollars?|pounds|bucks)$/.test(plain)
  )
}

/** `save for a holiday`. */
const TRIP = /^(?:holidays?|vacations?|trip|honeymoon|break|wedding|season)$/

/** `for a | 2 week holiday`. */
function namesTrip(words: readonly Word[], at: number): boolean {
  return words
    .slice(at, at + 3)
    .some(({ plain }, index) => TRIP.test(plain) && !endsPart(words, at + index - 1))
}

/** `a dinner for 8`. */
const MEAL = /^(?:party|dinner|lunch|brunch|breakfast|barbecue|picnic|table)$/

/** `twice a month`, `3 times a year`: a plan goes by weeks. */
function isRare(words: readonly Word[], at: number): boolean {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((later) => words[at + later]?.plain ?? '')
  if (/^(?:an?|one|two|three|\d)$/.test(first ?? '') && TEMPORAL.test(second ?? ''))
    return (
      /^(?:a|per|each|every|of)$/.test(third ?? '') &&
      /^(?:month|year|quarter|the|every|each)$/.test(fourth ?? '')
    )
  if (/^(?:once|twice|thrice|\d+x)$/.test(first ?? '')) return /^(?:a|per|each|every)$/.test(second ?? '')
  return (
    /^(?:\d+|two|three|four|five|six)$/.test(first ?? '') &&
    second === 'times' &&
    /^(?:a|per)$/.test(third ?? '')
  )
}

/** Up to `and` with a verb of its own, or the end of the part. */
function endOfCondition(words: readonly Word[], at: number, to: number): number {
  for (let end = at + 1; end < to; end += 1)
    if (
      /^(?:to|i)$/.test(words[end]?.plain ?? '') &&
      end > at + 1 &&
      /^(?:want|learn|need)$/.test(words[end + 1]?.plain ?? '')
    )
      return end
  return to
}

/** `CFA level 1`: the number is a name. */
const NUMBERED =
  /^(?:level|part|grade|stage|phase|step|chapter|unit|module|book|volume|vol|season|type|zone|year)$/

/** Whether words hold a date, a time or a number that is none of the goal itself. */
function namesTime(words: readonly Word[], { from, to }: Span, targets: readonly Span[]): boolean {
  if (to === from + 1 && words[from]?.plain === 'budget') return false // `sort out my finances: budget, pension`
  return words.slice(from, to).some(({ plain }, index) => {
    const isTarget = targets.some((target) => target.from <= from + index && from + index < target.to)
    const isBirthday =
      /^\d+(?:st|nd|rd|th)$/.test(plain) &&
      /'s$|^(?:my|his|her|our|their)$/.test(words[from + index - 1]?.plain ?? '')
    // `for a 100 mile ride`
    const isDistance =
      /^\d/.test(plain) &&
      /^(?:an?|my|the|first)$/.test(words[from + index - 1]?.plain ?? '') &&
      LONG.test(words[from + index + 1]?.plain ?? '')
    const isNumbered =
      NUMBERED.test(words[from + index - 1]?.plain ?? '') ||
      isName(words, from + index) ||
      (/^\d+(?:st|nd|rd|th)$/.test(plain) &&
        !/^(?:and|or)$/.test(words[from + index + 1]?.plain ?? '') &&
        isThing(words[from + index + 1]?.plain ?? '')) // `1st movement`
    return (
      !isTarget &&
      !isNumbered &&
      !isDistance &&
      !isBirthday &&
      (TEMPORAL.test(plain) || (/^[$€£]?\d/.test(plain) && !DISTANCE.test(plain)))
    )
  })
}

/** `for ironman 70.3`: a number behind a name, at the end of a part. */
function isName(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.plain ?? ''
  const isLast =
    at + 1 >= words.length ||
    endsPart(words, at) ||
    /^(?:on|in|by|at|before|until)$/.test(words[at + 1]?.plain ?? '')
  return (
    isLast &&
    /^\d/.test(words[at]?.plain ?? '') &&
    /^[a-z]{3,}$/.test(before) &&
    !MAYBE.test(before) &&
    !CONDITION.test(before) &&
    !TEMPORAL.test(before) &&
    !isVerb(before)
  )
}
