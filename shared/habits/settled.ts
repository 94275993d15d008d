import { addDays, calendarNumber, dateOfDay, dayNumber } from '#shared/time/civil.ts'
import { type JudgedHabit, judgeHabit, periodAround } from './judge.ts'
import type { HabitPast, Settled, Version } from './past.ts'
import { spansUntil } from './spans.ts'
import { missesOf, streaksOf } from './streak.ts'
import { datesLookedAt, strengthsOf } from './strength.ts'

type Rules = Pick<HabitPast, 'kind' | 'versions' | 'away'>

/**
 * What is this old is settled: check-ins and pauses change for 7 days, and a flight moves today by one or two. What changes it
 * nevertheless, an import or another start, is another past.
 */
const SETTLED_AFTER_DAYS = 14

/**
 * The day up to which a past is settled best for somebody who asks from a date on: the last one that is not later.
 *
 * @param weekStart 0 Sunday to 6 Saturday
 * @returns a day number; null where all has to be walked
 */
export function settledDayFor(
  { versions }: Pick<Rules, 'versions'>,
  { from, today, weekStart }: { from: string; today: string; weekStart: number },
): number | null {
  const oldest = addDays(today, -SETTLED_AFTER_DAYS)
  const start = dayNumber(versions[0].from)
  for (let year = 1 + Number(today.slice(0, 4)); newYearOf(year) > start; year -= 1) {
    const day = beginningOf(versions, newYearOf(year), weekStart)
    if (newYearOf(year) <= dayNumber(oldest) && day <= dayNumber(from)) return day > start ? day : null
  }
  return null
}

/**
 * What is to be remembered of a past, at the beginning of each year that is settled by today and not yet remembered, oldest first.
 *
 * @param past with all check-ins up to today, from `settled.readsFrom` on
 */
export function newlySettled(past: HabitPast, asked: { today: string; weekStart: number }): Settled[] {
  const judged = judgeHabit(past, asked)
  const strengths = strengthsOf(judged, past.kind)
  const { first, begin } = judged.timeline
  const oldest = dayNumber(asked.today) - SETTLED_AFTER_DAYS
  const found: Settled[] = []
  let [unitsBefore, before] = [0, past.settled]
  let year = Math.floor(calendarNumber(first + begin) / 10_000)
  for (let newYear = newYearOf(year); newYear <= oldest; year += 1, newYear = newYearOf(year)) {
    const day = beginningOf(past.versions, newYear, asked.weekStart)
    if (day <= first + begin) continue
    let end = unitsBefore
    while (first + (judged.units[end]?.to ?? Infinity) < day) end += 1
    const units = judged.units.slice(unitsBefore, end)
    before = settledAt(past, judged, { day, units, before, strength: strengths[day - first - 1] ?? 0 })
    unitsBefore = end
    found.push(before)
  }
  return found
}

/**
 * What else than check-ins decides the dates before a day, as a short text: where it differs, what was remembered up to that day
 * says nothing.
 */
export function basisOf({ kind, versions, away }: Rules, day: number): string {
  const last = dateOfDay(day - 1)
  const rules = versions.filter(({ from }) => from <= last)
  return checksum(JSON.stringify([kind, rules, spansUntil(away, last), datesNeeded(versions, day)]))
}

/** 64 bits by two walks of FNV-1a. It tells a person's own edits apart; nobody gains by two that are equal. */
function checksum(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
    two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b)
  }
  return [one, two].map((half) => (half >>> 0).toString(36)).join('-')
}

type Step = { day: number; units: JudgedHabit['units']; before: Settled | undefined; strength: number }

function settledAt(past: HabitPast, { timeline }: JudgedHabit, step: Step): Settled {
  const { day, units, before, strength } = step
  const { first, begin, due, kept, off } = timeline
  const { streak, best_streak } = streaksOf({ units, settled: before })
  const work = { due: before?.due ?? 0, kept: before?.kept ?? 0 }
  for (let index = before ? before.day - first : begin; index < day - first; index += 1) {
    work.due += due[index] ?? 0
    work.kept += kept[index] ?? 0
  }
  let readsFrom = day
  for (let needed = datesNeeded(past.versions, day); needed > 0 && readsFrom > first;) {
    readsFrom -= 1
    if (!off[readsFrom - first]) needed -= 1
  }
  return {
    day,
    readsFrom,
    streak,
    best_streak,
    ...missesOf({ units, settled: before }),
    ...work,
    strength,
    ...waitingAt(past, timeline, day),
    lastSlip: past.kind === 'quit' ? lastSlipBefore(past, day) : null,
  }
}

/** How many earlier dates that are on the rules look at that hold from a day on. */
function datesNeeded(versions: readonly Version[], day: number): number {
  const needed = versions.map(({ schedule }, index) => {
    const next = versions[index + 1]
    return next && dayNumber(next.from) <= day ? 0 : datesLookedAt(schedule) - 1
  })
  return Math.max(0, ...needed)
}

/** When an `after_done` that holds on a day is due next, and whether it waits because that was missed. */
function waitingAt(
  { versions, settled }: HabitPast,
  { first, begin, due, done }: JudgedHabit['timeline'],
  day: number,
): Pick<Settled, 'dueAt' | 'isLate'> {
  const rule = ruleOn(versions, day)
  if (rule.schedule.type !== 'after_done') return { dueAt: null, isLate: false }
  const origin = Math.max(dayNumber(rule.from) - first, begin)
  let isLate = false
  for (let index = day - first - 1; index >= origin; index -= 1) {
    if (done[index]) return { dueAt: first + index + rule.schedule.n, isLate }
    if (due[index]) isLate = true
  }
  if (settled && dayNumber(rule.from) < settled.day)
    return { dueAt: settled.dueAt, isLate: isLate || settled.isLate }
  return { dueAt: dayNumber(rule.from), isLate }
}

function lastSlipBefore({ checkIns, settled }: HabitPast, day: number): number | null {
  let last = settled?.lastSlip ?? null
  checkIns.days.forEach((each, index) => {
    if (each < day && (last === null || each > last) && (checkIns.values[index] ?? 0) > 0) last = each
  })
  return last
}

/** The day on which the unit begins that holds a day: no period is cut in two. */
function beginningOf(versions: readonly [Version, ...Version[]], day: number, weekStart: number): number {
  const { schedule, from } = ruleOn(versions, day)
  switch (schedule.type) {
    case 'times_per_week':
    case 'times_per_month':
    case 'total_per_week':
    case 'total_per_month':
      return Math.max(dayNumber(from), periodAround(day, schedule, weekStart).day)
    case 'daily':
    case 'weekdays':
    case 'every_n_days':
    case 'monthly':
    case 'monthly_weekday':
    case 'after_done':
    case 'times_per_days':
      return day
  }
}

function ruleOn(versions: readonly [Version, ...Version[]], day: number): Version {
  return versions.findLast(({ from }) => dayNumber(from) <= day) ?? versions[0]
}

function newYearOf(year: number): number {
  return dayNumber(`${year}-01-01`)
}
