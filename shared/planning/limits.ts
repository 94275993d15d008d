import type { Kind } from './availability.ts'
import type { Calendar } from './placing/calendar.ts'

/** Limits of the person's that one plan sets aside, by offers that were taken. */
export type Limits = {
  /** Minutes of a day that may be planned. */
  capacity?: number
  /** A part of each day that is open to it, beside the person's hours. */
  hours?: readonly [from: string, to: string]
}

/** A calendar in which a plan's own limits hold. @param kinds of its steps */
export function calendarWithin(
  calendar: Calendar,
  { capacity, hours }: Limits,
  kinds: ReadonlySet<Kind>,
): Calendar {
  if (capacity === undefined && hours === undefined) return calendar
  const { availability } = calendar
  const changed = { ...availability, daily_capacity: { ...availability.daily_capacity } }
  for (const kind of kinds) {
    if (capacity !== undefined) changed.daily_capacity[kind] = capacity
    if (hours === undefined) continue
    const opened = (windows: readonly (readonly [string, string])[]) => joined([...windows, hours])
    changed[kind] = changed[kind].map(opened)
    changed.exceptions = changed.exceptions.map((day) => ({ ...day, [kind]: opened(day[kind]) }))
  }
  return { ...calendar, availability: changed }
}

/** Windows in order; those that touch are one. */
function joined(windows: readonly (readonly [string, string])[]): [string, string][] {
  const ordered = windows.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
  const apart: [string, string][] = []
  for (const [from, to] of ordered) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = to > last[1] ? to : last[1]
    else apart.push([from, to])
  }
  return apart
}
