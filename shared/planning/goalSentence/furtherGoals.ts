import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { clauseText } from './clauses.ts'
import type { Claim, Span } from './wordSpan.ts'
import { isOccupationAt } from './occupations.ts'
import { baseOf, isVerb, namesActivity } from './verbs.ts'

const JOINT = /^(?:and|plus|then|&|\+)$/
const MORE = /^(?:also|then|to|i|want|would|like|maybe|finally|too|please|pls|thanks|thx|hi|hello|hey)$/
/** Its object is that of the goal before it: `build a website and launch it`. */
const SAME = /^(?:it|them|this|that)$/
const MOST_GOALS = 10

/**
 * Where a sentence names further goals: behind `and` or a comma, with a verb of its own, when what is before it has facts of its
 * own or is of another kind. `learn French 30 min a day | and swim twice a week`; but `run and swim three times a week` is one.
 *
 * @returns the words of each further goal, without what joins it
 */
export function furtherGoals(
  words: readonly Word[],
  claims: readonly Claim[],
  targets: readonly Span[] = [],
): { first: Span; others: Span[] } {
  const nexts = words.map((_, at) => (at === 0 ? null : goalAfterJoint(words, at)))
  const breaks: { joint: number; from: number }[] = []
  let begin = 0
  for (let at = 1; at < words.length && breaks.length < MOST_GOALS; at += 1) {
    const next = nexts[at] ?? null
    if (next === null || next.from >= words.length) continue
    const { from, isSure } = next
    const start = isSure ? startOfDays(words, claims, at) : null
    if (claims.some((claim) => claim.from < at && at < claim.to)) continue
    const clauseBefore = { from: begin, to: start ?? at }
    if (
      !isGoal(words, claims, clauseBefore) ||
      (!isSure && !isOther(words, claims, clauseBefore, { from, targets, nexts }))
    )
      continue
    breaks.push({ joint: start ?? at, from: start ?? from })
    begin = from
    at = from
  }
  const ends = [...breaks.map(({ joint }) => joint), words.length]
  return {
    first: { from: 0, to: ends[0] ?? words.length },
    others: breaks.map(({ from }, index) => ({ from, to: ends[index + 1] ?? words.length })),
  }
}

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

/** The verb behind `and`, `, and also`, `,`; null where there is none at this word. `isSure`: the words announce another goal. */
function goalAfterJoint(words: readonly Word[], at: number): { from: number; isSure: boolean } | null {
  const isJoint = JOINT.test(words[at]?.plain ?? '')
  const isComma = /[,;.]$/.test(words[at - 1]?.text ?? '')
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
  return from === null ? null : { from, isSure: false }
}
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
  // `…, skip when travelling`: a condition.
  if (plain === 'skip') return null
  if (!isVerb(plain) && namesKind(words, from)) return from
  // `test is 12 jan`: here it is no verb.
  return (isVerb(plain) && !IS_NOUN_BEFORE.test(next)) || isAnotherNo ? from : null
}

/** `…, then piano`, `… + bass guitar on Sundays`: a goal without a verb, by its kind. */
function namesKind(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at], words[at + 1]]
  if (first === undefined || second?.plain === 'it' || !/^[a-z-]{3,}$/.test(first.plain)) return false
  if (NO_KIND.test(first.plain)) return false
  return patternOf(first.plain) !== 'general' || patternOf(clauseText(words, at, 2)) !== 'general'
}
const NO_KIND =
  /^(?:the|my|our|for|with|at|in|on|and|but|so|race|exams?|tests?|finals?|deadline|talk|presentation|long|short|easy|hard|no|not|only|before|after|each|every|class(?:es)?|lessons?|courses?|gym)$/

/** Whether a clause says what is to be reached, and not only when. */
function isGoal(words: readonly Word[], claims: readonly Claim[], clause: Span): boolean {
  return contentOf(words, claims, clause).some(({ plain }) => /\p{L}{3}/u.test(plain) && !MORE.test(plain))
}

function isOther(
  words: readonly Word[],
  claims: readonly Claim[],
  before: Span,
  { from, targets, nexts }: { from: number; targets: readonly Span[]; nexts: readonly unknown[] },
): boolean {
  const behind = { from, to: endOfClause(nexts, claims, from) }
  const [verb, object, ...more] = contentOf(words, claims, behind).filter(
    ({ plain }, nth) => nth === 0 || !SAYS_HOW.test(plain),
  )
  if (!verb || (object && SAME.test(object.plain))) return false
  const [one, other] = [before, behind].map((clause) =>
    patternOf(
      contentOf(words, claims, clause)
        .map(({ plain }) => plain)
        .join(' ')
        .slice(0, 200),
    ),
  )
  if (words[from]?.plain === 'no') return true
  if (words[from - 1]?.plain === 'then' && other !== 'general') return true
  // `a hike in July; train stairs twice a week`
  if (PREPARES.test(verb.plain) && one !== 'general' && (other === 'general' || other === one)) return false
  const isSameKind = one === other && one !== 'general' && one !== 'skill'
  if (!isVerb(verb.plain)) {
    const hasBoth = hasOwnRhythm(claims, behind) && (hasOwnRhythm(claims, before) || one === 'quit')
    // `practise cello daily + theory exam on 20 March`
    const isDated = JOINT.test(words[before.to]?.plain ?? '') && other === 'exam' && hasClaims(claims, before)
    return !isSameKind && (hasBoth || (isDated && hasClaims(claims, behind)))
  }
  const hasFacts = [...claims, ...targets].some((claim) => claim.from >= before.from && claim.to <= before.to)
  const isComma = !JOINT.test(words[before.to]?.plain ?? '')
  if (isComma && isSameKind && !hasOwnRhythm(claims, behind)) return false
  if (isSameKind && one === 'flexibility') return false
  if (!object && !namesActivity(verb.plain)) return false
  // `learn guitar and write 3 songs by summer`: what stands behind both is said of both.
  const areShared =
    !hasFacts && !isComma && one !== 'quit' && hasClaims(claims, behind) && !namesFirst(words, before)
  if (areShared) return false
  if (hasFacts) return object !== undefined || namesActivity(verb.plain)
  const isOfOwnRhythm =
    isComma && one !== 'general' && hasOwnRhythm(claims, behind) && namesActivity(verb.plain)
  const areOthers = one !== 'general' && other !== 'general' && (object !== undefined || more.length > 0)
  return !isSameKind && (areOthers || isOfOwnRhythm)
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

function hasClaims(claims: readonly Claim[], clause: Span): boolean {
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

function contentOf(words: readonly Word[], claims: readonly Claim[], { from, to }: Span): Word[] {
  return words
    .slice(from, to)
    .filter((_, index) => !claims.some((claim) => claim.from <= from + index && from + index < claim.to))
}
