/** A word is compared by its first so many characters. */
const LONGEST = 100

/**
 * The words of a text as a search compares them, each once: without case and accents, `Łódź, 2nd visit` as `lodz`, `2nd` and
 * `visit`. Separators of words are ASCII's punctuation and that of a few Unicode blocks; any other character belongs to
 * a word, so that an emoji is one. The database has the same rule in the generated column `tasks.words` (docs/rules/tasks.md, Search).
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\ufe00-\ufe0f]/g, '')
    .replaceAll(OTHER_LETTERS, (letter) => SAME[letter] ?? letter.toLowerCase())
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const words = plain.split(BETWEEN_WORDS).filter((word) => word !== '')
  return [...new Set(words.map((word) => Array.from(word).slice(0, LONGEST).join('')))]
}

/** Whether each searched word begins one of a text's words. Both are made by {@link searchWords}. */
export function hasWords(words: readonly string[], searched: readonly string[]): boolean {
  return searched.every((start) => words.some((word) => word.startsWith(start)))
}

/* oxlint-disable no-control-regex -- invisible characters separate words too */
const BETWEEN_WORDS = /[\u0000-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+/

/** Capitals of Greek, Cyrillic and Armenian, and letters that are no other letter with an accent. */
const OTHER_LETTERS = /[\u0391-\u03a9\u0402-\u042f\u0531-\u0556ØøĐđÐðĦħŁłıŦŧςßÆæŒœÞþ]/g
const SAME: Record<string, string> = {
  ...pairs('ØøĐđÐðĦħŁłıŦŧςΣ', 'ooddddhhllittσσ'),
  ß: 'ss',
  Æ: 'ae',
  æ: 'ae',
  Œ: 'oe',
  œ: 'oe',
  Þ: 'th',
  þ: 'th',
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from).map((letter, at) => [letter, to.charAt(at)]))
}
