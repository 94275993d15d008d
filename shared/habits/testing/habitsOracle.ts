import type { CheckedDate, CheckedDays, HabitPast, Version } from '#shared/habits/past.ts'
import { isTotal, type Schedule } from '#shared/habits/schedule.ts'
import { creditOf, ratioOf } from './strengthOracle.ts'

export type Asked = { today: string; weekStart: number; until: string }
type State = 'kept' | 'missed' | 'open' | 'broken'
type NaiveUnit = { from: string; to: string; state: State }
export type NaiveDay = { date: string; off: boolean; done: boolean; due: number; kept: number }

/**
 * What docs/rules/habits.md, Habits, says of each date of a habit, read row by row and date by date: slow, and sharing nothing with
 * the rules that are tested against it. Dates are counted by Temporal.
 */
export function naiveHabit(past: HabitPast, asked: Asked) {
  const world = worldOf(past, asked)
  const days = world.datesUntil(asked.until).map((date): NaiveDay => {
    const { due, kept } = dueAndKept(world, date)
    return { date, off: world.isOff(date), done: world.isDone(date), due, kept }
  })
  const units = unitsOf(world, days)
  return { days, units, ...streaksIn(units), ...missesIn(world, units), strengths: strengthsIn(world) }
}

type World = ReturnType<typeof worldOf>

function worldOf({ kind, versions, away, checkIns }: HabitPast, { today, weekStart }: Asked) {
  const start = versions[0].from
  const versionAt = (date: string) => versions.findLast(({ from }) => from <= date) ?? versions[0]
  const checked = new Map(checkedDates(checkIns).map((checkIn) => [checkIn.date, checkIn]))
  const isOff = remembered(
    (date: string) =>
      away.some(({ from, to }) => from <= date && (to === null || date <= to)) ||
      checked.get(date)?.skipped === true ||
      isOutOfSeason(versionAt(date).schedule, date),
  )
  const isDone = remembered((date: string) => {
    const { aim, target, schedule } = versionAt(date)
    const silent = aim === 'at_most' && date < today && !isOff(date) ? 0 : null
    const value = date > today ? null : (checked.get(date)?.value ?? silent)
    if (value === null) return false
    if (kind === 'yes_no') return value >= 1
    if (isTotal(schedule)) return aim === 'at_least' && value > 0
    return aim === 'at_least' ? value >= (target ?? 0) : value <= (target ?? 0)
  })
  const datesUntil = (until: string, from = start) => {
    const dates: string[] = []
    for (let date = from; date <= until; date = plus(date, 1)) dates.push(date)
    return dates
  }
  /** The first and the last date of the version that holds a date; the last has no end. */
  const lifeOf = (version: Version) => {
    const next = versions[versions.indexOf(version) + 1]
    return { from: version.from, to: next ? plus(next.from, -1) : '9999-12-31' }
  }
  const valueAt = (date: string) => checked.get(date)?.value ?? 0
  return { kind, start, today, weekStart, versionAt, isOff, isDone, valueAt, datesUntil, lifeOf }
}

function remembered(answer: (date: string) => boolean) {
  const known = new Map<string, boolean>()
  return (date: string) => {
    const found = known.get(date) ?? answer(date)
    known.set(date, found)
    return found
  }
}

function dueAndKept(world: World, date: string): { due: number; kept: number } {
  const { schedule } = world.versionAt(date)
  switch (schedule.type) {
    case 'after_done':
      return afterDone(world, date, schedule.n)
    case 'times_per_week':
    case 'times_per_month':
      return quota(world, date, schedule.times)
    case 'total_per_week':
    case 'total_per_month':
      return total(world, date)
    case 'times_per_days': {
      if (world.isOff(date)) return NOT_DUE
      if (world.isDone(date)) return { due: 1, kept: 1 }
      return { due: isWindowKept(world, date) ? 0 : 1, kept: 0 }
    }
    case 'daily':
    case 'weekdays':
    case 'every_n_days':
    case 'monthly':
    case 'monthly_weekday':
      if (world.isOff(date) || !isNamed(schedule, date, world.versionAt(date).from)) return NOT_DUE
      return { due: 1, kept: world.isDone(date) ? 1 : 0 }
  }
}

