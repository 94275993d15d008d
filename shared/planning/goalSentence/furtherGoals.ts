import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { hasClaims } from './clauseFacts.ts'
import { areShared, isGoal, isOther } from './goalClauses.ts'
import { OCCASION } from './occasions.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { isSaidOfBody } from './words/remarksOfThings.ts'
import { isOfNoWeight } from './words/remarksOfNoWeight.ts'
import { JOINT, nextGoals } from './nextGoals.ts'
import type { Claim, Span } from './words/wordSpan.ts'

const MOST_GOALS = 10
const DATES = /^(?:start|deadline)$/

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
  const nexts = nextGoals(words, claims, story)
  const breaks: { joint: number; from: number; isShared: boolean }[] = []
  const colon = partsFrom(words, story)
  // `prepare my allotment: dig in February, sow in March`: each has its own date.
  const isOneDate = claims.filter(({ as, from }) => as === 'deadline' && from > (colon ?? 0)).length <= 1
  const parts = isOneDate ? colon : null
  let begin = story
  for (let at = story + 1; at < words.length && breaks.length < MOST_GOALS; at += 1) {
    const next = nexts[at] ?? null
    if (next === null || next.from >= words.length) continue
    const { from, isSure } = next
    const isJoined = JOINT.test(words[at]?.plain ?? '')
    const start = isSure && !isJoined ? startOfDays(words, claims, at) : null
    if (claims.some((claim) => claim.from < at && at < claim.to)) continue
    // `…, back on Monday`: a date, and no deed.
    if (claims.some((claim) => DATES.test(claim.as) && claim.from <= from && from < claim.to)) continue
    if (parts !== null && at > parts && !isSure) continue
    const before = { from: begin, to: start ?? at }
    const behind = { from, to: endOfClause(nexts, claims, from) }
    // `strength training, | back after surgery so gently`, `stretch daily, | back hurts on Mondays`
    const text = clauseText(words, from, behind.to - from)
    if (isOfNoWeight(text) || isSaidOfBody(text)) continue
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
  const last = others.at(-1)
  const both = saidOfBoth(words, last) ?? timeForAll(words, claims, last)
  if (both && last) others[others.length - 1] = { from: last.from, to: both.end }
  const areOfAll = breaks.length > 0 && breaks.every(({ isShared }) => isShared)
  const shared = areOfAll ? trailingFacts(words, claims, others.at(-1)) : null
  return { first, others, shared: both ?? shared ?? dateOfAll(words, claims, { first, last: others.at(-1) }) }
}

/** `swim on Tuesdays, gym on Thursdays, | both at 7am`. */
function saidOfBoth(words: readonly Word[], last: Span | undefined): Shared | null {
  if (!last) return null
  let from = words.length - 1
  while (from > last.from && !endsPart(words, from - 1)) from -= 1
  const isBoth =
    from > last.from && /^(?:both|all)$/.test(words[from]?.plain ?? '') && from + 1 < words.length
  const isWhen = /^(?:at|in|on|for|before|after|by|until|till|from|starting|\d.*)$/.test(
    words[from + 1]?.plain ?? '',
  )
  return isBoth && isWhen ? { from: from + 1, to: words.length, end: from } : null
}

/** Facts of all goals, and where the last of these ends before them. */
type Shared = Span & { end: number }

/** `get in shape and eat better, | got 30 minutes in the mornings`: the time that somebody has is that for all of it. */
function timeForAll(words: readonly Word[], claims: readonly Claim[], last: Span | undefined): Shared | null {
  if (!last) return null
  let from = words.length - 1
  while (from > last.from && !endsPart(words, from - 1)) from -= 1
  const isHad = HAS_TIME.test(`${clauseText(words, from, 4)} `)
  const isTimed = claims.some(({ as, from: begin }) => as === 'length' && begin > from && begin <= from + 4)
  return from > last.from && isHad && isTimed ? { from, to: words.length, end: from } : null
}
const HAS_TIME =
  /^(?:(?:i|we|i'?ve|we'?ve) )?(?:only |just )?(?:have|got|can spare) (?:about |around |maybe |only |like )?(?:\d|an?|half|one|two|three)/

/** `study theory Mon to Thu, drive on Sundays, | test on 3 February`: the date of an occasion at the end is that of all. */
function dateOfAll(
  words: readonly Word[],
  claims: readonly Claim[],
  { first, last }: { first: Span; last: Span | undefined },
): Span | null {
  if (!last || claims.some(({ as, to }) => as === 'deadline' && to <= first.to)) return null
  let from = words.length - 1
  while (from > last.from && !endsPart(words, from - 1)) from -= 1
  const isOccasion = words.slice(from, from + 3).some(({ plain }) => OCCASION.test(plain))
  const isDated = claims.some(
    ({ as, from: begin, to }) => as === 'deadline' && begin >= from && to === words.length,
  )
  return from > last.from && isOccasion && isDated ? { from, to: words.length } : null
}

/** `prepare for parenthood: | read 3 books, build the crib`: what stands behind the colon, or a dash, are its parts. @returns their index */
function partsFrom(words: readonly Word[], story: number): number | null {
  const colon = words.findIndex(({ text }, at) => at > story + 1 && /:$|^[-–—]$/.test(text))
  const hasParts =
    colon > 0 &&
    /^(?:prepare|get|plan|organi[sz]e|sort|fix|finish|renovate|train)$/.test(words[story]?.plain ?? '')
  return hasParts ? colon : null
}

/** The words of a sentence's first goal and of each further one. */
export type FurtherGoals = { first: Span; others: Span[]; shared: Span | null }

/** The facts at the end of a goal, in their order, with a condition that follows them. */
function trailingFacts(
  words: readonly Word[],
  claims: readonly Claim[],
  goal: Span | undefined,
): Span | null {
  if (!goal) return null
  const last = Math.max(goal.from, ...claims.filter(({ to }) => to <= goal.to).map(({ to }) => to))
  // `…, 2 hours every evening | after the kids are asleep`
  const isCondition = /^(?:after|when|while|before|once|until|till|if|unless)$/.test(words[last]?.plain ?? '')
  let from = isCondition ? last : goal.to
  for (;;) {
    const before = claims.find((claim) => claim.to === from && claim.from > goal.from)
    if (!before) break
    from = before.from
  }
  return from < goal.to ? { from, to: goal.to } : null
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

/** Up to the next joint with a verb, or the end. */
function endOfClause(nexts: readonly unknown[], claims: readonly Claim[], from: number): number {
  for (let at = from + 1; at < nexts.length; at += 1)
    if (nexts[at] !== null && !claims.some((claim) => claim.from < at && at < claim.to)) return at
  return nexts.length
}
