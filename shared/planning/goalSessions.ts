import { addDays, dayOfWeek, DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import type { Understood } from './understood.ts'

/** A session of a goal, before it has a place. */
type Session = {
  /** The date that it is best put on. */
  ideal: string
  /** The first and the last date that it may stand on. */
  not_before: string
  deadline: string
  minutes: number
  /** Its share of the amount. */
  share: number | null
}
/** Sessions in order, and the last date that they cover. */
export type Sessions = { sessions: Session[]; covers_until: string }

/** Without a deadline a plan covers four weeks; none covers more dates than a horizon has. */
const USUAL_DAYS = 28
const MOST_DAYS = 366
/** One more item is the kickoff. */
const MOST_SESSIONS = 199
const SESSION_OF_TOTAL = 60
const SHORTEST_SESSION = 15
/** Minutes of a session whose length nothing says: a transfer of money. */
const USUAL_MINUTES = 15

/**
 * The sessions by which a goal is worked on (docs/rules.md, Plans from goals): weeks of seven days from today; of more than
 * there may be as many whole weeks as fit.
 */
export function sessionsOf(goal: Understood, now: string): Sessions {
  const today = goal.starts_on !== null && goal.starts_on > now ? goal.starts_on : now
  const days = goal.deadline === null ? USUAL_DAYS : daysBetween(today, goal.deadline) + 1
  const sessions = sessionsWithin(goal, today, Math.min(days, MOST_DAYS))
  const isWhole = days <= MOST_DAYS && sessions.length <= MOST_SESSIONS
  const covered = isWhole ? days : DAYS_PER_WEEK * weeksThatFit(sessions, today, Math.min(days, MOST_DAYS))
  const kept = sessions.filter(({ ideal }) => daysBetween(today, ideal) < covered)
  return { sessions: withShares(kept, goal.amount), covers_until: addDays(today, covered - 1) }
}

function weeksThatFit(sessions: readonly Session[], today: string, days: number): number {
  for (let weeks = Math.floor(days / DAYS_PER_WEEK); weeks > 0; weeks -= 1) {
    const within = sessions.filter(({ ideal }) => daysBetween(today, ideal) < weeks * DAYS_PER_WEEK)
    if (within.length <= MOST_SESSIONS) return weeks
  }
  return 0
}

function sessionsWithin(goal: Understood, today: string, days: number): Session[] {
  const minutes = Math.max(SHORTEST_SESSION, goal.minutes ?? USUAL_MINUTES)
  const dates = Array.from({ length: Math.max(0, days) }, (_, day) => addDays(today, day))
  const open = dates.filter((date) => !goal.not_on?.includes(dayOfWeek(date)))
  const onWeekdays = open.filter((date) => goal.weekdays === null || goal.weekdays.includes(dayOfWeek(date)))
  if (goal.total_minutes !== null) return sessionsOfTotal(goal.total_minutes, onWeekdays, dates)
  if (goal.every_days !== null) return spacedSessions(open, goal.every_days, minutes)
  if (goal.weekdays !== null)
    return onWeekdays.map((date) => ({ ideal: date, not_before: date, deadline: date, minutes, share: null }))
  return sessionsOfWeeks(goal.per_week ?? 1, dates, new Set(open), minutes)
}

/** Sessions of an hour, the last with what is left, spread over the dates. */
function sessionsOfTotal(total: number, dates: readonly string[], all: readonly string[]): Session[] {
  const count = Math.ceil(total / SESSION_OF_TOTAL)
  const last = Math.max(SHORTEST_SESSION, total - (count - 1) * SESSION_OF_TOTAL)
  const [first = ''] = all
  return spread(count, dates).map((ideal, index) => ({
    ideal,
    not_before: first,
    deadline: all.at(-1) ?? first,
    minutes: index === count - 1 ? last : SESSION_OF_TOTAL,
    share: null,
  }))
}

/** `every other day`: no two on dates that are nearer. */
function spacedSessions(dates: readonly string[], everyDays: number, minutes: number): Session[] {
  const sessions: Session[] = []
  for (const date of dates) {
    const last = sessions.at(-1)
    if (last && daysBetween(last.ideal, date) < everyDays) continue
    sessions.push({ ideal: date, not_before: date, deadline: date, minutes, share: null })
  }
  return sessions
}

/** So many in each whole week, and as large a part of them in what is left of the last one. */
function sessionsOfWeeks(
  perWeek: number,
  dates: readonly string[],
  open: ReadonlySet<string>,
  minutes: number,
): Session[] {
  const sessions: Session[] = []
  for (let day = 0; day < dates.length; day += DAYS_PER_WEEK) {
    const week = dates.slice(day, day + DAYS_PER_WEEK)
    const [not_before = ''] = week
    const count = Math.floor((perWeek * week.length) / DAYS_PER_WEEK)
    const openDates = week.filter((date) => open.has(date))
    for (const ideal of spread(Math.min(count, openDates.length), openDates))
      sessions.push({ ideal, not_before, deadline: week.at(-1) ?? not_before, minutes, share: null })
  }
  return sessions
}

/** So many dates of some, as evenly as may be; more than there are share some. */
function spread(count: number, dates: readonly string[]): string[] {
  if (dates.length === 0) return []
  return Array.from({ length: count }, (_, index) => dates[Math.floor((index * dates.length) / count)] ?? '')
}

/** Shares with two decimals that add up to the amount. */
function withShares(sessions: readonly Session[], amount: Understood['amount']): Session[] {
  if (!amount) return [...sessions]
  const hundredths = Math.round(amount.value * 100)
  const least = Math.floor(hundredths / sessions.length)
  const rest = hundredths - least * sessions.length
  return sessions.map((session, index) => ({ ...session, share: (least + (index < rest ? 1 : 0)) / 100 }))
}
