import { useSyncExternalStore } from 'react'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { serverNow } from '#web/kit/serverClock.ts'

/** A stopwatch for the minutes of a habit. It belongs to the date on which it was started. */
export type HabitTimer = { habit: string; date: string; ms: number; since: number | null }

const KEY = 'goal-crusher.habit-timer'
const listeners = new Set<() => void>()
let kept: { text: string | null; timer: HabitTimer | null } = { text: null, timer: null }

/** The stopwatch of this device, which goes on while nobody looks; null without one. */
export function useHabitTimer(): HabitTimer | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }, read)
}

/** Seconds that a stopwatch shows, updated while it runs. */
export function useSeconds(timer: HabitTimer | null): number {
  const now = useNow(timer?.since === null || timer === null ? null : 1000)
  return timer ? Math.max(0, Math.floor(elapsed(timer, now.getTime()) / 1000)) : 0
}

/** Starts it, or lets it go on. Another habit's is replaced. */
export function startTimer(habit: string, date: string): void {
  const timer = read()
  const ms = timer?.habit === habit ? timer.ms : 0
  write({ habit, date: timer?.habit === habit ? timer.date : date, ms, since: serverNow() })
}

export function pauseTimer(): void {
  const timer = read()
  if (timer) write({ ...timer, ms: elapsed(timer, serverNow()), since: null })
}

/** Takes it away: its minutes were added, or nobody wants them; or the person has signed out. */
export function clearTimer(): void {
  write(null)
}

function elapsed({ ms, since }: HabitTimer, now: number): number {
  return since === null ? ms : ms + now - since
}

function read(): HabitTimer | null {
  const text = localStorage.getItem(KEY)
  if (text !== kept.text) kept = { text, timer: text === null ? null : (JSON.parse(text) as HabitTimer) }
  return kept.timer
}

function write(timer: HabitTimer | null): void {
  if (timer) localStorage.setItem(KEY, JSON.stringify(timer))
  else localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}
