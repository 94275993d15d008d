import type { Candidate } from './candidates.ts'
import { isLeftOutDay } from './clauses.ts'
import { BARRING } from './allDaysBut.ts'
import type { Word } from './words.ts'

/** Behind what repeats these leave out days too: "swim mon and thu, off 1st-8th april". */
const OFF = /^(?:off|skip|skipping|missing|away|no)$/

/** Days that a line leaves out: "except sundays", "but not on friday", and behind what repeats "bar 12 march". */
export function daysLeftOut(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const firstRepeat = candidates.findIndex(({ finding }) => finding.kind === 'repeat')
  return candidates.filter(({ from, finding: { kind } }, index) => {
    if (kind !== 'date' && kind !== 'repeat') return false
    if (
      kind === 'date' &&
      index > firstRepeat &&
      firstRepeat >= 0 &&
      isOfLaterClause(words, candidates[firstRepeat]?.to ?? 0, from)
    )
      return true
    const isOffDay = kind === 'date' && words[from - 2]?.plain === 'no' && isBehindDate(candidates, index)
    if (isOffDay) return true // "brownies fri 6-7, no brownies 3rd april"
    const isBehindWhen = candidates[index - 1]?.to === from - 1
    const isNamed = /^(?:no|skip|not)$/.test(words[from - 2]?.plain ?? '') // "no class 10 march"
    const isOff =
      (isNamed || OFF.test(words[from - 1]?.plain ?? '')) && index > firstRepeat && firstRepeat >= 0
    if (isOff) return true
    return isLeftOutDay(words, from) || (isBehindWhen && BARRING.includes(words[from - 1]?.plain ?? ''))
  })
}

function isBehindDate(candidates: readonly Candidate[], index: number): boolean {
  return candidates.slice(0, index).some(({ finding }) => finding.kind === 'date')
}

/** Where something repeats, the words of days that are left out are kept in the title like those that a person keeps: times go on beside them. */
export function withDaysLeftOut(
  kept: ReadonlySet<number>,
  leftOut: readonly Candidate[],
  chosen: readonly Candidate[],
): ReadonlySet<number> {
  if (!chosen.some(({ finding }) => finding.kind === 'repeat')) return kept
  return new Set([
    ...kept,
    ...leftOut.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  ])
}

const MOST_OF_CLAUSE = 6 // words
const FIRST = /^(?:first|1st|next|one|starts?|starting|begins?|beginning|from|on|for)$/

/** Whether a day ends a clause of its own behind what repeats: "swim every tue before work, 2k sun"; but "first one 9 march". */
export function isOfLaterClause(words: readonly Word[], repeated: number, from: number): boolean {
  const earliest = Math.max(repeated, from - MOST_OF_CLAUSE)
  let start = from
  while (start > earliest && !/[,;]$/.test(words[start - 1]?.text ?? '')) start -= 1
  const named = words.slice(start, from)
  const isMarked = start > earliest
  return (
    isMarked &&
    named.length > 0 &&
    !named.some(({ plain }) => FIRST.test(plain)) &&
    !FIRST.test(words[from]?.plain ?? '')
  )
}
