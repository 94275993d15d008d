import { calendarNumber, dayNumber, monthOf, weekdayOfDay, weekOf } from '#shared/time/civil.ts'
import type { HabitPast, Settled, Version } from './past.ts'
import type { Schedule } from './schedule.ts'
import { blankTimeline, isNamed, type Segment, type Timeline, valueAt } from './timeline.ts'

/**
 * What a streak counts: a due date, a date or a period, as indexes of the timeline, both included. Neutral ones are left out.
 * An open one whose aim of at most is exceeded is broken; it is missed once it is over.
 */
type Unit = { from: number; to: number; state: 'kept' | 'missed' | 'open' | 'broken' }
/** A period of a quota or of a total, cut where its version begins or ends. Done and quota are dates, or sums of values. */
type Period = { from: number; to: number; done: number; quota: number }
export type JudgedHabit = {
  timeline: Timeline
  units: readonly Unit[]
  periods: readonly Period[]
  /** What lies before `timeline.begin`. */
  settled: Settled | undefined
}

/** Sums of values with two decimals differ by less from what people add up. */
const ROUNDING = 1e-6

/**
 * Judges every date of a habit: due, kept, and the units of its streak (docs/rules/habits.md, Habits).
 *
 * @param weekStart 0 Sunday to 6 Saturday; weeks of the past are cut by that of today
 * @param until the last date that is asked for; dates after today are due, none is kept. What comes after an earlier one is not
 *   judged, and changes nothing before it
 */
export function judgeHabit(
  past: HabitPast,
  { today, weekStart, until = today }: { today: string; weekStart: number; until?: string },
): JudgedHabit {
  const timeline = blankTimeline(past, today, endOfPeriods(until, weekStart))
  const judged: Judged = { timeline, units: [], periods: [], settled: past.settled, weekStart }
  for (const segment of timeline.segments) {
    const from = Math.max(segment.from, timeline.begin)
    if (from <= segment.to) JUDGES[segment.rule.schedule.type](judged, { ...segment, from })
  }
  // What begins later may go on after the last date that is looked at.
  const last = dayNumber(until) - timeline.first
  while ((judged.units.at(-1)?.from ?? -Infinity) > last) judged.units.pop()
  return judged
}

/** The end of every period that the week of a date touches: one that is cut short would want too little. */
export function endOfPeriods(date: string, weekStart: number): string {
  return monthOf(weekOf(date, weekStart).to).to
}

type Judged = JudgedHabit & { units: Unit[]; periods: Period[]; weekStart: number }
type Judge = (judged: Judged, segment: Segment) => void

const JUDGES: Record<Schedule['type'], Judge> = {
  daily: judgeNamedDates,
  weekdays: judgeNamedDates,
  every_n_days: judgeNamedDates,
  monthly: judgeNamedDates,
  monthly_weekday: judgeNamedDates,
  after_done: judgeAfterDone,
  times_per_week: judgeQuotas,
  times_per_month: judgeQuotas,
  total_per_week: judgeTotals,
  total_per_month: judgeTotals,
  times_per_days: judgeRollingWindow,
}

function judgeNamedDates(judged: Judged, { rule, origin, from, to }: Segment) {
  const { first, off } = judged.timeline
  for (let index = from; index <= to; index += 1)
    if (!off[index] && isNamed(rule.schedule, first + index, first + origin))
      judgeDueDate(judged, rule, index)
}

/** Due so many dates after it was last done. Undone on that date it waits, and the late date counts neither way. */
function judgeAfterDone(judged: Judged, { rule, origin, from, to }: Segment) {
  const { off, done, first } = judged.timeline
  const wait = rule.schedule.type === 'after_done' ? rule.schedule.n : 1
  const settled = origin < from ? judged.settled : undefined
  let dueAt = settled?.dueAt == null ? origin : settled.dueAt - first
  let isLate = settled?.isLate ?? false
  for (let index = from; index <= to; index += 1) {
    const isCounted: boolean = !off[index] && !isLate && (done[index] === 1 || index >= dueAt)
    if (isCounted) judgeDueDate(judged, rule, index)
    if (done[index]) dueAt = index + wait
    isLate = done[index] ? false : isLate || isCounted
  }
}

function judgeDueDate({ timeline, units }: Judged, { aim, target }: Version, index: number) {
  const isKept = timeline.done[index] === 1
  timeline.due[index] = 1
  timeline.kept[index] = isKept ? 1 : 0
  if (index > timeline.today) return
  const isBroken = aim === 'at_most' && valueAt(timeline, index) > (target ?? 0)
  units.push({ from: index, to: index, state: stateOf({ isKept, isBroken, isOver: index < timeline.today }) })
}

function stateOf(unit: { isKept: boolean; isOver: boolean; isBroken?: boolean | undefined }): Unit['state'] {
  if (unit.isKept) return 'kept'
  if (unit.isOver) return 'missed'
  return unit.isBroken ? 'broken' : 'open'
}

