import { either, keyword, meaning, type Phrase, term } from './phrase.ts'

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ORDINALS: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 }

/** A whole number from 1 to 9999 in digits, or up to ten in words; `a` is one. */
export function parseCount(word: string): number | null {
  if (/^[1-9]\d{0,3}$/.test(word)) return Number(word)
  if (word === 'a' || word === 'an') return 1
  return NUMBER_WORDS.indexOf(word) + 1 || null
}

/** `2nd` is 2, `first` is 1, `last` is -1. */
export function ordinalOf(word: string): number | null {
  const digits = /^(\d{1,3})(st|nd|rd|th)$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits) || null
  return Object.hasOwn(ORDINALS, word) ? (ORDINALS[word] ?? null) : null
}

export const count = term(parseCount)
export const ordinal = term(ordinalOf)

/** How many units lie between two occurrences: `2`, `other`, `3rd`. */
export const interval: Phrase<number> = either(
  meaning(keyword('other', 'alternate'), () => 2),
  meaning(ordinal, (nth) => (nth > 1 ? nth : null)),
  count,
)

/** A day of the month as an ordinal in digits. */
export const ordinalDay = term((plain) => {
  const day = /^\d/.test(plain) ? ordinalOf(plain) : null
  return day !== null && day <= 31 ? day : null
})
