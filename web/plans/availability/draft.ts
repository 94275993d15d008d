import {
  type AvailabilityValues,
  type Kind,
  PutAvailability,
  type TimeWindow,
} from '#shared/planning/availability.ts'
import { DAYS_PER_WEEK, minutesOf } from '#shared/time/civil.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'

/** A window as it is typed: either time may be empty, and 00:00 as an end is midnight. */
export type TypedWindow = readonly [from: string, to: string]
export type TypedException = { date: string } & Record<Kind, readonly TypedWindow[]>

/** The availability as a form has it: numbers are the typed text. */
export type Draft = Record<Kind, readonly (readonly TypedWindow[])[]> & {
  exceptions: readonly TypedException[]
  /** Empty is no limit. */
  capacity: Record<Kind, string>
  buffer_minutes: string
  min_chunk: string
  max_chunk: string
}

/** The form filled with an availability. */
export function draftOf(values: AvailabilityValues): Draft {
  const { daily_capacity, buffer_minutes, min_chunk, max_chunk, exceptions } = values
  return {
    work: values.work.map((windows) => windows.map(typed)),
    personal: values.personal.map((windows) => windows.map(typed)),
    exceptions: exceptions.map(({ date, work, personal }) => ({
      date,
      work: work.map(typed),
      personal: personal.map(typed),
    })),
    capacity: { work: String(daily_capacity.work ?? ''), personal: String(daily_capacity.personal ?? '') },
    buffer_minutes: String(buffer_minutes),
    min_chunk: String(min_chunk),
    max_chunk: String(max_chunk),
  }
}

/** What a form says, to be checked: windows in order, an end at midnight as the end of the day. */
export function valuesOf(draft: Draft): AvailabilityValues {
  const { exceptions, capacity, buffer_minutes, min_chunk, max_chunk } = draft
  return {
    work: draft.work.map(windowsOf),
    personal: draft.personal.map(windowsOf),
    exceptions: exceptions.map(({ date, work, personal }) => ({
      date,
      work: windowsOf(work),
      personal: windowsOf(personal),
    })),
    daily_capacity: { work: limitOf(capacity.work), personal: limitOf(capacity.personal) },
    buffer_minutes: numberOf(buffer_minutes),
    min_chunk: numberOf(min_chunk),
    max_chunk: numberOf(max_chunk),
  }
}

/** What is wrong, by field: `work.1` for the Mondays, `exceptions.0.personal`, `daily_capacity.work`. Empty when nothing is. */
export function faultsOf(draft: Draft): ReadonlyMap<string, string> {
  const checked = PutAvailability.safeParse(valuesOf(draft))
  const faults = new Map<string, string>()
  for (const { path, message } of checked.success ? [] : checked.error.issues) {
    const field = fieldOf(path)
    if (!faults.has(field)) faults.set(field, message)
  }
  return faults
}

/** Of a path into windows the list of them: they are drawn with one line for what is wrong. */
function fieldOf(path: readonly PropertyKey[]): string {
  return path.slice(0, path[0] === 'exceptions' ? 3 : 2).join('.')
}

/** One more window behind those of a day: the usual hours of its kind, else an hour later the next one. */
export function withOneMore(windows: readonly TypedWindow[], kind: Kind): TypedWindow[] {
  const latest = windows
    .map(([, to]) => to)
    .toSorted()
    .at(-1)
  if (latest === undefined) return [kind === 'work' ? ['09:00', '17:00'] : ['18:00', '21:00']]
  const hour = Number(latest.slice(0, 2)) + 1
  const fits = latest !== '' && latest !== '00:00' && hour < 23
  return [...windows, fits ? [`${two(hour)}:00`, `${two(hour + 1)}:00`] : ['', '']]
}

/** Hours of a week in words, from a first day on: days in a row with the same hours are said once. */
export function weekInWords(week: Draft['work'], weekStart: number): string {
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, at) => (at + weekStart) % DAYS_PER_WEEK)
  const runs: { from: number; to: number; hours: string }[] = []
  for (const day of days) {
    const hours = windowsInWords(week[day] ?? [])
    const last = runs.at(-1)
    if (last?.hours === hours) last.to = day
    else runs.push({ from: day, to: day, hours })
  }
  const said = runs.filter(({ hours }) => hours !== '')
  if (said.length === 0) return 'No hours'
  return said.map(({ from, to, hours }) => `${daysInWords(from, to)} ${hours}`).join(', ')
}

function daysInWords(from: number, to: number): string {
  const short = (day: number) => (WEEKDAY_NAMES[day] ?? '').slice(0, 3)
  return from === to ? short(from) : `${short(from)} to ${short(to)}`
}

function windowsInWords(windows: readonly TypedWindow[]): string {
  return windows.map(([from, to]) => `${from}–${to === '00:00' ? '24:00' : to}`).join(' and ')
}

function typed([from, to]: TimeWindow): TypedWindow {
  return [from, to === '24:00' ? '00:00' : to]
}

function windowsOf(windows: readonly TypedWindow[]): TimeWindow[] {
  return windows
    .map(([from, to]): TimeWindow => [from, to === '00:00' ? '24:00' : to])
    .toSorted(([a], [b]) => startOf(a) - startOf(b))
}

function startOf(time: string): number {
  return time === '' ? Number.MAX_SAFE_INTEGER : minutesOf(time)
}

function limitOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}

/** What is empty is no number: 0 is one. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

function two(hour: number): string {
  return String(hour).padStart(2, '0')
}