/** So many dates a period: the first ones that are done count, and the last date bears what is missing. */
function judgeQuotas(judged: Judged, segment: Segment) {
  const { off, done, due, kept } = judged.timeline
  const { schedule } = segment.rule
  const times = 'times' in schedule ? schedule.times : 0
  for (const cut of cutsOf(judged, segment)) {
    const quota = Math.round((times * cut.dates) / cut.length)
    let count = 0
    for (let index = cut.from; index <= cut.to; index += 1) {
      if (off[index] || !done[index]) continue
      if (count < quota) due[index] = kept[index] = 1
      count += 1
    }
    const missing = Math.max(0, quota - count)
    const isNeutral = quota === 0
    const atEnd = { due: missing, kept: 0 }
    closePeriod(judged, cut, { done: count, quota, isNeutral, isKept: missing === 0, atEnd })
  }
}

/** The sum of a period: kept on the date that reaches its target, or at the end when it may not be exceeded. */
function judgeTotals(judged: Judged, segment: Segment) {
  const { off, due, kept, today } = judged.timeline
  const isAtMost = segment.rule.aim === 'at_most'
  for (const cut of cutsOf(judged, segment)) {
    const quota = ((segment.rule.target ?? 0) * cut.dates) / cut.length
    let sum = 0
    let reachedAt = -1
    for (let index = cut.from; index <= Math.min(cut.to, today); index += 1) {
      if (off[index]) continue
      sum += valueAt(judged.timeline, index)
      if (reachedAt < 0 && sum >= quota - ROUNDING) reachedAt = index
    }
    const isWithin = sum <= quota + ROUNDING
    if (isAtMost) {
      const isKept = isWithin && cut.to < today
      const atEnd = { due: 1, kept: isKept ? 1 : 0 }
      closePeriod(judged, cut, { done: sum, quota, isKept, isBroken: !isWithin, atEnd })
    } else {
      const isKept = reachedAt >= 0
      if (isKept) due[reachedAt] = kept[reachedAt] = 1
      closePeriod(judged, cut, { done: sum, quota, isKept, atEnd: { due: isKept ? 0 : 1, kept: 0 } })
    }
  }
}

type Outcome = {
  done: number
  quota: number
  /** It asks for nothing. */
  isNeutral?: boolean
  isKept: boolean
  /** It cannot be kept any more although it is not over. */
  isBroken?: boolean
  /** What its last date bears once it is over. */
  atEnd: { due: number; kept: number }
}

function closePeriod({ timeline, units, periods }: Judged, cut: Cut, outcome: Outcome) {
  const { from, to, last } = cut
  if (from <= timeline.today) periods.push({ from, to, done: outcome.done, quota: outcome.quota })
  if (cut.dates === 0 || outcome.isNeutral) return
  const isOver = to < timeline.today
  if (isOver || last > timeline.today) {
    timeline.due[last] = (timeline.due[last] ?? 0) + outcome.atEnd.due
    timeline.kept[last] = (timeline.kept[last] ?? 0) + outcome.atEnd.kept
  }
  if (from > timeline.today) return
  const { isKept, isBroken } = outcome
  units.push({ from, to, state: stateOf({ isKept, isBroken, isOver }) })
}

/** A calendar period within a version. `length` is that of the whole period, `dates` those of the cut that are not off, `last` the last of them. */
type Cut = { from: number; to: number; length: number; dates: number; last: number }

function cutsOf({ timeline, weekStart }: Judged, { rule, from, to }: Segment): Cut[] {
  const { first, off } = timeline
  const cuts: Cut[] = []
  for (let start = from; start <= to;) {
    const { day, length } = periodAround(first + start, rule.schedule, weekStart)
    const end = day - first + length - 1
    const cut = { from: start, to: Math.min(end, to), length, dates: 0, last: start }
    for (let index = cut.from; index <= cut.to; index += 1) {
      if (off[index]) continue
      cut.dates += 1
      cut.last = index
    }
    cuts.push(cut)
    start = end + 1
  }
  return cuts
}

/** The calendar period of a schedule that holds a day: its first day, and how many it has. */
export function periodAround(
  day: number,
  { type }: Schedule,
  weekStart: number,
): { day: number; length: number } {
  if (type === 'times_per_week' || type === 'total_per_week')
    return { day: day - ((weekdayOfDay(day) - weekStart + 7) % 7), length: 7 }
  const begin = day - (calendarNumber(day) % 100) + 1
  return { day: begin, length: 32 - (calendarNumber(begin + 31) % 100) }
}

/** So many times in so many dates, counted back from each date over those that are not off. */
function judgeRollingWindow({ timeline, units }: Judged, { rule, from, to }: Segment) {
  const { off, done, due, kept, today } = timeline
  const { times, days } = rule.schedule.type === 'times_per_days' ? rule.schedule : { times: 1, days: 1 }
  const window = datesOnBefore(timeline, from, days)
  let count = window.filter((index) => done[index]).length
  for (let index = from; index <= to; index += 1) {
    if (off[index]) continue
    window.push(index)
    count += done[index] ?? 0
    if (window.length > days) count -= done[window.shift() ?? 0] ?? 0
    const isKept = count >= Math.max(1, Math.round((times * window.length) / days))
    if (done[index]) due[index] = kept[index] = 1
    else if (!isKept) due[index] = 1
    if (index <= today)
      units.push({ from: index, to: index, state: stateOf({ isKept, isOver: index < today }) })
  }
}

/** Indexes of the last dates before one that are not off, in order. */
function datesOnBefore({ off }: Timeline, before: number, most: number): number[] {
  const dates: number[] = []
  for (let index = before - 1; index >= 0 && dates.length < most; index -= 1)
    if (!off[index]) dates.push(index)
  return dates.toReversed()
}
