import type { Candidate } from './candidates.ts'
import { isAboutDay, isArticle, isBound, isClosed, isInName, isListed, isVerse } from './clauses.ts'
import type { Finding } from './parser.ts'
import type { Word } from './words.ts'

const SEPARATOR = /^[-–—,;:|&]+$/
const MARKS: readonly Finding['kind'][] = ['category', 'priority', 'xp', 'goal']

/** Chooses a candidate unless its slots are filled. Returns whether it did. */
type Take = (candidate: Candidate) => boolean

/**
 * Chooses among the candidates: one date, one time and so on (docs/rules.md, Quick add). Those at the end or with a
 * preposition win, then unambiguous ones, then those beside a chosen one. The rest stays in the title.
 *
 * @param candidates in order, without overlaps
 */
export function chosenAmong(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const free = candidates.filter(
    (candidate, index) =>
      !isOfTitle(candidate, words) &&
      !areListed(candidates[index - 1], candidate, words) &&
      !areListed(candidate, candidates[index + 1], words),
  )
  const chosen: Candidate[] = [] // never longer than there are kinds
  const slots = new Set<string>()
  const take: Take = (candidate) => {
    const wanted = slotsOf(candidate.finding)
    if (wanted.some((slot) => slots.has(slot))) return false
    for (const slot of wanted) slots.add(slot)
    chosen.push(candidate)
    return true
  }
  const backwards = free.toReversed()
  takeFromTheEnd(backwards, words, take)
  takeFromTheBeginning(free, words, take)
  for (const candidate of free) if (isBeside(candidate, chosen)) take(candidate)
  for (const candidate of backwards) if (isBeside(candidate, chosen)) take(candidate)
  return chosen
    .filter(({ finding }) => finding.kind !== 'end' || slots.has('repeat'))
    .filter((candidate) => !isOfRefusedDay(candidate, candidates, chosen))
    .toSorted((one, other) => one.from - other.from)
}

/** A time beside a day that stays in the title stays there too: else the task would stand on a day that nobody wrote. */
function isOfRefusedDay(
  candidate: Candidate,
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
): boolean {
  if (candidate.finding.kind !== 'time') return false
  if (chosen.some(({ finding }) => ['date', 'due', 'repeat'].includes(finding.kind))) return false
  return candidates.some(
    (other) =>
      (other.finding.kind === 'date' || other.finding.kind === 'repeat') &&
      !chosen.includes(other) &&
      (other.to === candidate.from || candidate.to === other.from),
  )
}

function takeFromTheEnd(backwards: readonly Candidate[], words: readonly Word[], take: Take) {
  let end = words.length
  for (const candidate of backwards) {
    const { from, to, place, isIntroduced } = candidate
    while (end > to && SEPARATOR.test(words[end - 1]?.text ?? '')) end -= 1
    const isAtEnd = to === end && !isOnlyBeside(candidate)
    const wins = isIntroduced === true && (place === 'anywhere' || isSaid(candidate, words, 0))
    if ((wins || isAtEnd) && take(candidate) && to === end) end = from
  }
}

function takeFromTheBeginning(candidates: readonly Candidate[], words: readonly Word[], take: Take) {
  let beginning = 0
  for (const candidate of candidates) {
    const fits = candidate.place === 'anywhere' || isSaid(candidate, words, beginning)
    if (fits && take(candidate) && candidate.from === beginning) beginning = candidate.to
  }
}

/** Whether a candidate ends a clause, or begins the line where it may. */
function isSaid({ place, from, to, finding }: Candidate, words: readonly Word[], beginning: number): boolean {
  const isHeading = from === beginning && words[to - 1]?.text.endsWith(':') === true // "Friday: call Ann"
  if (place === 'end' && finding.kind === 'date')
    return (
      isHeading || (from === beginning && isPlainDay(words, from, to)) || isFollowedByPhrase(words, from, to)
    )
  if (place === 'end') return isHeading
  if (place === 'closed')
    return (
      isClosed(words, to) ||
      isArticle(words, to) ||
      (from === beginning && from === 0 && to - from > 3 && !/^\d+$/.test(words[0]?.plain ?? ''))
    )
  if (place !== 'edge') return false
  const hasNoun = isArticle(words, to) && finding.kind !== 'repeat' // "make every day a party"
  return from === beginning || isClosed(words, to) || hasNoun || words[to]?.plain === 'in'
}

