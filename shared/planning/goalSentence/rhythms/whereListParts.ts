import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

/** What joins days that have a time of their own. */
export const JOINT = /^(?:and|plus|&|\+|then|but|or|with)$/

/**
 * Of days in a row that belong to two times, `at 7 on Fridays, | mon and wed | at 9`, the place where they most likely part.
 *
 * @param to the index behind them
 * @returns the index where the second days begin, with what joins them; null where nothing parts them
 */
export function whereListParts(words: readonly Word[], at: number, to: number): number | null {
  const joints = Array.from({ length: to - at - 1 }, (_, step) => at + step + 1).map((index) => ({
    index,
    strength: strengthOf(words, index),
  }))
  const most = Math.max(0, ...joints.map(({ strength }) => strength))
  return most === 0 ? null : (joints.findLast(({ strength }) => strength === most)?.index ?? null)
}

/** How much the place before a word parts: `Saturdays + | Mon` more than `Mon and | Wed`. */
function strengthOf(words: readonly Word[], at: number): number {
  const [joint, isEnd] = [words[at]?.plain ?? '', endsPart(words, at - 1)]
  if (isSlashed(words[at - 1])) return 0
  const isStrong = /^(?:plus|&|\+|then)$/.test(joint) || words[at - 1]?.text.endsWith(';')
  if (isStrong || (isEnd && joint === 'and')) return 3
  const joins = JOINT.test(joint)
  const isWrittenSo = styleOf(words[at - 1]) === styleOf(words[joins ? at + 1 : at])
  if (joins) return isWrittenSo ? 2 : 3
  if (!isEnd) return 0
  // `Tuesdays and Thursdays, | Fridays at 7`, `sat/sun, | mon and wed`: the list before it is over.
  const isOver = JOINT.test(words[at - 2]?.plain ?? '') || isSlashed(words[at - 2])
  return isOver ? 3 : isWrittenSo ? 1 : 2.5
}

/** `sat/sun`: the comma was not typed. */
function isSlashed(word: Word | undefined): boolean {
  return word !== undefined && word.text.length > word.end - word.start
}

/** How a day is written: `mon`, `monday`, `mondays`. */
function styleOf(word: Word | undefined): string {
  return /days?(?=\W*$)/i.exec(word?.text ?? '')?.[0] ?? 'short'
}
