import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'

const WHEN_NOT =
  /(?:^(?:(?:so|but|and|i|we) )*|\b(?=except |but not ))(?:(?:no|not|but not|none|nothing|except|skip|off|pause)(?: (?!work |school |uni |college )[a-z]+)?|(?:can'?t|cannot|won'?t)(?: [a-z]+){1,3}) (?:then|(?:on )?that (?:day|week|weekend)|those days|on those days)$/
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
    while (to < words.length && !endsPart(words, to - 1) && !isRefusalAt(words, to)) to += 1
    parts.push({ from, to })
    from = to
  }
  return parts.flatMap(({ from, to }, index) => {
    const next = parts[index + 1]
    const isNever =
      next !== undefined &&
      words.slice(from, to).some(({ text }) => DATES.test(text)) &&
      WHEN_NOT.test(clauseText(words, next.from, MOST_WORDS))
    // `gym every day | but the party is on the 18th so not then`
    const joint = words.slice(from, to).findLastIndex(({ plain }) => JOINT.test(plain))
    return isNever ? [{ from: from + Math.max(0, joint), to }] : []
  })
}
const JOINT = /^(?:but|because|although|though|only)$/
const LAST = /^(?:then|week|weekend|days?)\W*$/i

/** `his party is on the 23rd | so not that day`: in speech nothing parts the two. */
function isRefusalAt(words: readonly Word[], at: number): boolean {
  return /^so\W*$/i.test(words[at]?.text ?? '') && WHEN_NOT.test(clauseText(words, at, MOST_WORDS))
}
