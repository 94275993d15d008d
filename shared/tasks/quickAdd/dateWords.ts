import { MONTH_NAMES, WEEKDAY_NAMES } from '#shared/time/names.ts'
import { term } from './phrase.ts'

const WEEKDAYS = withShortForms(WEEKDAY_NAMES, { tues: 2, weds: 3, thur: 4, thurs: 4 })
const MONTHS = withShortForms(MONTH_NAMES, { sept: 8 })
const PARTS_OF_DAY: Record<string, number> = {
  morning: 9 * 60,
  afternoon: 14 * 60,
  evening: 18 * 60,
  night: 20 * 60,
}

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
function partOfDay(word: string): number | null {
  return Object.hasOwn(PARTS_OF_DAY, word) ? (PARTS_OF_DAY[word] ?? null) : null
}

export const weekdayName = term(weekdayOf)
export const dayPart = term(partOfDay)

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
  month: { days: 0, months: 1 },
  quarter: { days: 0, months: 3 },
  year: { days: 0, months: 12 },
}

function withShortForms(names: readonly string[], more: Record<string, number>): ReadonlyMap<string, number> {
  const words = names.flatMap((name, index) => {
    const word = name.toLowerCase()
    return [[word, index] as const, [word.slice(0, 3), index] as const]
  })
  return new Map([...words, ...Object.entries(more)])
}
