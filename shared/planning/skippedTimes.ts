import { addDays } from '#shared/time/civil.ts'
import { type Block, minuteOf } from './placing/block.ts'

/** The wall-clock times of a range of dates that a zone skips when its clocks go forward. */
export function skippedTimes(timezone: string, from: string, to: string): Block[] {
  const skipped: Block[] = []
  let at = Temporal.PlainDate.from(addDays(from, -1)).toZonedDateTime(timezone)
  const end = Temporal.PlainDate.from(addDays(to, 2)).toZonedDateTime(timezone)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || Temporal.ZonedDateTime.compare(next, end) >= 0) return skipped
    const before = next.subtract({ nanoseconds: 1 })
    const minutes = Math.round((next.offsetNanoseconds - before.offsetNanoseconds) / 60_000_000_000)
    const wall = next.toPlainDateTime()
    const after = minuteOf(wall.toPlainDate().toString(), wall.toPlainTime().toString().slice(0, 5))
    if (minutes > 0) skipped.push({ start: after - minutes, end: after })
    at = next
  }
}
