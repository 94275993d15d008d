import { useSyncExternalStore } from 'react'
import { localDate } from '#shared/time/localDate.ts'
import { dayRuleOf, useProfile } from './data.ts'

/** Today's local date by the person's own zone and start of the day; drawn anew when the date changes. */
export function useToday(): string {
  const rule = dayRuleOf(useProfile())
  return useSyncExternalStore(everyMinute, () => localDate(new Date(), rule))
}

/** A day may begin at any minute; a page that slept asks when it is seen again. */
function everyMinute(look: () => void) {
  const timer = setInterval(look, 60_000 / 4)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
