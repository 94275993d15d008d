import type { Candidate } from './candidates.ts'
import { ARROW } from './clauses.ts'
import type { Finding } from './parser.ts'
import type { Word } from './words.ts'

/** Words that take back what stands before them, the longest first. */
const TAKING_BACK: readonly (readonly string[])[] = [
  ['no', 'wait'],
  ['no', 'sorry'],
  ['oh', 'no'],
  ['make', 'that'],
  ['make', 'it'],
  ['scratch', 'that'],
  ['i', 'mean'],
  ['or', 'rather'],
  ['no'],
  ['nope'],
  ['wait'],
  ['sorry'],
  ['actually'],
  ['rather'],
  ['correction'],
]
const PAUSE = /(?:[,;:.…(–—-]|\.\.)$/
const MOST_KINDS = 4
const SEPARATOR = /^[-–—,;:.…]+$/

/** Marks between words that take back and what they put in its place. */
const MOST_SEPARATORS = 2

/**
 * Without what the line takes back: of "tues 3pm, no wait, weds 3pm" and "meeting 3pm -> 4pm" the day and the time that stand behind
 * count, and those before stay in the title. The cost is linear.
 */
export function withoutCorrected(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const ends = new Set(candidates.map(({ to }) => to))
  const byStart = new Map(candidates.map((candidate, index) => [candidate.from, index]))
  const takenBack = new Map<Finding['kind'], number>()
  for (let from = words.length - 1; from > 0; from -= 1) {
    const start = correctionBefore(words, from, ends)
    if (start === null) continue
    const index = byStart.get(from)
    const isNumber = /^\d/.test(words[from]?.text ?? '') // "mon 9 (make that 10)"
    const kinds = index === undefined ? (isNumber ? (['time'] as const) : []) : kindsFrom(candidates, index)
    for (const kind of kinds) if (!takenBack.has(kind)) takenBack.set(kind, start)
  }
  return candidates.filter(({ to, finding }) => to > (takenBack.get(finding.kind) ?? 0))
}

/**
 * Without a time that is said not to be meant: "dinner 7.45 not 7.15 tonight", of which the first one is beside the day then. */
export function withoutDenied(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const isDenied = (index: number) => {
    const [first, second] = [candidates[index - 1], candidates[index]]
    if (first?.finding.kind !== 'time' || second?.finding.kind !== 'time') return false
    return words[first.to]?.plain === 'not' && second.from === first.to + 1
  }
  return candidates.flatMap((candidate, index) => {
    if (isDenied(index)) return []
    const isMeant =
      isDenied(index + 1) &&
      ((candidate.finding.kind === 'time' && candidate.finding.hasMinutes) ||
        candidates[index + 2]?.from === candidates[index + 1]?.to)
    return isMeant ? [{ ...candidate, place: 'edge' as const }] : [candidate]
  })
}

/** Where the words begin that take back, directly before an index; null where there are none, or nothing before them pauses. */
function correctionBefore(words: readonly Word[], from: number, ends: ReadonlySet<number>): number | null {
  let to = from
  while (to > from - MOST_SEPARATORS && SEPARATOR.test(words[to - 1]?.text ?? '')) to -= 1
  if (ARROW.test(words[to - 1]?.text ?? '')) return to - 1
  const taking = TAKING_BACK.find((phrase) =>
    phrase.every((word, at) => words[to - phrase.length + at]?.plain.replace(/^\(/, '') === word),
  )
  if (taking === undefined) return null
  const start = to - taking.length
  const isBareNo = taking.join(' ') === 'no' && !PAUSE.test(words[to - 1]?.text ?? '') // "gym tues, no weds this week"
  const isPaused =
    PAUSE.test(words[start - 1]?.text ?? '') || words[start]?.text.startsWith('(') === true || ends.has(start)
  return isPaused && !isBareNo ? start : null
}

/** The kinds of a candidate and of those that follow it without a word between. */
function kindsFrom(candidates: readonly Candidate[], index: number): Set<Finding['kind']> {
  const kinds = new Set<Finding['kind']>()
  let end = candidates[index]?.from
  for (let at = index; candidates[at]?.from === end && kinds.size < MOST_KINDS; at += 1) {
    const { finding, to } = candidates[at] ?? {}
    if (finding === undefined || kinds.has(finding.kind)) break
    kinds.add(finding.kind)
    end = to
  }
  return kinds
}
