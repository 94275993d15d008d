import { MONTH_NAMES, WEEKDAY_NAMES } from '#shared/time/names.ts'

const WEEKDAYS = withShortForms(WEEKDAY_NAMES, { tues: 2, thur: 4, thurs: 4 })
const MONTHS = withShortForms(MONTH_NAMES, { sept: 8 })
const PARTS_OF_DAY: Record<string, number> = {
  morning: 9 * 60,
  afternoon: 14 * 60,
  evening: 18 * 60,
  night: 20 * 60,
}
const ORDINALS: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 }

/** 0 Sunday to 6 Saturday, from `Monday`, `monday` or `mon`. */
export function weekdayOf(word: string): number | null {
  return WEEKDAYS.get(word) ?? null
}

/** 1 to 12, from `march` or `mar`. */
export function monthOfName(word: string): number | null {
  const index = MONTHS.get(word)
  return index === undefined ? null : index + 1
}

/** The minutes since midnight at which a part of the day begins (docs/rules.md, Quick add). */
export function partOfDay(word: string): number | null {
  return Object.hasOwn(PARTS_OF_DAY, word) ? (PARTS_OF_DAY[word] ?? null) : null
}

/** `2nd` is 2, `first` is 1, `last` is -1. */
export function ordinalOf(word: string): number | null {
  const digits = /^(\d{1,3})(st|nd|rd|th)$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits) || null
  return Object.hasOwn(ORDINALS, word) ? (ORDINALS[word] ?? null) : null
}

/** Whether a word belongs to a date or a repetition. */
export function isDateWord(word: string): boolean {
  return (
    WEEKDAYS.has(word) ||
    MONTHS.has(word) ||
    ['today', 'tomorrow', 'tonight', 'next', 'this', 'every'].includes(word)
  )
}

function withShortForms(names: readonly string[], more: Record<string, number>): ReadonlyMap<string, number> {
  const words = names.flatMap((name, index) => {
    const word = name.toLowerCase()
    return [[word, index] as const, [word.slice(0, 3), index] as const]
  })
  return new Map([...words, ...Object.entries(more)])
}
