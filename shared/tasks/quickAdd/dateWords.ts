import { MONTH_NAMES, WEEKDAY_NAMES } from '#shared/time/names.ts'
import { term } from './phrase.ts'

/** Letters of a name that is long enough for slips of the finger. */
const SHORTEST_WITH_SLIPS = 6
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
/** A word that is a letter away from a day. */
const WORDS_NEAR_DAYS = ['sundry']
/** Short forms, and how some names are spelled by ear. */
const WEEKDAYS = withShortForms(WEEKDAY_NAMES, {
  mondey: 1,
  tues: 2,
  teus: 2,
  weds: 3,
  wensday: 3,
  wendsday: 3,
  thur: 4,
  thurs: 4,
  thrus: 4,
  saterday: 6,
})
const MONTHS = withShortForms(MONTH_NAMES, {
  sept: 8,
  setp: 8,
  marhc: 2,
  mrach: 2,
  arpil: 3,
  aprl: 3,
  apirl: 3,
  jully: 6,
})
/** Weekdays that are words too: "buy some sun", "the cat sat", "wed them". */
const PLAIN_WORDS = ['sun', 'sat', 'wed']
const PARTS_OF_DAY: Record<string, number> = {
  morning: 9 * 60,
  morn: 9 * 60,
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
  const index = MONTHS.get(word) ?? null
  return index === null ? null : index + 1
}

/** The minutes since midnight at which a part of the day begins (docs/rules/tasks.md, Quick add). */
export function partOfDay(word: string): number | null {
  return Object.hasOwn(PARTS_OF_DAY, word) ? (PARTS_OF_DAY[word] ?? null) : null
}

export const weekdayName = term(weekdayOf)
export const dayPart = term(partOfDay)
/** `every eve`; elsewhere it is a name, or the day before a feast. */
export const eve = term((plain, { text }) =>
  plain === 'eve' && text.startsWith('e') ? partOfDay('evening') : null,
)
/** `mornings`: a part of more days than one. */
export const pluralDayPart = term((plain) =>
  plain === 'eves' ? partOfDay('evening') : plain.endsWith('s') ? partOfDay(plain.slice(0, -1)) : null,
)

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
  mth: { days: 0, months: 1 },
  quarter: { days: 0, months: 3 },
  year: { days: 0, months: 12 },
  yr: { days: 0, months: 12 },
}

function withShortForms(names: readonly string[], more: Record<string, number>): ReadonlyMap<string, number> {
  const words = names.flatMap((name, index) => {
    const word = name.toLowerCase()
    return [...slipsOf(word), word, word.slice(0, 3)].map((form) => [form, index] as const)
  })
  return new Map([...words, ...Object.entries(more)])
}

/**
 * A long name with a letter left out, typed twice, in the place of the next one, too many or another one: `thrusday`, `febuary`,
 * `tuesdsay`, `frisay`. Its first and last letter stay.
 */
function slipsOf(name: string): string[] {
  if (name.length < SHORTEST_WITH_SLIPS) return []
  return Array.from(name.slice(1)).flatMap((letter, index) => {
    const [before, behind] = [name.slice(0, index + 1), name.slice(index + 2)]
    const others = LETTERS.flatMap((other) => [before + other + letter + behind, before + other + behind])
    return [
      before + behind,
      before + letter + letter + behind,
      before + behind.slice(0, 1) + letter + behind.slice(1),
      ...(behind === '' ? [] : others.filter((other) => !WORDS_NEAR_DAYS.includes(other))),
    ]
  })
}
