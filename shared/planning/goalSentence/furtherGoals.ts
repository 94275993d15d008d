import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { clauseText } from './clauses.ts'
import type { Claim, Span } from './wordSpan.ts'
import { OCCASION } from './occasions.ts'
import { isOccupationAt } from './occupations.ts'
import { baseOf, beginsTitle, isVerb, namesActivity } from './verbs.ts'

const JOINT = /^(?:and|plus|then|&|\+)$/
const MORE = /^(?:also|then|to|i|want|would|like|maybe|finally|too|please|pls|thanks|thx|hi|hello|hey)$/
/** Its object is that of the goal before it: `build a website and launch it`. */
const SAME = /^(?:it|them|this|that)$/
const MOST_GOALS = 10

/**
 * Where a sentence names further goals: behind `and` or a comma, with a verb of its own, when what is before it has facts of its
 * own or is of another kind. `learn French 30 min a day | and swim twice a week`; but `run and swim three times a week` is one.
 *
 * @returns the words of each further goal, without what joins it, and `shared`: facts at the end that are said of all of them
 */
export function furtherGoals(
  words: readonly Word[],
  claims: readonly Claim[],
  { targets = [], story = 0 }: { targets?: readonly Span[]; story?: number } = {},
): FurtherGoals {
  const isBesides = BESIDES.test(clauseText(words, 0, 4))
  const nexts = words.map((_, at) =>
    at <= story
      ? null
      : (goalAfterJoint(words, at) ?? (isBesides ? wishAt(words, at) : null) ?? nounGoal(words, claims, at)),
  )
  const breaks: { joint: number; from: number; isShared: boolean }[] = []
  let begin = story
  for (let at = story + 1; at < words.length && breaks.length < MOST_GOALS; at += 1) {
    const next = nexts[at] ?? null
    if (next === null || next.from >= words.length) continue
    const { from, isSure } = next
    const start = isSure ? startOfDays(words, claims, at) : null
    if (claims.some((claim) => claim.from < at && at < claim.to)) continue
    const before = { from: begin, to: start ?? at }
    const behind = { from, to: endOfClause(nexts, claims, from) }
    const isShared = !isSure && areShared(words, claims, { before, behind, targets })
    if (
      !isGoal(words, claims, before) ||
      (!isSure &&
        !isOther(words, claims, before, {
          behind,
          targets,
          isShared,
          isDated: begin === story && hasClaims(claims, { from: 0, to: story }),
        }))
    )
      continue
    breaks.push({ joint: start ?? at, from: start ?? from, isShared })
    begin = from
    at = from
  }
  const ends = [...breaks.map(({ joint }) => joint), words.length]
  const first = { from: 0, to: ends[0] ?? words.length }
  const others = breaks.map(({ from }, index) => ({ from, to: ends[index + 1] ?? words.length }))
  const areOfAll = breaks.length > 0 && breaks.every(({ isShared }) => isShared)
  return { first, others, shared: areOfAll ? trailingFacts(claims, others.at(-1)) : null }
}

/** The words of a sentence's first goal and of each further one. */
export type FurtherGoals = { first: Span; others: Span[]; shared: Span | null }

/** The facts at the end of a goal, as they stand in it. */
function trailingFacts(claims: readonly Claim[], goal: Span | undefined): Span | null {
  if (!goal) return null
  let { to: from } = goal
  for (;;) {
    const before = claims.find((claim) => claim.to === from && claim.from > goal.from)
    if (!before) break
    from = before.from
  }
  return from < goal.to ? { from, to: goal.to } : null
}

/** `lose 8 kilos and run 5 km | before my wedding in July`: what stands behind both goals, and is said of both. */
function areShared(
  words: readonly Word[],
  claims: readonly Claim[],
  { before, behind, targets }: { before: Span; behind: Span; targets: readonly Span[] },
): boolean {
  return (
    JOINT.test(words[before.to]?.plain ?? '') &&
    !hasClaims(claims, before) &&
    hasClaims(claims, behind) &&
    (!hasClaims(targets, before) || within(claims, behind).every(({ as }) => as === 'deadline')) &&
    kindOf(words, claims, before) !== 'quit' &&
    !namesFirst(words, before)
  )
}

