import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { Claim } from './facts.ts'
import type { Span } from './wordSpan.ts'
import { isOccupationAt } from './occupations.ts'
import { isVerb, namesActivity } from './verbs.ts'

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
): { first: Span; others: Span[] } {
  const breaks: { joint: number; from: number }[] = []
  let begin = 0
  for (let at = 1; at < words.length && breaks.length < MOST_GOALS; at += 1) {
    const from = verbAfterJoint(words, at)
    if (from === null || claims.some((claim) => claim.from < at && at < claim.to)) continue
    const clauseBefore = { from: begin, to: at }
    if (!isGoal(words, claims, clauseBefore) || !isOther(words, claims, clauseBefore, from)) continue
    breaks.push({ joint: at, from })
    begin = from
    at = from
  }
  const ends = [...breaks.map(({ joint }) => joint), words.length]
  return {
    first: { from: 0, to: ends[0] ?? words.length },
    others: breaks.map(({ from }, index) => ({ from, to: ends[index + 1] ?? words.length })),
  }
}

/** The verb behind `and`, `, and also`, `,`; null where there is none at this word. */
function verbAfterJoint(words: readonly Word[], at: number): number | null {
  const isJoint = JOINT.test(words[at]?.plain ?? '')
  const isComma = /[,;.]$/.test(words[at - 1]?.text ?? '')
  if (!isJoint && !isComma) return null
  let from = isJoint ? at + 1 : at
  while (from < at + 5 && (MORE.test(words[from]?.plain ?? '') || JOINT.test(words[from]?.plain ?? '')))
    from += 1
  const isAnotherNo = words[0]?.plain === 'no' && words[from]?.plain === 'no' && from < words.length - 1
  // `help me plan it` asks for what this is for.
  if (words[from]?.plain === 'help' && words[from + 1]?.plain === 'me') return null
  // `test is 12 jan`: here it is no verb.
  const isNoun = /^(?:is|are|was|will|date|day|takes|starts|begins)$/.test(words[from + 1]?.plain ?? '')
  // `I work full time`: said of oneself, and nothing to reach.
  const isTold =
    /^(?:i|we)$/.test(words[from - 1]?.plain ?? '') &&
    (/^(?:work|have|live|get|go|do)$/.test(words[from]?.plain ?? '') || isOccupationAt(words, from - 1))
  if (isTold) return null
  if (words[from - 1]?.plain === 'then' && namesKind(words, from)) return from
  // `…, skip when travelling`: a condition.
  if (words[from]?.plain === 'skip' && /^(?:when|if|while|on|it|the)$/.test(words[from + 1]?.plain ?? ''))
    return null
  // `climbing twice a week + yoga on Sundays`
  if (
    isJoint &&
    namesKind(words, from) &&
    /^(?:on|every|once|twice|at|\d.*|mon.*|tues?.*|wed.*|thu.*|fri.*|sat.*|sun.*|daily)$/.test(
      words[from + 1]?.plain ?? '',
    )
  )
    return from
  return (isVerb(words[from]?.plain ?? '') && !isNoun) || isAnotherNo ? from : null
}

/** `…, then piano`: a goal without a verb, by its kind. */
function namesKind(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at], words[at + 1]]
  return first !== undefined && patternOf(first.plain) !== 'general' && second?.plain !== 'it'
}

/** Whether a clause says what is to be reached, and not only when. */
function isGoal(words: readonly Word[], claims: readonly Claim[], clause: Span): boolean {
  return contentOf(words, claims, clause).some(({ plain }) => /\p{L}{3}/u.test(plain) && !MORE.test(plain))
}

function isOther(words: readonly Word[], claims: readonly Claim[], before: Span, from: number): boolean {
  const behind = { from, to: endOfClause(words, claims, from) }
  const [verb, object, ...more] = contentOf(words, claims, behind)
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
  const isSameKind = one === other && one !== 'general'
  if (!isVerb(verb.plain) && (isSameKind || !hasOwnRhythm(claims, before) || !hasOwnRhythm(claims, behind)))
    return false
  if (!isVerb(verb.plain)) return true
  const hasFacts = claims.some((claim) => claim.from >= before.from && claim.to <= before.to)
  const isComma = !JOINT.test(words[before.to]?.plain ?? '')
  if (isComma && isSameKind && !hasOwnRhythm(claims, behind)) return false
  if (isSameKind && one === 'flexibility') return false
  if (!object && !namesActivity(verb.plain)) return false
  // `learn guitar and write 3 songs by summer`: what stands behind both is said of both.
  const areShared = !hasFacts && !isComma && one !== 'quit' && hasClaims(claims, behind)
  if (areShared) return false
  if (hasFacts) return object !== undefined || namesActivity(verb.plain)
  return !isSameKind && one !== 'general' && other !== 'general' && (object !== undefined || more.length > 0)
}

function hasClaims(claims: readonly Claim[], clause: Span): boolean {
  return claims.some(({ from, to }) => from >= clause.from && to <= clause.to)
}

function hasOwnRhythm(claims: readonly Claim[], clause: Span): boolean {
  return claims.some(
    ({ from, to, as }) => from >= clause.from && to <= clause.to && (as === 'rhythm' || as === 'days'),
  )
}

/** Up to the next joint with a verb, or the end. */
function endOfClause(words: readonly Word[], claims: readonly Claim[], from: number): number {
  for (let at = from + 1; at < words.length; at += 1)
    if (verbAfterJoint(words, at) !== null && !claims.some((claim) => claim.from < at && at < claim.to))
      return at
  return words.length
}

function contentOf(words: readonly Word[], claims: readonly Claim[], { from, to }: Span): Word[] {
  return words
    .slice(from, to)
    .filter((_, index) => !claims.some((claim) => claim.from <= from + index && from + index < claim.to))
}
