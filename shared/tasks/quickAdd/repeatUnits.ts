import type { Frequency } from '#shared/tasks/repeating/repeatRule.ts'
import { weekdayOf } from './dateWords.ts'
import { count } from './numbers.ts'
import { either, keyword, meaning, type Phrase, sequence, term } from './phrase.ts'

/** How often something repeats, by a word. */
export type Unit = { frequency: Frequency; interval: number }

const UNITS: Record<string, Unit> = {
  day: { frequency: 'DAILY', interval: 1 },
  week: { frequency: 'WEEKLY', interval: 1 },
  wk: { frequency: 'WEEKLY', interval: 1 },
  fortnight: { frequency: 'WEEKLY', interval: 2 },
  month: { frequency: 'MONTHLY', interval: 1 },
  mth: { frequency: 'MONTHLY', interval: 1 },
  mo: { frequency: 'MONTHLY', interval: 1 },
  quarter: { frequency: 'MONTHLY', interval: 3 },
  year: { frequency: 'YEARLY', interval: 1 },
  yr: { frequency: 'YEARLY', interval: 1 },
}
const ADVERBS: Record<string, string> = {
  daily: 'day',
  everyday: 'day',
  nightly: 'day',
  weekly: 'week',
  fortnightly: 'fortnight',
  biweekly: 'fortnight',
  'bi-weekly': 'fortnight',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
}

/** `day`, `weeks`, `fortnight`. */
export const unit = term((plain) => unitOf(plain.replace(/s$/, '')))

/** `once a month` */
export const oncePer: Phrase<Unit> = meaning(
  sequence(keyword('once', '1x'), keyword('a', 'every', 'per'), unit),
  ([, , each]) => each,
)

/** `weekly`, `3-weekly`, and before its day `2 weekly tues`. */
export const adverb: Phrase<Unit> = either<Unit>(
  term((plain) => (Object.hasOwn(ADVERBS, plain) ? unitOf(ADVERBS[plain] ?? '') : null)),
  oncePer,
  term((plain) => {
    const [, digits, name] = /^([2-9]|1[0-2])-(week|month)ly$/.exec(plain) ?? []
    return digits === undefined ? null : timesUnit(Number(digits), name ?? '')
  }),
  (words, at, context) => {
    const read = sequence(count, keyword('weekly'))(words, at, context)
    const isOnDay = weekdayOf(words[at + 2]?.plain ?? '') !== null
    const value = read !== null && isOnDay && read.value[0] > 1 ? timesUnit(read.value[0], 'week') : null
    return read && value && { value, to: read.to }
  },
)

function timesUnit(times: number, name: string): Unit | null {
  const each = unitOf(name)
  return each && { ...each, interval: each.interval * times }
}

/** The unit of a name in the singular; null when it is none. */
export function unitOf(name: string): Unit | null {
  return Object.hasOwn(UNITS, name) ? (UNITS[name] ?? null) : null
}
