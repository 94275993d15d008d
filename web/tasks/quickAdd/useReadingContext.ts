import type { ReadingContext } from '#shared/tasks/quickAdd/reading.ts'
import { localTime } from '#shared/time/localDate.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { useNow } from '#web/kit/ui/time/clock.ts'

/** The context in which a typed line is parsed: the person's own date, time and week. */
export function useReadingContext(): ReadingContext {
  const { timezone, week_start } = useProfile()
  const today = useToday()
  const now = useNow(60_000)
  return { today, weekStart: week_start, now: localTime(now, timezone), reminders: true }
}
