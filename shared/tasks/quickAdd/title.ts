import type { Candidate } from './candidates.ts'
import { withoutEnd, type Word } from './words.ts'

const SEPARATOR = /^(?:[-–—,;:|&+]+|[-=]+>|[→⇒➜])$/

/**
 * The words that were not chosen, in their order, with single spaces between them.
 * Quotes and backslashes that had an effect are dropped; quoted text keeps its own spaces.
 *
 * @param usedEscapes numbers of the escapes that had an effect
 */
export function titleOf(
  text: string,
  words: readonly Word[],
  taken: readonly Pick<Candidate, 'from' | 'to'>[],
  usedEscapes: ReadonlySet<number>,
): string {
  const isTaken = Array.from<boolean>({ length: words.length }).fill(false)
  for (const { from, to } of taken) isTaken.fill(true, from, to)
  const kept = words.flatMap((_, index) => (isTaken[index] ? [] : [index]))
  while (isLoose(words, kept[0]) && kept[0] !== 0) kept.shift()
  while (isLoose(words, kept.at(-1)) && kept.at(-1) !== words.length - 1) kept.pop()

  let title = ''
  let previous = -1
  for (const index of kept) {
    const word = words[index]
    if (word === undefined) break
    const isNext = index === previous + 1
    const gap = isNext ? gapBetween(text, words[previous], word) : `${markBetween(title, words[index - 1])} `
    title += gap + shown(word, usedEscapes)
    previous = index
  }
  const isCut = previous !== words.length - 1
  return (isCut ? withoutEnd(title, ',;:') : title).replaceAll('\0', ' ').trim()
}

/** "shopping tomorrow: milk" keeps its colon, and "dinner sat 7pm, cab at 6" its comma. The last characters alone are read: a title may be long. */
function markBetween(title: string, taken: Word | undefined): string {
  if (!/[\p{L}\p{N}]$/u.test(title.slice(-2))) return ''
  const mark = taken?.text.at(-1) ?? ''
  return mark === ':' || mark === ',' ? mark : ''
}

/** Whether a word is only a separator, such as the dash between the title and a date. */
function isLoose(words: readonly Word[], index: number | undefined): boolean {
  return index !== undefined && SEPARATOR.test(words[index]?.text ?? '')
}

function gapBetween(text: string, previous: Word | undefined, next: Word): string {
  if (previous === undefined) return ''
  const gap = text.slice(previous.end + previous.trail.length, next.start - next.lead.length)
  const isInQuotes = previous.escape !== null && previous.escape === next.escape
  return isInQuotes || gap === '' ? gap : ' '
}

function shown({ lead, text, trail, escape }: Word, usedEscapes: ReadonlySet<number>): string {
  const isDropped = escape !== null && usedEscapes.has(escape)
  return isDropped ? lead.slice(1) + text + trail.slice(0, -1) : lead + text + trail
}