/** `besides learning guitar | I want to write songs`. */
const BESIDES =
  /^(?:besides|alongside|while|apart from|aside from|as well as|in addition to|on top of|along with|next to) [a-z]+ing\b/

function wishAt(words: readonly Word[], at: number): Next | null {
  if (!/^(?:i|we|i'?d|we'?d)$/.test(words[at]?.plain ?? '')) return null
  const text = `${words
    .slice(at, at + MOST_LEAD)
    .map(({ plain }) => plain)
    .join(' ')} `
  const wish = WISHED.exec(text)?.[0].trim().split(' ').length ?? 0
  return wish > 1 && isVerb(words[at + wish]?.plain ?? '') ? { from: at + wish, isSure: true } : null
}

/** `a pottery class on Tuesdays and | an Italian class on Thursdays`: two things, each with its own days. */
function nounGoal(words: readonly Word[], claims: readonly Claim[], at: number): Next | null {
  if (!JOINT.test(words[at]?.plain ?? '')) return null
  const isDays = ({ as }: Claim) => as === 'days' || as === 'rhythm'
  if (!claims.some((claim) => claim.to === at && isDays(claim))) return null
  const days = claims.find((claim) => claim.from > at + 1 && claim.from <= at + 5 && isDays(claim))
  if (!days) return null
  const things = words.slice(at + 1, days.from).map(({ plain }) => plain)
  const isThing = things.every((plain) => /^[a-z'-]+$/.test(plain) && !OF_SESSIONS.test(plain))
  const isOne = !words.slice(0, at).some(({ text }) => /[,;:.]$/.test(text))
  // `study maths on Mondays and physics on Wednesdays` is one.
  const isApart =
    /^(?:an?|my|the|our)$/.test(things[0] ?? '') ||
    /^(?:go|attend)$/.test(words[0]?.plain ?? '') ||
    !isVerb(words[0]?.plain ?? '')
  return isThing && isOne && isApart && !isVerb(things[0] ?? '') ? { from: at + 1, isSure: true } : null
}
const OF_SESSIONS =
  /^(?:on|in|at|for|from|with|not|no|only|every|each|one|another|or|then|long|longer|short|shorter|easy|hard|tempo|intervals?|speed|sessions?|lessons?|practi[sc]e|theory|workouts?|reviews?|tests?|mocks?|games?|match(?:es)?|runs?|rides?|swims?|walks?|hours?|minutes?|mins?|more|less|extra|double|maybe|sometimes|mornings?|evenings?|afternoons?|nights?|days?|it|that|this|rest)$/

/** `…; on weekends | also paint`: the days before it are those of the other goal. @returns where its part begins */
function startOfDays(words: readonly Word[], claims: readonly Claim[], at: number): number | null {
  let begin = at
  while (begin > 0 && !/[,;:.]$/.test(words[begin - 1]?.text ?? '')) begin -= 1
  const isClaimed = (index: number) =>
    claims.some(({ from, to, as }) => from <= index && index < to && /^(?:days|rhythm|time)$/.test(as))
  if (begin === 0 || begin === at) return null
  return Array.from({ length: at - begin }, (_, step) => begin + step).every(isClaimed) ? begin : null
}

/** What announces another goal, whatever kind it is of: `also`, `as well as`, `besides that`, `and maybe`, `oh and`. */
const ANNOUNCED =
  /^(?:(?:and|but|oh|plus|&|\+) )*(?:also|besides(?: (?:that|this|from))?|as well as|in addition(?: to (?:that|this))?|on top of (?:that|this)|additionally|secondly|meanwhile|in the meantime|next|later|but first|first(?= i | we )|oh|(?:and|plus|but|&|\+) (?:maybe|perhaps|finally)|(?:and )?(?:another|my second|my other|my third|the second|second|other|side|bonus|stretch) goal(?: is)?(?: to)?|while(?= [a-z]+ing\b)|after that|afterwards|then)(?= |$)/
const WISHED =
  /^(?:(?:and|also|then|to|i|we|want|would|like|maybe|perhaps|finally|too|please|pls|should|really|must|need|wanna|gotta|first|i'?d|have|oh|just|start|i'?m|i'?ll|trying|hoping|planning|going|thinking|of|about) )+/
const MOST_LEAD = 9

/** Where another goal begins; `isSure`: the words announce one. */
type Next = { from: number; isSure: boolean }

/** The verb behind `and`, `, and also`, `,`; null where there is none at this word. */
function goalAfterJoint(words: readonly Word[], at: number): Next | null {
  const isJoint = JOINT.test(words[at]?.plain ?? '')
  const isComma = /[,;.]$/.test(words[at - 1]?.text ?? '') && !isInBrackets(words, at)
  const text = FIRST_OF_LEAD.test(words[at]?.plain ?? '')
    ? `${words
        .slice(at, at + MOST_LEAD)
        .map(({ plain }) => plain)
        .join(' ')} `
    : ''
  const announced = text === '' ? undefined : ANNOUNCED.exec(text)?.[0]
  if (announced !== undefined) {
    const behind = text.slice(announced.length).trimStart()
    const wish = WISHED.exec(behind)?.[0].trim()
    const from = at + announced.split(' ').length + (wish ? wish.split(' ').length : 0)
    const [plain, next] = [words[from]?.plain ?? '', words[from + 1]?.plain ?? '']
    const isDeed =
      !NO_DEED.test(plain) && (isVerb(plain) || baseOf(plain) !== null) && !IS_NOUN_BEFORE.test(next)
    const isCounted = /^\d/.test(plain) && patternOf(clauseText(words, from, 3)) !== 'general'
    if (isDeed || isCounted || (namesKind(words, from) && !isVerb(plain))) return { from, isSure: true }
  }
  if (!isJoint && !isComma) return null
  const from = verbAfterJoint(words, at, isJoint)
  if (from === null) return null
  // `stop biting my nails and start flossing`
  const isChange =
    CHANGES.test(words[from]?.plain ?? '') && /^[a-z]+ing$|^up$/.test(words[from + 1]?.plain ?? '')
  return { from, isSure: isJoint && isChange }
}
/** `my first triathlon (sprint)`: the pause before it is that of a bracket, and no comma that was typed. */
function isInBrackets(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return before?.text.endsWith(',') === true && before.end - before.start < before.text.length
}

const CHANGES = /^(?:start|begin|stop|quit|give|take)$/
const FIRST_OF_LEAD =
  /^(?:and|but|oh|plus|&|\+|also|besides|as|in|on|additionally|secondly|meanwhile|next|later|first|then|another|my|the|second|other|side|bonus|stretch|while|after|afterwards)$/
/** These say how, and begin no goal of their own. */
const NO_DEED = /^(?:be|is|rest|time|need|start|using|working|being|having|going)$/
const IS_NOUN_BEFORE = /^(?:is|are|was|will|date|day|takes|starts|begins)$/

function verbAfterJoint(words: readonly Word[], at: number, isJoint: boolean): number | null {
  let from = isJoint ? at + 1 : at
  while (from < at + 5 && (MORE.test(words[from]?.plain ?? '') || JOINT.test(words[from]?.plain ?? '')))
    from += 1
  const [plain, next] = [words[from]?.plain ?? '', words[from + 1]?.plain ?? '']
  const isAnotherNo = words[0]?.plain === 'no' && plain === 'no' && from < words.length - 1
  // `help me plan it` asks for what this is for.
  if (plain === 'help' && next === 'me') return null
  // `I work full time`: said of oneself, and nothing to reach.
  const isTold =
    /^(?:i|we)$/.test(words[from - 1]?.plain ?? '') &&
    (/^(?:work|have|live|get|go|do)$/.test(plain) || isOccupationAt(words, from - 1))
  if (isTold) return null
  if (words[from - 1]?.plain === 'then' && namesKind(words, from)) return from
  // `…, skip when travelling`: a condition; `…, submit 1 June`: a date.
  if (plain === 'skip' || (plain === 'submit' && /^(?:\d|on$|by$|in$|the$)/.test(next))) return null
  if (plain === 'have' && /^(?:time|only|just)$/.test(next)) return null
  // `…, interview at Google on 25 January`
  if (OCCASION.test(plain) && /^(?:on|in|at|with|next)$/.test(next)) return null
  if (!isVerb(plain) && namesKind(words, from)) return from
  // `test is 12 jan`: here it is no verb.
  // `tidy up and lay out my clothes`
  const isDeed = isJoint && beginsTitle(plain) && /^(?:my|the|our|an?|out|up|off)$/.test(next)
  return ((isVerb(plain) || isDeed) && !IS_NOUN_BEFORE.test(next)) || isAnotherNo ? from : null
}

/** `…, then piano`, `… + bass guitar on Sundays`: a goal without a verb, by its kind. */
function namesKind(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at], words[at + 1]]
  if (first === undefined || second?.plain === 'it' || !/^[a-z-]{3,}$/.test(first.plain)) return false
  if (NO_KIND.test(first.plain)) return false
  return patternOf(first.plain) !== 'general' || patternOf(clauseText(words, at, 2)) !== 'general'
}
const NO_KIND =
  /^(?:the|my|our|for|with|at|in|on|and|but|so|race|exams?|tests?|finals?|deadline|talk|presentation|long|short|easy|hard|no|not|only|before|after|each|every|class(?:es)?|lessons?|courses?)$/

/** Whether a clause says what is to be reached, and not only when. */
function isGoal(words: readonly Word[], claims: readonly Claim[], clause: Span): boolean {
  return contentOf(words, claims, clause).some(
    ({ plain }) => /\p{L}{3}/u.test(plain) && !MORE.test(plain) && !IS_TIME.test(plain),
  )
}

/** `every other Saturday, | build a model railway`: no goal is before it. */
const IS_TIME =
  /^(?:every|each|other|second|third|on|in|from|the|[a-z]+days?|weekends?|(?:morning|evening|afternoon|night|week|month)s?)$/

function isOther(
  words: readonly Word[],
  claims: readonly Claim[],
  before: Span,
  {
    behind,
    targets,
    isShared,
    isDated: isDatedBefore,
  }: { behind: Span; targets: readonly Span[]; isShared: boolean; isDated: boolean },
): boolean {
  const { from } = behind
  const [verb, object, ...more] = contentOf(words, claims, behind).filter(
    ({ plain }, nth) => nth === 0 || !SAYS_HOW.test(plain),
  )
  if (!verb || (object && SAME.test(object.plain))) return false
  const [one, other] = [before, behind].map((clause) => kindOf(words, claims, clause))
  if (words[from]?.plain === 'no') return true
  if (words[from - 1]?.plain === 'then' && other !== 'general') return true
  // `climb Mont Blanc in August; train | 4 times a week`
  const isBare = object === undefined || claims.some((claim) => claim.from === from + 1)
  if (PREPARES.test(verb.plain) && isBare && !hasOwnRhythm(claims, before)) return false
  // `a hike in July; train stairs twice a week`
  if (PREPARES.test(verb.plain) && one !== 'general' && (other === 'general' || other === one)) return false
  const isSameKind = one === other && one !== 'general' && one !== 'skill'
  if (!beginsTitle(verb.plain)) {
    const hasBoth = hasOwnRhythm(claims, behind) && (hasOwnRhythm(claims, before) || one === 'quit')
    // `practise cello daily + theory exam on 20 March`
    const isDated = JOINT.test(words[before.to]?.plain ?? '') && other === 'exam' && hasClaims(claims, before)
    return !isSameKind && (hasBoth || (isDated && hasClaims(claims, behind)))
  }
  const hasFacts = (isDatedBefore || hasClaims([...claims, ...targets], before)) && !isShared
  const isComma = !JOINT.test(words[before.to]?.plain ?? '')
  // `walk 8,000 steps, sleep 8 hours, drink 2 litres`
  if (isComma && namesActivity(verb.plain) && [before, behind].every((clause) => holdsCount(words, clause)))
    return true
  if (isComma && isSameKind && !hasOwnRhythm(claims, behind)) return false
  if (isSameKind && one === 'flexibility') return false
  if (!object && !namesActivity(verb.plain)) return false
  if (!isComma && object && compares(words, claims, before) && compares(words, claims, behind)) return true
  // `learn guitar and write 3 songs by summer` is one.
  const isOne = one === 'general' || other === 'general' || isSameKind || isMaking(one, other)
  if (isShared && isOne) return false
  if (hasFacts) return object !== undefined || namesActivity(verb.plain)
  const isOfOwnRhythm =
    isComma && one !== 'general' && hasOwnRhythm(claims, behind) && namesActivity(verb.plain)
  const areOthers = one !== 'general' && other !== 'general' && (object !== undefined || more.length > 0)
  return !isSameKind && (areOthers || isOfOwnRhythm)
}

function holdsCount(words: readonly Word[], { from, to }: Span): boolean {
  return words.slice(from, to).some(({ plain }, nth) => nth === 1 && /^\d/.test(plain))
}

/** `exercise more and eat less junk food`. */
function compares(words: readonly Word[], claims: readonly Claim[], clause: Span): boolean {
  const content = contentOf(words, claims, clause)
  return (
    content.length > 1 &&
    content.some(({ plain }) => /^(?:more|less|fewer|better|healthier|earlier)$/.test(plain))
  )
}

/** `learn Python and build a small game`: the second is what the first is for. */
function isMaking(...kinds: readonly (PatternKey | undefined)[]): boolean {
  return kinds.every((kind) => /^(?:coding|project|writing|instrument|art|course|skill)$/.test(kind ?? ''))
}

/** `…, 1 hour every morning for the book`: what stands behind both is said of the first. */
function namesFirst(words: readonly Word[], before: Span): boolean {
  const thing = words.at(-1)?.plain
  return (
    words[words.length - 3]?.plain === 'for' &&
    words.slice(before.from + 1, before.to).some(({ plain }) => plain === thing)
  )
}

const PREPARES = /^(?:train|practi[sc]e|study|revise|prepare|work)$/
/** Words behind a verb that are none of its object. */
const SAYS_HOW = /^(?:and|or|for|at|in|on|with|per|each|every|a|the|about|school|days?|\d[\d.,:]*)$/

function within(claims: readonly Claim[], clause: Span): Claim[] {
  return claims.filter(({ from, to }) => from >= clause.from && to <= clause.to)
}

function hasClaims(claims: readonly Span[], clause: Span): boolean {
  return claims.some(({ from, to }) => from >= clause.from && to <= clause.to)
}

function hasOwnRhythm(claims: readonly Claim[], clause: Span): boolean {
  return claims.some(
    ({ from, to, as }) => from >= clause.from && to <= clause.to && (as === 'rhythm' || as === 'days'),
  )
}

/** Up to the next joint with a verb, or the end. */
function endOfClause(nexts: readonly unknown[], claims: readonly Claim[], from: number): number {
  for (let at = from + 1; at < nexts.length; at += 1)
    if (nexts[at] !== null && !claims.some((claim) => claim.from < at && at < claim.to)) return at
  return nexts.length
}

function kindOf(words: readonly Word[], claims: readonly Claim[], clause: Span): PatternKey {
  const content = contentOf(words, claims, clause).map(({ plain }) => plain)
  return patternOf(content.join(' ').slice(0, 200))
}

function contentOf(words: readonly Word[], claims: readonly Claim[], { from, to }: Span): Word[] {
  return words
    .slice(from, to)
    .filter((_, index) => !claims.some((claim) => claim.from <= from + index && from + index < claim.to))
}
