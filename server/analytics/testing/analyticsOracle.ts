import { CATEGORIES } from '#shared/tasks/fields.ts'
import { streakStateOf, streakToday } from '#shared/progress/streak.ts'

/** Rows as a person has them, for {@link naiveAnalytics}. Dates are local. */
export type NaiveLife = {
  today: string
  weekStart: number
  domains: readonly { id: string; name: string; categories: readonly string[] }[]
  goals: readonly { id: string; domain_id: string | null }[]
  tasks: readonly NaiveTask[]
  habits: readonly {
    domain_id: string | null
    goal_id: string | null
    days: readonly { date: string; due: number; kept: number }[]
  }[]
  active: readonly string[]
  off: readonly string[]
}
export type NaiveTask = {
  category: string
  domain_id: string | null
  goal_id: string | null
  isTrashed: boolean
  scheduled_date: string | null
  scheduled_time: string | null
  estimated_duration: number
  actual_duration: number | null
  /** The date of its completion, if it is completed. */
  completed_on: string | null
  intervals: readonly { date: string; seconds: number }[]
}

/**
 * What docs/rules/analytics.md, Analytics, says, read row by row and date by date: slow, and sharing nothing with the rules that are tested
 * against it, save the fold of a streak. Dates are counted by Temporal. Without insights and links.
 */
export function naiveAnalytics(life: NaiveLife, period: 'week' | 'month' | 'year', at: string) {
  const { today } = life
  const [from, to] = boundsOf(period, at, life.weekStart)
  const end = to < today ? to : today
  const [before, beforeEnd] = boundsOf(period, plus(from, -1), life.weekStart)
  const passed = datesFrom(from, end).length
  const wanted = end === to ? beforeEnd : plus(before, passed - 1)
  const compared = { from: before, to: wanted < beforeEnd ? wanted : beforeEnd }
  const tasks = life.tasks.filter(({ isTrashed }) => !isTrashed)
  const now = datesFrom(from, end)
  const then = datesFrom(compared.from, compared.to)
  const done = (dates: readonly string[]) => tasks.filter((task) => isIn(dates, task.completed_on))
  const bars = barsOf(period, from, to).map((dates) => ({
    from: dates[0],
    to: dates.at(-1),
    completed: done(dates).length,
    planned: tasks.filter((task) => isIn(dates, task.scheduled_date)).length,
  }))
  const rate = rateOf(life, tasks, now, () => true)
  const stillOpen = rateOf(life, tasks, [today], () => true)
  return {
    period,
    from,
    to,
    today,
    compared,
    cards: {
      completion_rate: {
        due: rate.due,
        done: rate.done,
        open: end === today ? stillOpen.due - stillOpen.done : 0,
        ...beside(rate.percent, rateOf(life, tasks, then, () => true).percent),
      },
      tasks_completed: beside(done(now).length, done(then).length),
      focus_hours: beside(hours(secondsOf(tasks, now)), hours(secondsOf(tasks, then))),
      best_streak: beside(streakIn(life, now), streakIn(life, then)),
    },
    bars,
    scale: Math.max(14, ...bars.map(({ completed }) => completed)),
    categories: categoriesOf(done(now), now),
    domains: domainsOf(life, tasks, now),
    best_hours: bestHours(life, tasks, end),
    planned_actual: plannedActual(done(now)),
  }
}

function beside(value: number | null, previous: number | null) {
  const change = value === null || previous === null ? null : Math.round(10 * (value - previous)) / 10 + 0
  return { value, previous, change }
}

function rateOf(
  life: NaiveLife,
  tasks: readonly NaiveTask[],
  dates: readonly string[],
  isWanted: (domain: string | null) => boolean,
) {
  let [due, done] = [0, 0]
  for (const task of tasks)
    if (isIn(dates, task.scheduled_date) && isWanted(domainOfTask(life, task))) {
      due += 1
      if (task.completed_on !== null) done += 1
    }
  for (const habit of life.habits)
    if (isWanted(habit.domain_id ?? domainOfGoal(life, habit.goal_id)))
      for (const day of habit.days.filter(({ date }) => isIn(dates, date))) {
        due += day.due
        done += day.kept
      }
  return { due, done, percent: due === 0 ? null : Math.floor((100 * done) / due + 0.5) }
}

function domainOfTask(life: NaiveLife, { domain_id, goal_id, category }: NaiveTask): string | null {
  const collects = life.domains.find(({ categories }) => categories.includes(category))
  return domain_id ?? domainOfGoal(life, goal_id) ?? collects?.id ?? null
}

function domainOfGoal(life: NaiveLife, id: string | null): string | null {
  return life.goals.find((goal) => goal.id === id)?.domain_id ?? null
}