/** `friday dentist 3pm`: a day in small letters begins the line; `sun cream` and `Sunday roast` do not begin with one. */
function isPlainDay(words: readonly Word[], from: number, to: number): boolean {
  const day = words[from]
  const isShortName =
    /^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)$/.test(day?.text ?? '') &&
    /^(?:\d|at$)/.test(words[to]?.plain ?? '')
  if (isShortName) return to === from + 1
  const isLong = to === from + 1 && /^[a-z]+day$/.test(day?.text ?? '')
  return isLong && to < words.length && !COMPOUND.test(words[to]?.plain ?? '')
}

/** `call the landlord monday about the leak`. */
function isFollowedByPhrase(words: readonly Word[], from: number, to: number): boolean {
  return (
    to === from + 1 && to < words.length && /^[a-z]+day$/.test(words[from]?.text ?? '') && isClosed(words, to)
  )
}

const COMPOUND =
  /^(?:roast|night|nights|blues|morning|school|paper|best|service|demo|report|letter|numbers|magazine|playlist|club|brunch|league|mass|market|special|off)$/

/** Whether a candidate is next to a chosen one; a lone `45m` must directly follow a time, a lone `14th` precede one. */
function isBeside({ place, from, to, finding }: Candidate, chosen: readonly Candidate[]): boolean {
  if (place === 'anywhere') return false
  return chosen.some((other) => {
    const [isBehind, isBefore] = [other.to === from, other.from === to]
    if (place === 'behind time')
      return isBehind && (other.finding.kind === 'time' || isShort(finding, other.finding))
    if (place === 'before time') return isBefore && other.finding.kind === 'time'
    return (isBehind || isBefore) && other.finding.kind !== 'category'
  })
}

/** `today 30m` are minutes; `tomorrow 100m` may be metres. */
function isShort(finding: Finding, beside: Finding): boolean {
  return finding.kind === 'duration' && finding.minutes <= 90 && beside.kind === 'date'
}

function isOnlyBeside({ place }: Candidate): boolean {
  return place === 'beside' || place === 'behind time' || place === 'before time'
}

/** Whether two candidates are of one kind and listed, so that neither alone is meant: `at 8am and 8pm`. */
function areListed(one: Candidate | undefined, other: Candidate | undefined, words: readonly Word[]) {
  if (one === undefined || other === undefined || one.finding.kind !== other.finding.kind) return false
  return isListed(words, one.to, other.from)
}

/** Whether the words around a candidate make it a part of the title. */
function isOfTitle({ from, to, place, isIntroduced, finding }: Candidate, words: readonly Word[]): boolean {
  if (MARKS.includes(finding.kind)) return false
  const first = isIntroduced === true ? from + 1 : from
  if (isInName(words, first, to, place === 'anywhere' && isIntroduced !== true)) return true
  if (finding.kind === 'date' && isAboutDay(words, from)) return true
  if (
    finding.kind === 'repeat' &&
    place === 'end' &&
    to - from === 1 &&
    words[from]?.plain.endsWith('s') === true &&
    isAboutDay(words, from)
  )
    return true // "hate mondays"
  if (isIntroduced === true) return /^(of|per)$/.test(words[to]?.plain ?? '')
  return isBound(words, from, to) || (finding.kind === 'time' && isVerse(words, from))
}

/** The slots that a finding fills. `in 2h` fills both the date and the time. */
function slotsOf(finding: Finding): string[] {
  if (finding.kind === 'time' && finding.date !== undefined) return ['time', 'date']
  return finding.kind === 'due' && finding.time !== undefined ? ['due', 'time'] : [finding.kind]
}
