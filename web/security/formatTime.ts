import { shownTime } from '#web/kit/ui/time/timeFormat.ts'
const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const WEEK_SECONDS = 7 * 86_400

/** A moment by its owner's clock: `2 Mar 2026, 10:00`. @param iso ISO 8601 @param zone IANA name */
export function formatDateTime(iso: string, zone: string): string {
  const moment = new Date(iso)
  const date = moment.toLocaleDateString('en-GB', { timeZone: zone, dateStyle: 'medium' })
  const time = moment.toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' })
  return `${date}, ${shownTime(time)}`
}

/** The date of a moment by its owner's calendar: `2 March 2026`. @param iso ISO 8601 @param zone IANA name */
export function formatDate(iso: string, zone: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { timeZone: zone, dateStyle: 'long' })
}

/** How long ago a moment is: `just now`, `5 minutes ago`; after a week the moment itself. */
export function formatAgo(iso: string, now: Date, zone: string): string {
  const seconds = (now.getTime() - Date.parse(iso)) / 1000
  if (seconds < 60) return 'just now'
  if (seconds > WEEK_SECONDS) return formatDateTime(iso, zone)
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['minute', 60]
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
