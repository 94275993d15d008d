import { daysBetween } from '#shared/time/civil.ts'
import { amountInWords } from '#shared/planning/amountInWords.ts'
import { alreadyThere } from '#shared/planning/goalPlan/alreadyThere.ts'
import { comesToOtherSum } from '#shared/planning/paceOfMoney.ts'
import { isMoney } from '#shared/planning/patterns/keys.ts'
import { timesAWeekInWords } from '#shared/planning/timesAWeek.ts'
import { sharesUntil } from './amounts/shares.ts'
import { dateInWords } from './dates/dateInWords.ts'
import type { Understood } from '#shared/planning/understood.ts'

const MOST_HOURS_A_DAY = 16
/** Nobody does more of it in an hour: beyond that the sentence does not hold together. */
const MOST_AN_HOUR: Record<string, number> = {
  words: 3000,
  word: 3000,
  pages: 150,
  page: 150,
  chapters: 20,
  books: 0.5,
  km: 50,
  kms: 50,
  miles: 30,
  modules: 20,
  lessons: 20,
  articles: 20,
}

/**
 * Why what a sentence says cannot hold together, in one sentence with the numbers (docs/rules/plans.md, Goal sentences); null where it
 * can.
 *
 * @param today local date
 */
export function conflictOf(said: Omit<Understood, 'conflict'>, today: string): string | null {
  const { deadline, minutes, per_week, total_minutes, weekly_minutes, starts_on } = said
  if (deadline !== null && deadline < today) return `${dateInWords(deadline)} is over`
  if (deadline !== null && starts_on !== null && starts_on > deadline)
    return `It would begin on ${dateInWords(starts_on)}, after ${dateInWords(deadline)}`
  if (minutes !== null && minutes > MOST_HOURS_A_DAY * 60)
    return `${hours(minutes)} in one day leave no time to sleep`
  if (weekly_minutes !== null && weekly_minutes > 7 * MOST_HOURS_A_DAY * 60)
    return `${hours(weekly_minutes)} a week are ${hours(weekly_minutes / 7)} a day`
  if (deadline !== null && total_minutes !== null) {
    const days = daysBetween(starts_on ?? today, deadline) + 1
    if (total_minutes > days * MOST_HOURS_A_DAY * 60)
      return `${hours(total_minutes)} by ${dateInWords(deadline)} are ${hours(total_minutes / days)} a day`
  }
  return otherSum(said, today) ?? tooMuchAnHour(said, { today, perWeek: per_week })
}

function otherSum(said: Omit<Understood, 'conflict'>, today: string): string | null {
  const { amount, deadline, starts_on } = said
  if (!comesToOtherSum(said, today) || !amount?.share || deadline === null) return null
  const from = starts_on ?? today
  const whole = amount.value - alreadyThere(said)
  const { value, per } = amount.share
  const isOnSomeDays = per === 'day' && !isMoney(said.pattern) && said.per_week !== null && said.per_week < 7
  const daysAWeek = isOnSomeDays ? (said.per_week ?? 7) : 7
  const times = sharesUntil(amount.share, { from, until: deadline, daysAWeek })
  const inAll = { ...amount, value: value * times, per: null }
  const each = isOnSomeDays
    ? `${amountInWords({ ...amount, value, per: null })} ${timesAWeekInWords(daysAWeek)}`
    : amountInWords({ ...amount, value, per })
  return `${each} until ${dateInWords(deadline)} comes to ${amountInWords(inAll)}, not ${amountInWords({ ...amount, value: whole })}`
}

function tooMuchAnHour(
  { amount, minutes, total_minutes, deadline, starts_on }: Omit<Understood, 'conflict'>,
  { today, perWeek }: { today: string; perWeek: number | null },
): string | null {
  if (!amount) return null
  const most = Object.hasOwn(MOST_AN_HOUR, amount.unit) ? MOST_AN_HOUR[amount.unit] : undefined
  if (most === undefined) return null
  const weeks = deadline === null ? null : (daysBetween(starts_on ?? today, deadline) + 1) / 7
  const sessions = weeks !== null && perWeek !== null ? Math.max(1, Math.floor(weeks * perWeek)) : null
  const inAll =
    amount.per === null
      ? (total_minutes ?? (sessions && minutes ? sessions * minutes : null))
      : amount.per === 'day'
        ? minutes
        : null
  if (!inAll) return null
  const anHour = (amount.value * 60) / inAll
  if (anHour <= most) return null
  const spent =
    total_minutes !== null && minutes !== null && minutes < total_minutes
      ? `${Math.round(total_minutes / minutes)} sessions of ${hours(minutes)}`
      : hours(inAll)
  return `${number(amount.value)} ${amount.unit} in ${spent} is ${number(anHour)} ${amount.unit} an hour`
}

function hours(minutes: number): string {
  if (minutes < 60) return `${Math.round(minutes)} minutes`
  const rounded = Math.round(minutes / 6) / 10
  return `${number(rounded)} ${rounded === 1 ? 'hour' : 'hours'}`
}

function number(value: number): string {
  const rounded = value >= 10 ? Math.round(value) : Math.round(value * 10) / 10
  return String(rounded).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
