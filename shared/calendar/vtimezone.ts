import { addDays } from '#shared/time/civil.ts'
import { contentLine } from './contentLine.ts'

/**
 * A zone as iCalendar describes it, for dates of a range: one observance for each change of its clocks, so that readers need not
 * know the zone. Empty for UTC, whose times are written with a Z.
 *
 * @param from first local date, `YYYY-MM-DD` @param to last one
 */
export function vtimezone(timezone: string, from: string, to: string): string {
  if (isUtc(timezone)) return ''
  const start = Temporal.PlainDate.from(addDays(from, -1)).toZonedDateTime(timezone)
  const end = Temporal.PlainDate.from(addDays(to, 2)).toZonedDateTime(timezone)
  const observances = [observance(start, start.offset)]
  let at = start
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || Temporal.ZonedDateTime.compare(next, end) >= 0) break
    observances.push(observance(next, next.subtract({ nanoseconds: 1 }).offset))
    at = next
  }
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', timezone),
    ...observances,
    contentLine('END', 'VTIMEZONE'),
  ].join('')
}

/** Whether times of a zone are those of UTC. */
export function isUtc(timezone: string): boolean {
  return ['UTC', 'ETC/UTC', 'GMT', 'ETC/GMT'].includes(timezone.toUpperCase())
}

/** From when on the clocks show another offset, in local time before the change. */
function observance(from: Temporal.ZonedDateTime, before: string): string {
  const name = minutes(from.offset) > minutes(before) ? 'DAYLIGHT' : 'STANDARD'
  const wall = from.toInstant().toZonedDateTimeISO(before).toPlainDateTime()
  return [
    contentLine('BEGIN', name),
    contentLine('DTSTART', localValue(wall.toString({ smallestUnit: 'second' }))),
    contentLine('TZOFFSETFROM', before.replaceAll(':', '')),
    contentLine('TZOFFSETTO', from.offset.replaceAll(':', '')),
    contentLine('END', name),
  ].join('')
}

function minutes(offset: string): number {
  const [hours = 0, rest = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (60 * hours + rest)
}

/** `20260302T090000` of `2026-03-02T09:00:00`. */
export function localValue(wall: string): string {
  return wall.replaceAll(/[-:]/g, '').slice(0, 15)
}
