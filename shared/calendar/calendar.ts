import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import { contentLine } from './contentLine.ts'
import { vtimezone } from './vtimezone.ts'

/** What comes before the events of a calendar. @param range of the events' local dates; null without any */
export function calendarHead(timezone: string, range: { from: string; to: string } | null): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//${PRODUCT_NAME}//${PRODUCT_VERSION}//EN`),
    contentLine('CALSCALE', 'GREGORIAN'),
    range ? vtimezone(timezone, range.from, range.to) : '',
  ].join('')
}

/** What comes after the events. */
export function calendarEnd(): string {
  return contentLine('END', 'VCALENDAR')
}
