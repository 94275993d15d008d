import { MONTH_NAMES, WEEKDAY_NAMES } from '#shared/time/names.ts'
import { term } from './phrase.ts'

/** Short forms, and slips of the finger that are no words of their own. */
const WEEKDAYS = withShortForms(WEEKDAY_NAMES, {
  ...sameDay(0, 'sundya', 'suday'),
  ...sameDay(1, 'mondya', 'mondey', 'moday'),
  ...sameDay(2, 'tues', 'tuseday', 'tuesdya', 'teusday', 'tueday'),
  ...sameDay(3, 'weds', 'wensday', 'wednsday', 'wednesdy', 'wendsday', 'wendesday', 'wedensday', 'wedneday'),
  ...sameDay(4, 'thur', 'thurs', 'thrusday', 'thurday', 'thusday', 'thursdya', 'thrsday'),
  ...sameDay(5, 'firday', 'frday', 'fridya', 'firiday'),
  ...sameDay(6, 'saterday', 'satuday', 'saturdya', 'saturady', 'sturday'),
})
const MONTHS = withShortForms(MONTH_NAMES, { sept: 8, febuary: 1, febraury: 1, agust: 7, setpember: 8 })
/** Weekdays that are words too: "buy some sun", "the cat sat", "wed them". */
const PLAIN_WORDS = ['sun', 'sat', 'wed']
const PARTS_OF_DAY: Record<string, number> = {
  morning: 9 * 60,
  lunchtime: 12 * 60,
  afternoon: 14 * 60,
  evening: 18 * 60,
  night: 20 * 60,
}

/** 0 Sunday to 6 Saturday, from `Monday`, `monday` or `mon`. */
export function weekdayOf(word: string): number | null {
  return WEEKDAYS.get(word) ?? null
}

/** Whether a weekday's short form is an ordinary word too. */
export function isPlainWord(word: string): boolean {
  return PLAIN_WORDS.includes(word)
}

/** 1 to 12, from `march` or `mar`. */
export function monthOfName(word: string): number | null {
  const index = MONTHS.get(word)
  return index === undefined ? null : index + 1
}

/** The minutes since midnight at which a part of the day begins (docs/rules/tasks.md, Quick add). */
export function partOfDay(word: string): number | null {
  return Object.hasOwn(PARTS_OF_DAY, word) ? (PARTS_OF_DAY[word] ?? null) : null
}

export const weekdayName = term(weekdayOf)
export const dayPart = term(partOfDay)
/** `mornings`: a part of more days than one. */
export const pluralDayPart = term((plain) => (plain.endsWith('s') ? partOfDay(plain.slice(0, -1)) : null))

/** A length of calendar time: `days`, `week`, `quarter`. A capital is a title's: `Around the World in 80 Days`. */
export const dateUnit = term((plain, { text }) => {
  const unit = plain.replace(/s$/, '')
  return Object.hasOwn(UNITS, unit) && !/^\p{Lu}/u.test(text) ? (UNITS[unit] ?? null) : null
})

/** Days and months of one unit. */
export type DateUnit = { days: number; months: number }

const UNITS: Record<string, DateUnit> = {
  day: { days: 1, months: 0 },
  week: { days: 7, months: 0 },
  wk: { days: 7, months: 0 },
  fortnight: { days: 14, months: 0 },
  month: { days: 0, months: 1 },
  quarter: { days: 0, months: 3 },
  year: { days: 0, months: 12 },
  yr: { days: 0, months: 12 },
}

function sameDay(day: number, ...words: readonly string[]): Record<string, number> {
  return Object.fromEntries(words.map((word) => [word, day]))
}

function withShortForms(names: readonly string[], more: Record<string, number>): ReadonlyMap<string, number> {
  const words = names.flatMap((name, index) => {
    const word = name.toLowerCase()
    return [[word, index] as const, [word.slice(0, 3), index] as const]
  })
  return new Map([...words, ...Object.entries(more)])
}
