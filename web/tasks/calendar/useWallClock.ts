import { localDate, localTime } from '#shared/time/localDate.ts'
import { useProfile } from '#web/profile/data.ts'
import { useNow } from '#web/kit/ui/time/clock.ts'

/** The present date and time to the minute, in the person's zone. */
export function useWallClock(): { date: string; time: string } {
  const { timezone } = useProfile()
  const now = useNow(60_000)
  return { date: localDate(now, { timezone, dayStart: '00:00' }), time: localTime(now, timezone) }
}
