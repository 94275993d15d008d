import type { Candidate } from './candidates.ts'
import { THINGS } from './compactTimes.ts'
import type { Word } from './words.ts'

/** Without hours in digits alone in a line that has no day, or another time. */
export function withoutDoubtfulDigits(
  candidates: readonly Candidate[],
  words: readonly Word[],
): readonly Candidate[] {
  const isInDigits = ({ finding }: Candidate) => finding.kind === 'time' && finding.isInDigits === true
  const [digits, ...others] = candidates.filter(
    (each, index) => isInDigits(each) && !isDenied(candidates[index - 1], each, words),
  )
  if (digits === undefined) return candidates
  const days = candidates.filter(({ finding: { kind } }) => kind === 'date' || kind === 'repeat')
  const ends = new Set(days.map(({ to }) => to))
  const hasTime = candidates.some(
    (each) =>
      each.finding.kind === 'time' &&
      !isInDigits(each) &&
      (each.place !== 'behind day' || (ends.has(each.from) && !THINGS.test(words[each.to]?.plain ?? ''))), // "train 0915 tues 2 bags",
  )
  return days.length > 0 && !hasTime && others.length === 0
    ? candidates
    : candidates.filter((each) => !isInDigits(each))
}

/** Whether digits are said not to be meant: "train 1752 not 1722 thurs". */
function isDenied(before: Candidate | undefined, digits: Candidate, words: readonly Word[]): boolean {
  return before?.finding.kind === 'time' && before.to === digits.from - 1 && words[before.to]?.plain === 'not'
}