const NOT_DUE = { due: 0, kept: 0 }

function isNamed(schedule: Schedule, date: string, origin: string): boolean {
  const plain = Temporal.PlainDate.from(date)
  if (schedule.type === 'weekdays') return schedule.days.includes(plain.dayOfWeek % 7)
  if (schedule.type === 'every_n_days') return between(origin, date) % schedule.n === 0
  if (schedule.type === 'monthly')
    return schedule.days.some((day) => (day === -1 ? plain.daysInMonth : day) === plain.day)
  if (schedule.type === 'monthly_weekday') {
    const days = Array.from({ length: plain.daysInMonth }, (_, index) => plain.with({ day: index + 1 }))
    const named = days.filter(({ dayOfWeek }) => dayOfWeek % 7 === schedule.weekday)
    return named.at(schedule.nth === -1 ? -1 : schedule.nth - 1)?.day === plain.day
  }
  return schedule.type === 'daily'
}

/** Walks from one done date to the next. */
function afterDone(world: World, date: string, n: number): { due: number; kept: number } {
  const version = world.versionAt(date)
  const { from, to } = world.lifeOf(version)
  const done = world.datesUntil(to < world.today ? to : world.today, from).filter(world.isDone)
  for (let [expected, cursor] = [from, from]; ;) {
    while (world.isOff(expected) && expected <= date) expected = plus(expected, 1)
    const next = done.find((each) => each >= cursor)
    const isInTime = next !== undefined && next <= expected
    if (isInTime && next === date) return world.isOff(date) ? NOT_DUE : { due: 1, kept: 1 }
    if (!isInTime && expected === date) return { due: 1, kept: 0 }
    if (next === undefined || next >= date) return NOT_DUE
    ;[expected, cursor] = [plus(next, n), plus(next, 1)]
  }
}

/** The calendar period of a date within its version, and how many dates the whole period has. */
function periodOf({ versionAt, lifeOf, weekStart, datesUntil, isOff }: World, date: string) {
  const version = versionAt(date)
  const plain = Temporal.PlainDate.from(date)
  const isWeek = version.schedule.type.endsWith('week')
  const first = isWeek
    ? plain.subtract({ days: (plain.dayOfWeek + 7 - weekStart) % 7 })
    : plain.with({ day: 1 })
  const length = isWeek ? 7 : plain.daysInMonth
  const life = lifeOf(version)
  const last = first.add({ days: length - 1 }).toString()
  const from = first.toString() < life.from ? life.from : first.toString()
  const to = last > life.to ? life.to : last
  const on = datesUntil(to, from).filter((each) => !isOff(each))
  return { from, to, length, on, version }
}

/** Half up, as people round: of whole numbers. */
const rounded = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor))

/** Whether the last date of a period shows what is missing: once it is over, and in a future that brings nothing. */
const isShown = ({ today }: World, to: string, last: string) => to < today || last > today

function quota(world: World, date: string, times: number): { due: number; kept: number } {
  const { to, length, on } = periodOf(world, date)
  const wanted = rounded(times * on.length, length)
  const done = on.filter(world.isDone)
  const kept = done.slice(0, wanted).includes(date) ? 1 : 0
  const missing = date === on.at(-1) && isShown(world, to, date) ? Math.max(0, wanted - done.length) : 0
  return { due: kept + missing, kept }
}

