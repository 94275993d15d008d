import { useSyncExternalStore } from 'react'
import { TIME_FORMATS, type TimeFormat } from '#shared/settings/choices.ts'
import { clockTime, hourOfClock, inClock } from '#shared/time/clockTime.ts'

/** Local storage: how clock times look on this device. */
const KEY = 'goal-crusher.time-format'
let format: TimeFormat = 'auto'
/** 24 hours until the device was asked. */
let isTwelveHours = false
const listeners = new Set<() => void>()

/** A wall-clock time as this device shows it: `14:05`, or `2:05 PM`. @param time `HH:MM` */
export function shownTime(time: string): string {
  return clockTime(time, isTwelveHours)
}

/** A text of the server's with its clock times as this device shows them. */
export function shownTimesIn(text: string): string {
  return inClock(text, isTwelveHours)
}

/** A full hour in few letters: `14:00`, or `2 PM`. @param time `HH:00` */
export function shownHour(time: string): string {
  return hourOfClock(time, isTwelveHours)
}

/** Reads what this device keeps, and follows its other tabs. Called once at the start, before anything is drawn. */
export function followTimeFormat(): void {
  apply(keptFormat())
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) apply(keptFormat())
  })
}

/** Changes it at once, here and in the other tabs of this device, and keeps it. */
export function chooseTimeFormat(next: TimeFormat): void {
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // A browser without storage keeps it for as long as the page is open.
  }
  apply(next)
}

/** What is chosen. */
export function currentTimeFormat(): TimeFormat {
  return format
}

/** What is chosen, as React state. */
export function useTimeFormat(): TimeFormat {
  return useSyncExternalStore(onTimeFormat, currentTimeFormat)
}

/** Calls back after each change. @returns the way to stop */
export function onTimeFormat(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function apply(next: TimeFormat): void {
  format = next
  isTwelveHours = next === 'h12' || (next === 'auto' && hasTwelveHours())
  for (const tell of listeners) tell()
}

/** Whether the device's language writes times with 12 hours. */
function hasTwelveHours(): boolean {
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true
}

function keptFormat(): TimeFormat {
  try {
    const kept = localStorage.getItem(KEY)
    return TIME_FORMATS.find((each) => each === kept) ?? 'auto'
  } catch {
    return 'auto'
  }
}
