import type { Candidate } from './candidates.ts'
import type { Finding } from './parser.ts'
import type { Word } from './words.ts'

/** After one of these words a date is part of the title: "enjoy the sun", "plan my Friday", "move it to tomorrow". */
const BINDING = new Set(
  (
    'the a an my your our his her their its of about to from with vs every each per ' +
    'until till before after since in'
  ).split(' '),
)
const SEPARATOR = /^[-–—,;:|&]+$/
const CAPITALISED = /^\p{Lu}\p{Ll}/u

/** Chooses a candidate unless its slots are filled. Returns whether it did. */
type Take = (candidate: Candidate) => boolean

/**
 * Chooses among the candidates: one date, one time and so on (docs/rules.md, Quick add). Those at the end or with a
 * preposition win, then unambiguous ones, then those beside a chosen one. The rest stays in the title.
 *
 * @param candidates in order, without overlaps
 */
export function chosenAmong(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const chosen: Candidate[] = [] // never longer than there are kinds
  const slots = new Set<string>()
  const take: Take = (candidate) => {
    const wanted = slotsOf(candidate.finding)
    if (wanted.some((slot) => slots.has(slot))) return false
    for (const slot of wanted) slots.add(slot)
    chosen.push(candidate)
    return true
  }
  const backwards = candidates.toReversed()
  takeFromTheEnd(backwards, words, take)
  takeFromTheBeginning(candidates, words, take)
  for (const candidate of candidates) if (isBeside(candidate, chosen, words)) take(candidate)
  for (const candidate of backwards) if (isBeside(candidate, chosen, words)) take(candidate)
  return chosen
    .filter(({ finding }) => finding.kind !== 'end' || slots.has('repeat'))
    .toSorted((one, other) => one.from - other.from)
}

function takeFromTheEnd(backwards: readonly Candidate[], words: readonly Word[], take: Take) {
  let end = words.length
  for (const candidate of backwards) {
    const { from, to, place } = candidate
    while (end > to && SEPARATOR.test(words[end - 1]?.text ?? '')) end -= 1
    const isAtEnd = to === end && place !== 'behind time' && !isBound(candidate, words)
    if ((place === 'preposition' || isAtEnd) && take(candidate) && to === end) end = from
  }
}

function takeFromTheBeginning(candidates: readonly Candidate[], words: readonly Word[], take: Take) {
  let beginning = 0
  for (const candidate of candidates) {
    const { place, from, to } = candidate
    const fits =
      (place === 'anywhere' && !isInName(candidate, words) && !isBound(candidate, words)) ||
      (place === 'edge' && from === beginning)
    if (fits && take(candidate) && from === beginning) beginning = to
  }
}

/** Whether an ambiguous candidate is next to a chosen one; a lone `45m` must directly follow a time. */
function isBeside(candidate: Candidate, chosen: readonly Candidate[], words: readonly Word[]): boolean {
  if (candidate.place === 'anywhere') return false
  if (candidate.place === 'behind time')
    return chosen.some(({ to, finding }) => to === candidate.from && finding.kind === 'time')
  return (
    !isBound(candidate, words) &&
    chosen.some(
      ({ from, to, finding }) =>
        (to === candidate.from || from === candidate.to) && finding.kind !== 'category',
    )
  )
}

function isBound({ place, from, finding }: Candidate, words: readonly Word[]): boolean {
  const canBe = place === 'edge' || place === 'end' || (place === 'anywhere' && finding.kind === 'date')
  return canBe && BINDING.has(words[from - 1]?.plain ?? '')
}

/** Whether capitalised words are among other capitalised words, which makes a name: `Watch Tomorrow Never Dies`. */
function isInName({ from, to }: Candidate, words: readonly Word[]): boolean {
  const isCapital = (word: Word | undefined) => word !== undefined && CAPITALISED.test(word.text)
  return (
    words.slice(from, to).every(isCapital) &&
    (isCapital(words[to]) || (from > 1 && isCapital(words[from - 1])))
  )
}

/** The slots that a finding fills. `in 2h` fills both the date and the time. */
function slotsOf(finding: Finding): string[] {
  return finding.kind === 'time' && finding.date !== undefined ? ['time', 'date'] : [finding.kind]
}