/** Sums in hundredths times the period's length, which are whole numbers. */
function total(world: World, date: string): { due: number; kept: number } {
  const { to, length, on, version } = periodOf(world, date)
  const wanted = Math.round(100 * (version.target ?? 0)) * on.length
  const sumUntil = (last: string) =>
    on
      .filter((each) => each <= last && each <= world.today)
      .reduce((sum, each) => sum + Math.round(100 * world.valueAt(each)) * length, 0)
  const isLast = date === on.at(-1) && isShown(world, to, date)
  if (version.aim === 'at_most' && !isLast) return NOT_DUE
  if (version.aim === 'at_most') {
    return { due: 1, kept: to < world.today && sumUntil(to) <= wanted ? 1 : 0 }
  }
  const reachedOn = on.find((each) => each <= world.today && sumUntil(each) >= wanted)
  if (reachedOn === date) return { due: 1, kept: 1 }
  return { due: isLast && reachedOn === undefined ? 1 : 0, kept: 0 }
}

function isWindowKept(world: World, date: string): boolean {
  const { schedule } = world.versionAt(date)
  if (schedule.type !== 'times_per_days') return false
  const on = world.datesUntil(date).filter((each) => !world.isOff(each))
  const window = on.slice(-schedule.days)
  const wanted = Math.max(1, rounded(schedule.times * window.length, schedule.days))
  return window.filter(world.isDone).length >= wanted
}

function unitsOf(world: World, days: readonly NaiveDay[]): NaiveUnit[] {
  const { today, versionAt, isOff, valueAt } = world
  const units: NaiveUnit[] = []
  for (const { date, due, kept } of days.filter((day) => day.date <= today)) {
    const { schedule, aim, target } = versionAt(date)
    const isPeriod = /^(times|total)_per_(week|month)$/.test(schedule.type)
    if (isPeriod) {
      const period = periodOf(world, date)
      if (period.from === date) units.push(...unitOfPeriod(world, period))
    } else if (schedule.type === 'times_per_days') {
      if (isOff(date)) continue
      const late = date < today ? 'missed' : 'open'
      units.push({ from: date, to: date, state: isWindowKept(world, date) ? 'kept' : late })
    } else if (due > 0) {
      const open = aim === 'at_most' && valueAt(date) > (target ?? 0) ? 'broken' : 'open'
      const late = date < today ? 'missed' : open
      units.push({ from: date, to: date, state: kept > 0 ? 'kept' : late })
    }
  }
  return units
}

function unitOfPeriod(world: World, { from, to, length, on, version }: ReturnType<typeof periodOf>) {
  const { schedule, aim } = version
  const isOver = to < world.today
  const known = on.filter((date) => date <= world.today)
  const unit = (state: State): NaiveUnit[] => [{ from, to, state }]
  const late = isOver ? 'missed' : 'open'
  if (on.length === 0) return []
  if ('times' in schedule) {
    const wanted = rounded(schedule.times * on.length, length)
    if (wanted === 0) return []
    return unit(known.filter(world.isDone).length >= wanted ? 'kept' : late)
  }
  const sum = known.reduce((all, date) => all + Math.round(100 * world.valueAt(date)) * length, 0)
  const wanted = Math.round(100 * (version.target ?? 0)) * on.length
  if (aim === 'at_least') return unit(sum >= wanted ? 'kept' : late)
  if (sum > wanted) return unit(isOver ? 'missed' : 'broken')
  return unit(isOver ? 'kept' : 'open')
}

function streaksIn(units: readonly NaiveUnit[]) {
  const runs = units
    .filter(({ state }) => state !== 'open')
    .map(({ state, from, to }) => (state === 'kept' ? `${from}/${to}` : '|'))
    .join(' ')
    .split('|')
    .map((run) => run.trim().split(' ').filter(Boolean))
  const best_streak = Math.max(0, ...runs.map(({ length }) => length))
  const listed = runs
    .filter(({ length }) => length > 0)
    .map((run) => ({
      from: run[0]?.split('/')[0] ?? '',
      to: run.at(-1)?.split('/')[1] ?? '',
      length: run.length,
    }))
  return { streak: runs.at(-1)?.length ?? 0, best_streak, runs: listed.toReversed() }
}

