import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'

/** What there is in all, and where it is said. */
export type Whole = Span & { value: number; unit: string }

type Reading = {
  numberIn: (plain: string) => number | null
  isOfKind: (unit: string) => boolean
}

/**
 * `80k words, | 1000 words | every other day`, `1200 pages, | 20 | on weekdays`: so much of the whole on each of the days that are said right
 * behind it.
 */
export function shareOfSessions(
  found: readonly Found[],
  whole: Whole,
  words: readonly Word[],
  { numberIn, isOfKind }: Reading,
): (Span & { value: number; behind: number; per: 'day' | 'week' }) | undefined {
  for (const one of found) {
    if (one.kind !== 'rhythm' || one.value.rarely || one.value.isImplied || one.value.perDay) continue
    const isNamed = isOfKind(words[one.from - 1]?.plain ?? '')
    const from = one.from - (isNamed ? 2 : 1)
    const value = from > 0 && from !== whole.from ? numberIn(words[from]?.plain ?? '') : null
    const isApart = isNamed
      ? !endsPart(words, one.from - 1)
      : endsPart(words, from - 1) && !endsPart(words, from)
    if (value !== null && value > 0 && value < whole.value && isApart) {
      // `3 squares every weekend`: on both days together.
      const isWeekend = /^(?:every|each) weekend$/.test(clauseText(words, one.from, 2))
      return { value, from, to: one.from, behind: one.from, per: isWeekend ? 'week' : 'day' }
    }
  }
  return undefined
}

/** `1000 words every other day, | 80k words`: as a part of its own, of what there is so much each time. @returns the index behind it, or null */
export function wholeAlone(
  words: readonly Word[],
  at: number,
  isOfKind: (unit: string) => boolean,
): number | null {
  const isPart = at > 0 && endsPart(words, at - 1) && isOfKind(words[at + 1]?.plain ?? '')
  return isPart && (at + 2 >= words.length || endsPart(words, at + 1)) ? at + 2 : null
}
