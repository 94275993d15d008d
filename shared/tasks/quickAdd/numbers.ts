import { either, keyword, meaning, type Phrase, sequence, term } from './phrase.ts'

const NUMBER_WORDS = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
  'twenty'
).split(' ')
const TENS: Record<string, number> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 }
/** From the sixth on: the first five are also said of weekdays (`first monday`). */
const SPOKEN_DAYS = (
  'sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth ' +
  'twentieth'
).split(' ')
const UNITS = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const ORDINALS: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 }

/** A whole number from 1 to 9999 in digits, or up to sixty in words; `a` is one. */
export function parseCount(word: string): number | null {
  if (/^[1-9]\d{0,3}$/.test(word)) return Number(word)
  if (word === 'a' || word === 'an') return 1
  return NUMBER_WORDS.indexOf(word) + 1 || (Object.hasOwn(TENS, word) && TENS[word]) || null
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

/** Whether a word alone is a day of the month as it is spoken, from the sixth on. */
export function isSpokenDay(plain: string): boolean {
  return SPOKEN_DAYS.includes(plain) || plain === 'thirtieth' || /^(?:twenty|thirty)-/.test(plain)
}

/** A day of the month in words that name nothing else often: `sixteenth`, `twenty-first`, `thirtieth`. */
export const spokenDay: Phrase<number> = either(
  meaning(
    sequence(
      keyword('twenty', 'thirty'),
      term((plain) => UNITS.indexOf(plain) + 1 || null),
    ),
    ([tens, unit]) => dayOfTens(tens, unit),
  ),
  term((plain) => {
    const [tens = '', unit] = plain.split('-')
    if (unit !== undefined) return UNITS.includes(unit) ? dayOfTens(tens, UNITS.indexOf(unit) + 1) : null
    if (plain === 'thirtieth') return 30
    return SPOKEN_DAYS.includes(plain) ? SPOKEN_DAYS.indexOf(plain) + 6 : null
  }),
)

function dayOfTens(tens: string, unit: number): number | null {
  if (tens === 'thirty') return unit === 1 ? 31 : null
  return tens === 'twenty' ? 20 + unit : null
}