function missesIn({ today }: World, units: readonly NaiveUnit[]) {
  const open = units.find(({ to }) => to >= today)
  const closed = units.filter(({ to }) => to < today)
  const decided = open?.state === 'kept' ? [...closed, open] : closed
  const follows = (state: State) =>
    decided.filter((unit, index) => unit.state === state && decided[index - 1]?.state === 'missed').length
  return {
    missed_last: closed.at(-1)?.state === 'missed' && open?.state !== 'kept',
    comebacks: follows('kept'),
    missed_twice: follows('missed'),
  }
}

function strengthsIn(world: World): number[] {
  const { kind, today, start, isOff, isDone, valueAt, versionAt, datesUntil } = world
  const creditOn = (date: string) => {
    const version = versionAt(date)
    const hasNames = ['weekdays', 'monthly', 'monthly_weekday'].includes(version.schedule.type)
    if (hasNames && !isNamed(version.schedule, date, version.from)) return 0
    return creditOf(kind, version, valueAt(date))
  }
  let strength = versionAt(start).aim === 'at_most' ? 1 : 0
  return datesUntil(today).map((date) => {
    const version = versionAt(date)
    const running = isTotal(version.schedule) ? sumOfPeriod(world, date) : valueAt(date)
    const isExceeded = version.aim === 'at_most' && running > (version.target ?? 0)
    const isCounted = date < today || isDone(date) || isExceeded
    if (isOff(date) || !isCounted) return 100 * strength
    const [times, dates] = ratioOf(version.schedule)
    const on = datesUntil(date).filter((each) => !isOff(each))
    const sum = (window: number, of: (date: string) => number) =>
      on.slice(-window).reduce((all, each) => all + of(each), 0)
    const isFull = times >= dates
    const credit = isTotal(version.schedule)
      ? creditOf(kind, version, Math.round(100 * sum(dates, valueAt)) / 100)
      : Math.min(1, sum(isFull ? dates : 2 * dates, creditOn) / (isFull ? times : 2 * times))
    const m = 0.5 ** (Math.sqrt(times / dates) / 13)
    strength = strength * m + credit * (1 - m)
    return 100 * strength
  })
}

/** The values since the calendar period of a date, or its version, began. */
function sumOfPeriod({ weekStart, versionAt, isOff, valueAt, datesUntil }: World, date: string): number {
  const { schedule, from } = versionAt(date)
  const weekday = Temporal.PlainDate.from(date).dayOfWeek % 7
  const begin =
    schedule.type === 'total_per_week'
      ? plus(date, -((weekday - weekStart + 7) % 7))
      : `${date.slice(0, 8)}01`
  const dates = datesUntil(date).filter((each) => each >= begin && each >= from && !isOff(each))
  return Math.round(100 * dates.reduce((sum, each) => sum + valueAt(each), 0)) / 100
}

function isOutOfSeason({ season }: Schedule, date: string): boolean {
  if (!season) return false
  const [isAfter, isBefore] = [date.slice(5) >= season.from, date.slice(5) <= season.to]
  return season.from <= season.to ? !isAfter || !isBefore : !isAfter && !isBefore
}

const sums = new Map<string, string>()

function plus(date: string, days: number): string {
  const asked = `${date} ${days}`
  const sum = sums.get(asked) ?? Temporal.PlainDate.from(date).add({ days }).toString()
  sums.set(asked, sum)
  return sum
}

function between(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}

/** What check-ins say, date by date: the inverse of `checkedDays`. */
export function checkedDates({ days, values }: CheckedDays): CheckedDate[] {
  return Array.from(days, (day, index) => {
    const value = values[index] ?? Number.NaN
    const date = Temporal.PlainDate.from('1970-01-01').add({ days: day }).toString()
    return Number.isNaN(value) ? { date, value: null, skipped: true } : { date, value, skipped: false }
  })
}
