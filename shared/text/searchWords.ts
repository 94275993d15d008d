import { withoutAccents } from './withoutAccents.ts'

/** A word is compared by its first so many characters. */
const LONGEST = 100

/**
 * The words of a text as a search compares them, each once: without case and accents, `Łódź, 2nd visit` as `lodz`, `2nd` and
 * `visit`. Separators of words are ASCII's punctuation and that of a few Unicode blocks; any other character belongs to
 * a word, so that an emoji is one. The database has the same rule in the generated column `tasks.words` (docs/rules/tasks.md, Search).
 */
export function searchWords(text: string): string[] {
  const plain = withoutAccents(text).replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const words = plain.split(BETWEEN_WORDS).filter((word) => word !== '')
  return [...new Set(words.map((word) => Array.from(word).slice(0, LONGEST).join('')))]
}

/** Whether each searched word begins one of a text's words. Both are made by {@link searchWords}. */
export function hasWords(words: readonly string[], searched: readonly string[]): boolean {
  return searched.every((start) => words.some((word) => word.startsWith(start)))
}

/* oxlint-disable no-control-regex -- invisible characters separate words too */
const BETWEEN_WORDS = /[\u0000-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+/
