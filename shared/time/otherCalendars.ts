import { addDays, daysBetween } from '#shared/time/civil.ts'

/** Calendars whose feasts move through the year of ours. */
type OtherCalendar = 'islamic-umalqura' | 'hebrew' | 'persian'

/** A day of another calendar: its month, as English names or counts it there, and the day in it. */
export type DayElsewhere = { calendar: OtherCalendar; month: RegExp; day: number }

type Start = { month: string; from: string }

const FORMATS = new Map<OtherCalendar, Intl.DateTimeFormat>()
const STARTS = new Map<string, readonly Start[]>()

/** On which dates of a year of ours a day of another calendar falls: none, one, or two. Where a calendar is not known, none. */
export function datesIn(year: number, { calendar, month, day }: DayElsewhere): string[] {
  return startsOf(calendar, year)
    .filter((start) => month.test(start.month))
    .map(({ from }) => addDays(from, day - 1))
    .filter((date) => date.startsWith(String(year)))
}

/** The months of another calendar that lie in a year of ours, with their first dates: some twenty dates are looked at, once a year. */
function startsOf(calendar: OtherCalendar, year: number): readonly Start[] {
  const key = `${calendar} ${year}`
  const known = STARTS.get(key)
  if (known) return known
  const starts: Start[] = []
  const first = `${year}-01-01`
  const begins = partsOf(calendar, first)
  let date = begins === null ? null : addDays(first, 1 - begins.day)
  while (date !== null && date <= `${year}-12-31`) {
    const month = partsOf(calendar, date)?.month
    if (month !== undefined) starts.push({ month, from: date })
    date = nextFirst(calendar, date)
  }
  STARTS.set(key, starts)
  return starts
}

/** The first of the next month: one has 29 to 31 days. */
function nextFirst(calendar: OtherCalendar, first: string): string | null {
  const candidates = [29, 30, 31].map((days) => addDays(first, days))
  return candidates.find((date) => partsOf(calendar, date)?.day === 1) ?? null
}

function partsOf(calendar: OtherCalendar, date: string): { month: string; day: number } | null {
  const format = FORMATS.get(calendar) ?? formatOf(calendar)
  // Another calendar than the one that was asked for would name other days.
  if (format.resolvedOptions().calendar !== calendar) return null
  const parts = format.formatToParts((daysBetween('1970-01-01', date) + NOON) * DAY)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return { month: part('month'), day: Number(part('day')) }
}

/** In milliseconds. */
const DAY = 86_400_000
const NOON = 0.5

function formatOf(calendar: OtherCalendar): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  })
  FORMATS.set(calendar, format)
  return format
}