function domainsOf(life: NaiveLife, tasks: readonly NaiveTask[], dates: readonly string[]) {
  const all = [...life.domains.map(({ id, name }) => ({ id, name })), { id: null, name: null }]
  const seconds = all.map(({ id }) =>
    secondsOf(
      tasks.filter((task) => domainOfTask(life, task) === id),
      dates,
    ),
  )
  const shares = naiveShares(seconds)
  return all.map(({ id, name }, index) => ({
    domain_id: id,
    name,
    ...rateOf(life, tasks, dates, (domain) => domain === id),
    hours: hours(seconds[index] ?? 0),
    share: shares === null ? null : shares[index],
  }))
}

function categoriesOf(done: readonly NaiveTask[], dates: readonly string[]) {
  const rows = CATEGORIES.map((category) => {
    const own = done.filter((task) => task.category === category)
    return { category, completed: own.length, minutes: Math.floor(secondsOf(own, dates) / 60) }
  }).filter(({ completed }) => completed > 0)
  const sorted = rows.toSorted((a, b) => b.completed - a.completed || a.category.localeCompare(b.category))
  const shares = naiveShares(sorted.map(({ completed }) => completed))
  return sorted.map((row, index) => ({ ...row, share: shares?.[index] }))
}

function plannedActual(done: readonly NaiveTask[]) {
  const measured = done.filter(({ actual_duration }) => actual_duration !== null && actual_duration >= 1)
  const rows = CATEGORIES.map((category) => {
    const own = measured.filter((task) => task.category === category)
    const planned = own.reduce((sum, task) => sum + task.estimated_duration, 0)
    const actual = own.reduce((sum, task) => sum + (task.actual_duration ?? 0), 0)
    const ratio = own.length < 5 ? null : Math.round((100 * actual) / planned) / 100
    return { category, planned, actual, ratio, sample: own.length }
  }).filter(({ sample }) => sample > 0)
  return rows.toSorted((a, b) => b.sample - a.sample || a.category.localeCompare(b.category))
}

function bestHours({ today }: NaiveLife, tasks: readonly NaiveTask[], end: string) {
  const from = plus(end, -181)
  const cells = Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: 24 }, (_unused, hour) => {
      const own = tasks.filter(
        ({ scheduled_date: date, scheduled_time: time, completed_on }) =>
          date !== null &&
          time !== null &&
          from <= date &&
          date <= end &&
          (date < today || completed_on !== null) &&
          Temporal.PlainDate.from(date).dayOfWeek % 7 === weekday &&
          Number(time.slice(0, 2)) === hour,
      )
      const hits = own.filter((task) => task.completed_on === task.scheduled_date).length
      return own.length < 5
        ? null
        : { sample: own.length, percent: Math.floor((100 * hits) / own.length + 0.5) }
    }),
  )
  return { from, to: end, cells }
}

function streakIn({ active, off, today }: NaiveLife, dates: readonly string[]): number {
  const atEndOf = (date: string) => {
    const state = streakStateOf(
      active.filter((each) => each <= date),
      off,
    )
    return streakToday(state, date < today ? plus(date, 1) : today, off).current
  }
  return Math.max(...dates.map(atEndOf))
}

function secondsOf(tasks: readonly NaiveTask[], dates: readonly string[]): number {
  let sum = 0
  for (const { intervals } of tasks)
    for (const { date, seconds } of intervals) if (isIn(dates, date)) sum += seconds
  return sum
}

function hours(seconds: number): number {
  return Math.round(seconds / 360) / 10
}

/** One point after the other goes to the one that lacks most. */
function naiveShares(amounts: readonly number[]): number[] | null {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total === 0) return null
  const shares = amounts.map((amount) => Math.floor((100 * amount) / total))
  while (shares.reduce((sum, share) => sum + share, 0) < 100) {
    const lacking = amounts.map((amount, index) => 100 * amount - total * (shares[index] ?? 0))
    const most = lacking.indexOf(Math.max(...lacking))
    shares[most] = (shares[most] ?? 0) + 1
  }
  return shares
}

function isIn(dates: readonly string[], date: string | null): boolean {
  return date !== null && dates.includes(date)
}

function plus(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

function datesFrom(from: string, to: string): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = plus(date, 1)) dates.push(date)
  return dates
}

function boundsOf(period: string, at: string, weekStart: number): [string, string] {
  const date = Temporal.PlainDate.from(at)
  if (period === 'week') {
    const first = date.subtract({ days: (date.dayOfWeek - weekStart + 7) % 7 })
    return [first.toString(), first.add({ days: 6 }).toString()]
  }
  const first = period === 'month' ? date.with({ day: 1 }) : date.with({ month: 1, day: 1 })
  const length = period === 'month' ? { months: 1 } : { years: 1 }
  return [first.toString(), first.add(length).subtract({ days: 1 }).toString()]
}

function barsOf(period: string, from: string, to: string): string[][] {
  const dates = datesFrom(from, to)
  if (period !== 'year') return dates.map((date) => [date])
  return [...Map.groupBy(dates, (date) => date.slice(0, 7)).values()]
}
