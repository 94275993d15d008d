import { calendarNumber, dayNumber, weekdayOfDay } from '#shared/time/civil.ts'
import { isDone } from './credit.ts'
import { type HabitPast, skippedDays, type Version } from './past.ts'
import type { Schedule } from './schedule.ts'

/**
 * A habit date by date. Dates are day numbers; index 0 of each list is `first`.
 *
 * Lists of numbers rather than objects: a list of habits walks through years of dates.
 */
export type Timeline = {
  first: number
  /** The first date that is judged. What lies before it is settled: its due and kept are not filled in. */
  begin: number
  today: number
  /** Dates on which the habit is never due: skipped, away or out of season. */
  off: Uint8Array
  done: Uint8Array
  /** How often the date is due, and how much of it is kept. */
  due: Uint8Array
  kept: Uint8Array
  /** Values of check-ins; NaN without one. */
  values: Float64Array
  segments: readonly Segment[]
}

/** The dates of one version, as indexes, both included; `origin` is its first date, which may lie before the list. */
export type Segment = { rule: Version; origin: number; from: number; to: number }

/**
 * The dates of a habit with what was checked in; nothing is due yet.
 *
 * @param today a date, `YYYY-MM-DD`; what is later is not done
 * @param until the last date, today or later
 */
export function blankTimeline(past: HabitPast, today: string, until = today): Timeline {
  const { settled } = past
  const first = settled?.readsFrom ?? dayNumber(past.versions[0].from)
  const length = Math.max(0, dayNumber(until) - first + 1)
  const timeline: Timeline = {
    first,
    begin: settled ? settled.day - first : 0,
    today: dayNumber(today) - first,
    off: new Uint8Array(length),
    done: new Uint8Array(length),
    due: new Uint8Array(length),
    kept: new Uint8Array(length),
    values: new Float64Array(length).fill(Number.NaN),
    segments: segmentsOf(past.versions, first, length),
  }
  markOff(timeline, past)
  markDone(timeline, past)
  return timeline
}

/** The value that a date counts with: a date of the past without a check-in holds 0. */
export function valueAt(timeline: Timeline, index: number): number {
  const value = timeline.values[index] ?? Number.NaN
  return Number.isNaN(value) ? 0 : value
}

function segmentsOf(versions: readonly Version[], first: number, length: number): Segment[] {
  return versions
    .map((rule, index) => {
      const next = versions[index + 1]
      const to = next ? dayNumber(next.from) - first - 1 : Infinity
      const origin = dayNumber(rule.from) - first
      return { rule, origin, from: Math.max(0, origin), to: Math.min(to, length - 1) }
    })
    .filter(({ from, to }) => from <= to)
}

function markOff({ off, first, segments }: Timeline, { away, checkIns }: HabitPast) {
  for (const { from, to } of away) {
    const end = to === null ? off.length : dayNumber(to) - first + 1
    off.fill(1, Math.max(0, dayNumber(from) - first), Math.max(0, end))
  }
  for (const day of skippedDays(checkIns)) off[day - first] = 1
  for (const { rule, from, to } of segments) {
    const { season } = rule.schedule
    if (!season) continue
    const [begin, end] = [monthDay(season.from), monthDay(season.to)]
    for (let index = from; index <= to; index += 1) {
      const day = calendarNumber(first + index) % 10_000
      const isIn = begin <= end ? begin <= day && day <= end : day >= begin || day <= end
      if (!isIn) off[index] = 1
    }
  }
}

/** `MM-DD` as one number: 1224 is 24 December. */
function monthDay(text: string): number {
  return Number(text.slice(0, 2)) * 100 + Number(text.slice(3))
}

function markDone(timeline: Timeline, { kind, checkIns }: HabitPast) {
  const { first, values, off, done, segments, today } = timeline
  checkIns.days.forEach((day, index) => (values[day - first] = checkIns.values[index] ?? Number.NaN))
  for (const { rule, from, to } of segments)
    for (let index = from; index <= Math.min(to, today); index += 1) {
      const value = values[index] ?? Number.NaN
      // An aim of at most is kept by doing nothing, once the day is over.
      const isKeptBySilence = rule.aim === 'at_most' && index < today && !off[index]
      const silent = isKeptBySilence ? 0 : null
      if (isDone(kind, rule, Number.isNaN(value) ? silent : value)) done[index] = 1
    }
}

/** Whether a schedule of fixed dates names a date. @param origin the first date of its version */
export function isNamed(schedule: Schedule, day: number, origin: number): boolean {
  switch (schedule.type) {
    case 'daily':
      return true
    case 'weekdays':
      return schedule.days.includes(weekdayOfDay(day))
    case 'every_n_days':
      return (day - origin) % schedule.n === 0
    case 'monthly': {
      const date = dayOfMonth(day)
      if (schedule.days.includes(date)) return true
      return date >= 28 && schedule.days.includes(-1) && dayOfMonth(day + 1) === 1
    }
    case 'monthly_weekday': {
      if (weekdayOfDay(day) !== schedule.weekday) return false
      // The last one is followed by the first one of the next month.
      return schedule.nth === -1 ? dayOfMonth(day + 7) <= 7 : Math.ceil(dayOfMonth(day) / 7) === schedule.nth
    }
    case 'after_done':
    case 'times_per_days':
    case 'times_per_week':
    case 'times_per_month':
    case 'total_per_week':
    case 'total_per_month':
      return false
  }
}

/** 1 to 31, of a day number. */
function dayOfMonth(day: number): number {
  return calendarNumber(day) % 100
}
