import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { localDate } from '#shared/time/localDate.ts'
import { serverNow } from '#web/kit/serverClock.ts'
import { dayRuleOf, profileOfSession, profileQuery, useProfile } from './data.ts'

/** Today's local date by the person's own day, outside of React. */
export function todayOf(client: QueryClient): string {
  const profile = client.getQueryData(profileQuery.queryKey) ?? profileOfSession()
  return localDate(new Date(serverNow()), dayRuleOf(profile))
}

/** Today's local date by the person's own zone and start of the day; drawn anew when the date changes. */
export function useToday(): string {
  const rule = dayRuleOf(useProfile())
  return useSyncExternalStore(everyMinute, () => localDate(new Date(serverNow()), rule))
}

/** Says which of the person's dates an instant belongs to. */
export function useDateOf(): (instant: string) => string {
  const rule = dayRuleOf(useProfile())
  return (instant) => localDate(new Date(instant), rule)
}

/** Calls back when the person's date changes while the component is mounted. */
export function useNewDay(onNewDay: () => void): void {
  const today = useToday()
  const seen = useRef(today)
  const tell = useEffectEvent(onNewDay)
  useEffect(() => {
    if (seen.current === today) return
    seen.current = today
    tell()
  }, [today])
}

/** A day may begin at any minute; a suspended page checks when it is visible again. */
function everyMinute(look: () => void) {
  const timer = setInterval(look, 60_000 / 4)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
