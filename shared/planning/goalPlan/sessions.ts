import { firstDayOf } from './firstDay.ts'
import { addDays, dayOfWeek, DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import { isAway } from '#shared/planning/away.ts'
import { type Rarely, turnsOf } from '#shared/planning/rarely.ts'
import { isCounted } from '#shared/planning/shareInWords.ts'
import { amountOn, hasOwnAmounts, minutesOn } from '#shared/planning/ownDays.ts'
import { isFewerThanSpaced } from '#shared/planning/timesAWeek.ts'
import type { Understood } from '#shared/planning/understood.ts'

/** A session of a goal, before it has a place. */
export type Session = {
  /** The date that it is best put on. */
  ideal: string
  /** The first and the last date that it may be placed on. */
  not_before: string
  deadline: string
  minutes: number
  /** Its share of the amount. */
  share: number | null
}
/** Sessions in order, and the dates that they cover, both included. */
export type Sessions = { sessions: Session[]; from: string; to: string }

/** Without a deadline a plan covers four weeks; none covers more than ten years. */
const USUAL_DAYS = 28
const MOST_DAYS = 3660
const SESSION_OF_TOTAL = 60
const SHORTEST_SESSION = 5
/** What is left of a total for its last session. */
const SHORTEST_REST = 15

/**
 * All sessions by which a goal is worked on (docs/rules/plans.md, Plans from goals), in weeks of seven days from its first date.
 *
 * @param goal whose rhythm and length are known
 * @param today local date
 */
export function sessionsOf(goal: Understood, today: string): Sessions {
  const from = firstDayOf(goal, today)
  const days =
    goal.deadline === null ? Math.max(USUAL_DAYS, daysOfTotal(goal)) : daysBetween(from, goal.deadline) + 1
  const covered = Math.max(1, Math.min(days, MOST_DAYS))
  const sessions = sessionsWithin(goal, from, covered)
  return { sessions: withShares(sessions, goal), from, to: addDays(from, covered - 1) }
}

/** `30 hours in all, 1 hour a night`: so many days as its sessions take at their rhythm; 0 where it has none. */
function daysOfTotal({ total_minutes: total, minutes, per_week: perWeek }: Understood): number {
  if (total === null || minutes === null || perWeek === null) return 0
  return Math.ceil(total / minutes / perWeek) * DAYS_PER_WEEK
}

function sessionsWithin(goal: Understood, today: string, days: number): Session[] {
  const minutes = Math.max(SHORTEST_SESSION, goal.minutes ?? SHORTEST_SESSION)
  const dates = Array.from({ length: Math.max(0, days) }, (_, day) => addDays(today, day))
  const open = dates.filter((date) => !goal.not_on?.includes(dayOfWeek(date)) && !isAway(goal.away, date))
  const onWeekdays = open.filter((date) => goal.weekdays === null || goal.weekdays.includes(dayOfWeek(date)))
  if (goal.total_minutes !== null)
    return sessionsOfTotal(goal.total_minutes, goal.minutes ?? SESSION_OF_TOTAL, onWeekdays, dates)
  if (goal.rarely) return sessionsOfTurns(goal.rarely, open, minutes)
  if (goal.every_days !== null) return spacedSessions(open, goal.every_days, minutes, goal.per_week)
  if (goal.weekdays !== null)
    return onWeekdays.map((date) => ({
      ideal: date,
      not_before: date,
      deadline: date,
      minutes: Math.max(SHORTEST_SESSION, minutesOn(goal, dayOfWeek(date)) ?? minutes),
      share: null,
    }))
  const inWeeks = sessionsOfWeeks(goal, dates, new Set(open), minutes)
  const isSaid = goal.read.some(({ as }) => as === 'rhythm')
  if (dates.length >= DAYS_PER_WEEK || (isSaid && inWeeks.length > 0)) return inWeeks
  return sessionsOfDays(open, isSaid ? 1 : (goal.per_week ?? 1), minutes)
}

/** `twice a month`, `every other Saturday`: those that have room between their first and their last date. */
function sessionsOfTurns(rarely: Rarely, open: readonly string[], minutes: number): Session[] {
  return turnsOf(rarely, open[0] ?? '', open.at(-1) ?? '').flatMap((turn) => {
    const dates = open.filter((date) => date >= turn.not_before && date <= turn.deadline)
    const ideal = dates.find((date) => date >= turn.ideal) ?? dates.at(-1)
    return ideal === undefined ? [] : [{ ...turn, ideal, minutes, share: null }]
  })
}

/** In less than a week, `this weekend`: as many as the plan takes in a week where the rhythm was left to it, at most one a day. */
function sessionsOfDays(open: readonly string[], perWeek: number, minutes: number): Session[] {
  const count = Math.min(perWeek, open.length)
  const [not_before = ''] = open
  const deadline = open.at(-1) ?? not_before
  return spread(count, afterFirstStep(open, count)).map((ideal) => ({
    ideal,
    not_before,
    deadline,
    minutes,
    share: null,
  }))
}

/** Sessions of an hour, or as long as was said, the last with what is left, spread over the dates. */
function sessionsOfTotal(
  total: number,
  each: number,
  dates: readonly string[],
  all: readonly string[],
): Session[] {
  const length = Math.max(SHORTEST_SESSION, each)
  const count = Math.ceil(total / length)
  const last = Math.max(SHORTEST_REST, total - (count - 1) * length)
  const [first = ''] = all
  return spread(count, afterFirstStep(dates, count)).map((ideal, index) => ({
    ideal,
    not_before: first,
    deadline: all.at(-1) ?? first,
    minutes: index === count - 1 ? last : length,
    share: null,
  }))
}

/** `every other day`: no two on dates that are nearer. With fewer a week, `3 times a week, never two days in a row`, no more than these. */
function spacedSessions(
  dates: readonly string[],
  everyDays: number,
  minutes: number,
  perWeek: number | null,
): Session[] {
  const sessions: Session[] = []
  const isFewer = isFewerThanSpaced(perWeek, everyDays)
  const gap = isFewer ? Math.max(everyDays, Math.floor(DAYS_PER_WEEK / perWeek)) : everyDays
  for (const date of dates) {
    const last = sessions.at(-1)
    if (last && daysBetween(last.ideal, date) < gap) continue
    const ofWeek = isFewer ? sessions.at(-perWeek) : undefined
    if (ofWeek && daysBetween(ofWeek.ideal, date) < DAYS_PER_WEEK) continue
    sessions.push({ ideal: date, not_before: date, deadline: date, minutes, share: null })
  }
  return sessions
}

/** So many in each whole week, and as large a part of them in what is left of the last one, or beside days that are left out. */
function sessionsOfWeeks(
  { per_week: perWeek, away, one_on: ones }: Understood,
  dates: readonly string[],
  open: ReadonlySet<string>,
  minutes: number,
): Session[] {
  const sessions: Session[] = []
  for (let day = 0; day < dates.length; day += DAYS_PER_WEEK) {
    const week = dates.slice(day, day + DAYS_PER_WEEK)
    const [not_before = ''] = week
    const here = week.filter((date) => !isAway(away, date)).length
    const count = Math.floor(((perWeek ?? 1) * here) / DAYS_PER_WEEK)
    const openDates = week.filter((date) => open.has(date))
    const wanted = day === 0 ? afterFirstStep(openDates, count) : openDates
    const fixed = onOnes(ones, openDates).slice(0, count)
    const others = wanted.filter((date) => !ones?.flat().includes(dayOfWeek(date)))
    const [first = not_before, last = week.at(-1) ?? not_before] = ones ? [others[0], others.at(-1)] : []
    const free = spread(Math.min(count - fixed.length, others.length), others)
    const all = [
      ...free.map((ideal) => ({ ideal, not_before: first, deadline: last })),
      ...fixed.map(([ideal, latest]) => ({ ideal, not_before: ideal, deadline: latest })),
    ].toSorted((one, other) => (one.ideal < other.ideal ? -1 : 1))
    sessions.push(...all.map((one) => ({ ...one, minutes, share: null })))
  }
  return sessions
}

/** `the long one on Sundays`, `once at the weekend`: the first date of each that is open, and the last. */
function onOnes(ones: Understood['one_on'], open: readonly string[]): [from: string, to: string][] {
  return (ones ?? []).flatMap((days) => {
    const dates = open.filter((date) => days.includes(dayOfWeek(date)))
    const [first, last] = [dates[0], dates.at(-1)]
    return first === undefined || last === undefined ? [] : [[first, last]]
  })
}

/** The first date is that of the first step, where the others are enough. */
function afterFirstStep(dates: readonly string[], count: number): readonly string[] {
  return dates.length > count ? dates.slice(1) : dates
}

/** So many dates of some, as evenly as may be; more than there are share some. */
function spread(count: number, dates: readonly string[]): string[] {
  if (dates.length === 0) return []
  return Array.from({ length: count }, (_, index) => dates[Math.floor((index * dates.length) / count)] ?? '')
}

/** Shares with two decimals: of a whole amount they add up to it, of one for each day or week they are what it says. */
function withShares(sessions: readonly Session[], goal: Understood): Session[] {
  const { amount } = goal
  if (!amount || sessions.length === 0) return [...sessions]
  if (amount.per !== null) {
    const share = shareOfEach(amount, goal.per_week ?? 1)
    const isInWhole = amount.per === 'week' && share >= 1 && isCounted(amount)
    return sessions.map((session, at) => ({
      ...session,
      share: isInWhole
        ? nthInWhole(amount.value, goal.per_week ?? 1, at)
        : (amountOn(goal, dayOfWeek(session.ideal)) ?? share),
    }))
  }
  if (hasOwnAmounts(goal)) return withOwnShares(sessions, goal, amount.value)
  const shares = sharesOfWhole(goal, sessions.length)
  return sessions.map((session, index) => ({ ...session, share: shares[index] ?? null }))
}

/** Of a whole amount as much on each day as was said of it, until all is done. */
function withOwnShares(sessions: readonly Session[], goal: Understood, whole: number): Session[] {
  let left = whole
  return sessions.map((session) => {
    const share = Math.min(left, amountOn(goal, dayOfWeek(session.ideal)) ?? 0)
    left -= share
    return { ...session, share: share > 0 ? share : null }
  })
}

/** Of a whole amount: as much in each session as was said, until all is done; else even shares. */
export function sharesOfWhole({ amount, per_week: perWeek }: Understood, count: number): number[] {
  if (amount === null) return []
  const each = eachOfWhole(amount, perWeek)
  if (each === null) return inHundredths(amount.value, count)
  const times = Math.min(count, Math.ceil(amount.value / each))
  return Array.from(
    { length: times },
    (_, at) => Math.round(Math.min(each, amount.value - at * each) * 100) / 100,
  )
}

/** How much of a whole amount a session has, where that was said of a day, a session or a week: `80,000 words, 500 a day`. */
export function eachOfWhole(
  { share }: NonNullable<Understood['amount']>,
  perWeek: number | null,
): number | null {
  return share === undefined ? null : shareOfEach(share, perWeek ?? 1)
}

/** `5 jobs a week` in four sessions: one, one, one and two. */
function nthInWhole(weekly: number, perWeek: number, at: number): number {
  const until = (count: number) => Math.floor((count * weekly) / perWeek)
  return until(at + 1) - until(at)
}

function shareOfEach(
  { value, per }: Pick<NonNullable<Understood['amount']>, 'value' | 'per'>,
  perWeek: number,
): number {
  const weekly = per === 'month' ? (value * 12) / 52 : value
  return Math.round((per === 'day' ? value : weekly / perWeek) * 100) / 100
}

/** A whole as so many shares with two decimals that add up to it; the first ones are a hundredth larger where it does not go up. */
export function inHundredths(whole: number, count: number): number[] {
  const hundredths = Math.round(whole * 100)
  const least = Math.floor(hundredths / count)
  const rest = hundredths - least * count
  return Array.from({ length: count }, (_, index) => (least + (index < rest ? 1 : 0)) / 100)
}
