import { addDays } from '#shared/time/civil.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { instantOf } from '#shared/time/instantOf.ts'

/** Wall clocks `HH:MM` between which nobody is disturbed; both null without them. */
export type QuietHours = { quiet_start: string | null; quiet_end: string | null }

/**
 * When the quiet hours end that an instant lies in; null when it lies in none (docs/rules/push.md, Push). They may pass midnight, and each
 * night has its real length, also when clocks change in it.
 */
export function quietUntil(now: Date, { quiet_start, quiet_end }: QuietHours, timezone: string): Date | null {
  if (quiet_start === null || quiet_end === null || quiet_start === quiet_end) return null
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
    .toString()
  const passesMidnight = quiet_end < quiet_start
  for (const date of [addDays(today, -1), today]) {
    const begin = parseInstant(instantOf(date, quiet_start, timezone))
    const end = parseInstant(instantOf(passesMidnight ? addDays(date, 1) : date, quiet_end, timezone))
    if (begin <= now && now < end) return end
  }
  return null
}
