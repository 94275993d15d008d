import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'

const WHEN_NOT =
  /(?:^(?:(?:so|but|and|i|we) )*|\b(?=except |but not ))(?:(?:no|not|but not|none|nothing|except|skip|off|pause)(?: [a-z]+)?|(?:can'?t|cannot|won'?t)(?: [a-z]+){1,3}) (?:then|that week|those days|on those days)$/
const MOST_WORDS = 10
const DATES = /\d/

/**
 * `half term is 15 to 19 February, | no training then`: parts with a date of which the part behind says that there is nothing then. In
 * neither of them is anything wanted.
 */
export function whenNot(words: readonly Word[]): Span[] {
  if (!words.some(({ text }) => LAST.test(text))) return []
  const parts: Span[] = []
  for (let from = 0; from < words.length;) {
    let to = from + 1
    while (to < words.length && !endsPart(words, to - 1)) to += 1
    parts.push({ from, to })
    from = to
  }
  return parts.filter(({ from, to }, index) => {
    const next = parts[index + 1]
    return (
      next !== undefined &&
      words.slice(from, to).some(({ text }) => DATES.test(text)) &&
      WHEN_NOT.test(clauseText(words, next.from, MOST_WORDS))
    )
  })
}
const LAST = /^(?:then|week|days)\W*$/i
