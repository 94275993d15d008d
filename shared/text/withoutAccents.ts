/**
 * A text without accents and without the letters that are no other letter with one: `Café, Łódź, Straße` as `Cafe, lodz,
 * Strasse`.
 */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\ufe00-\ufe0f]/g, '')
    .replaceAll(OTHER_LETTERS, (letter) => SAME[letter] ?? letter.toLowerCase())
}

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
