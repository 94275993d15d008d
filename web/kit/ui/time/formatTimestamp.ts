import { shownTime } from './timeFormat.ts'
/** A timestamp younger than this is not worth saying. Milliseconds. */
const YOUNG_MS = 60 * 60 * 1000

/**
 * A date and time in words: `Tue 3 March, 17:20`, with the year when it is not this one; null when it is less than an
 * hour ago.
 *
 * @param since milliseconds of the clock
 * @param zone IANA name; the device's own when left out
 */
export function formatTimestamp(since: number, now: number, zone?: string): string | null {
  return now - since < YOUNG_MS ? null : formatMoment(since, now, zone)
}

function formatMoment(since: number, now: number, zone?: string): string {
  const year = (at: number) => dateFormat({ year: 'numeric' }, zone).format(at)
  const parts: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(year(since) !== year(now) && { year: 'numeric' }),
  }
  const date = dateFormat(parts, zone).format(since).replaceAll(',', '')
  return `${date}, ${timeOf(since, zone)}`
}

/**
 * When a copy was saved, in words: `14:05` of today, else as {@link formatTimestamp}.
 *
 * @param since milliseconds of the clock
 * @param zone IANA name; the device's own when left out
 */
export function formatSavedAt(since: number, now: number, zone?: string): string {
  const date = dateFormat({ dateStyle: 'short' }, zone)
  const isToday = date.format(since) === date.format(now)
  const time = timeOf(since, zone)
  return isToday ? time : (formatTimestamp(since, now, zone) ?? time)
}

function timeOf(at: number, zone: string | undefined): string {
  return shownTime(dateFormat({ hour: '2-digit', minute: '2-digit' }, zone).format(at))
}

function dateFormat(parts: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  return new Intl.DateTimeFormat('en-GB', { ...parts, ...(timeZone !== undefined && { timeZone }) })
}
