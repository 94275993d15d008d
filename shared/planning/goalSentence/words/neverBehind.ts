import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'

const DAYS = `(?:${DAY}(?: (?:and|or|&) ${DAY}){0,4}|weekdays|weekends)(?![a-z])`
const NEVER =
  '(?:\\s*\\((?:ever, )?(?:never(?: ever)?|no|not|nope)!*\\)|(?:,|:| -)? never(?: ever)?!*)(?=\\s*(?:[,;.)!]|$))'
const REFUSED = /\b(?:no|not|never|don'?t|can'?t|cannot|except|without)\b[^,;.]*$/i

/** `gym on Mondays (never)`: the days are refused, and where they are already it says no more. */
const REFUSES: Rewriting = (_all, on = '', days = '', ...groups) => {
  const before = (groups.at(-1) ?? '').slice(0, Number(groups.at(-2)))
  return REFUSED.test(before) ? `${on}${days}` : `not on ${days}`
}

/** What never is on some days, said behind them. */
export const NEVER_BEHIND: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [new RegExp(`(\\bon |\\bat |\\b(?=${DAY}|week))(${DAYS})${NEVER}`, 'gi'), REFUSES],
  // `no runs on Fridays ever`
  [new RegExp(`(?<=\\b(?:no|not|never) [^,;.]{0,24}${DAYS}) ever(?=\\s*(?:[,;.)!]|$))`, 'gi'), ''],
]
