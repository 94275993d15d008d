import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { endsPart } from './words/clauses.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/** The parts of a goal in the person's own words and with their own punctuation. */
export function together(text: string, words: readonly Word[], parts: readonly Span[]): string {
  return parts
    .filter(({ from, to }) => words.slice(from, to).some(({ plain }) => /[\p{L}\p{N}]/u.test(plain)))
    .map((span, at, named) => {
      const next = named[at + 1]
      const between = next ? words.slice(span.to - 1, next.from).map(({ text: typed }) => typed) : []
      const [typedMark = ''] =
        /[,:;.]$/.exec(between.findLast((typed) => /[,:;]$|[a-z]\.$/i.test(typed)) ?? '') ?? []
      const mark = typedMark === '.' ? ',' : typedMark
      const part = spoken(text, words, span) + mark
      const isRunOn = at > 0 && !endsPart(words, span.from - 1)
      const deed = at > 0 ? ANOTHER_DEED.exec(part)?.[1] : undefined
      return deed === undefined ? part : isRunOn ? `, ${deed}` : deed
    })
    .join(' ')
    .replaceAll(/[,;]? , /g, ', ')
}
/** `moving on 30 January | need to pack everything`. */
const ANOTHER_DEED = /^(?:and |so )?(?:(?:i|we)(?: really| also)? )?(?:need|want|have|got|wanna) to (\S.*)$/i

/** Some parts in the order of the sentence. */
export function partsOfText(text: string, words: readonly Word[], spans: readonly Span[]): string[] {
  return spans.toSorted((one, other) => one.from - other.from).map((span) => slice(text, words, span))
}

/** What is only told, with the days of lessons. */
export function toldIn(text: string, words: readonly Word[], spans: readonly Span[]): string {
  return spans.map((span) => slice(text, words, span)).join(', ')
}

/** The parts that were used, in their order. */
export function readParts(
  text: string,
  words: readonly Word[],
  goal: readonly Span[],
  claims: readonly Claim[],
): Understood['read'] {
  return [...goal.map((span) => ({ ...span, as: 'what' as const })), ...claims]
    .toSorted((one, other) => one.from - other.from)
    .map((span) => ({ text: slice(text, words, span), as: span.as }))
    .filter((part) => part.text !== '')
}

/** The person's own text of some words, without punctuation at its end. */
export function slice(text: string, words: readonly Word[], { from, to }: Span): string {
  const [first, last] = [words[from], words[to - 1]]
  if (!first || !last) return ''
  return text
    .slice(first.start, last.end)
    .replaceAll('\0', ' ')
    .replace(/[\s,;:.!?]+$/, '')
    .trim()
}

/** The same for a title: without the quotes and backslashes that kept words from being read. */
function spoken(text: string, words: readonly Word[], span: Span): string {
  const part = slice(text, words, span)
  const isEscaped = words.slice(span.from, span.to).some(({ escape }) => escape !== null)
  return isEscaped ? part.replaceAll(/["“”„\\]/g, '') : part
}
