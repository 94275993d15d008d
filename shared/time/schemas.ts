import * as z from 'zod/mini'
import { FIRST_DATE, LAST_DATE } from './civil.ts'

/** A calendar date, `YYYY-MM-DD`, within the range of docs/rules/time.md, Time and dates. */
export const CivilDate = z.iso
  .date('A date looks like 2026-03-02')
  .check(z.refine((date) => date >= FIRST_DATE && date <= LAST_DATE, 'This date is out of range'))
/** A wall-clock time, `HH:MM`. */
export const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time looks like 09:30'))
/** PostgreSQL reads offsets of less than 16 hours; those of the world lie within 14. */
const KNOWN_OFFSET = /(Z|[+-](0\d|1[0-5]):\d\d)$/
/** An instant, ISO 8601 with an offset, in the same range. It stays text; rules parse it where they compute with it. */
export const Instant = z.iso
  .datetime({ offset: true, error: 'A moment looks like 2026-03-02T09:00:00Z' })
  .check(
    z.refine(
      (instant) => instant >= '1900' && instant < '2200' && KNOWN_OFFSET.test(instant),
      'This moment is out of range',
    ),
  )
