import { isCountable, isMoney, isSign } from './goalSentence/amounts/units.ts'
import type { Understood } from './understood.ts'

/**
 * What of an amount a session is about, in words for its title: `$41.67`, `3.5 km`, `8 pages`; of what is counted and takes a session
 * or more, which one it is about: `book 1 of 12`. Null where that says nothing.
 *
 * @param share its part of the amount, with two decimals
 * @param before what the sessions before it have of it
 */
export function shareInWords(
  { value, unit }: Pick<NonNullable<Understood['amount']>, 'value' | 'unit'>,
  share: number,
  before: number,
): string | null {
  if (!isCounted({ value, unit })) return measured(share, unit)
  if (share <= 1) {
    const which = Math.min(value, Math.max(1, Math.ceil(rounded(before + share))))
    return value === 1 ? null : `${singular(unit)} ${which} of ${value}`
  }
  const count = Math.round(rounded(before + share)) - Math.round(before)
  return `${inDigits(count)} ${count === 1 ? singular(unit) : plural(unit)}`
}

/** Binary fractions that add up to a little more than a whole one are that one. */
const rounded = (sum: number) => Math.round(sum * 100) / 100

/** Whether there is no half of it: books and jobs, but no euros, no kilometres and no hours. */
export function isCounted({
  value,
  unit,
}: Pick<NonNullable<Understood['amount']>, 'value' | 'unit'>): boolean {
  const isThings = /^[a-z]{3,}s$/.test(unit) && !isMoney(unit) && !MEASURED.test(unit)
  return Number.isInteger(value) && (isCountable(unit) || isThings)
}
const MEASURED =
  /^(?:kms|kilomet(?:er|re)s|miles|met(?:er|re)s|lit(?:er|re)s|hours|hrs|minutes|mins|kilos|pounds|lbs|points|percents?|times|calories|hectares|acres)$/

function measured(share: number, unit: string): string {
  if (unit === 'money') return inDigits(share, true)
  const number = inDigits(share, isMoney(unit))
  return isSign(unit) ? `${unit}${number}` : `${number} ${unit}`
}

/** Money has two decimals or none. */
function inDigits(value: number, isOfMoney = false): string {
  const decimals = isOfMoney && !Number.isInteger(value) ? 2 : 0
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: 2 })
}

/** `1 post`, `3,000 words` of a `3000 word essay`. */
export function unitInWords(value: number, unit: string): string {
  if (value === 1) return isCounted({ value, unit }) ? singular(unit) : unit
  return /^(?:page|word|chapter|lesson|book|song|module|lecture)$/.test(unit) ? `${unit}s` : unit
}

function singular(unit: string): string {
  return unit.replace(/(galler|documentar)ies$/, '$1y').replace(/(ch)es$|s$/, '$1')
}

/** `a 200 page book` has its pages. */
function plural(unit: string): string {
  return /s$|^kanji$/.test(unit) ? unit : `${unit}s`
}
