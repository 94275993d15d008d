import { minutesOf } from '#shared/time/civil.ts'
import type { DayWindow } from '#shared/planning/goalSentence/times/dayParts.ts'
import type { AmountOfDays, OwnHours } from './rhythm.ts'

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** Some days with what is said of them alone; without days it is said of all that no other slot names. */
export type Slot = {
  days: readonly number[] | 'others' | null
  window: DayWindow | null
  minutes: number | null
  amount: AmountOfDays | null
  /** `every evening`: on each of its days. */
  isEach: boolean
  /** `20 minutes a day`: on the days that others name, where nothing else is said of those. */
  isRate?: boolean
  /** `2 hours a day but | only mornings on the weekend`: on the other days too. */
  isContrast?: boolean
  /** Where it begins with its amount: the index behind that. */
  behindAmount?: number
  to: number
}

/** `15 minutes a day at 9am, | weekdays`, `an hour a day, | Monday to Friday before work and 30 minutes on Saturdays`: so much on the days that are named alone. */
function withRate(slots: readonly Slot[]): readonly Slot[] {
  const rate = slots.find(({ isRate }) => isRate)
  const isOpen = (slot: Slot) =>
    slot !== rate && slot.minutes === null && slot.amount === null && !slot.isContrast
  if (!rate || !slots.some(isOpen) || daysNamedIn(slots).size === EVERY_DAY.length) return slots
  const { minutes, amount: much, window } = rate
  return slots
    .filter((slot) => slot !== rate)
    .map((slot) => (isOpen(slot) ? { ...slot, minutes, amount: much, window: slot.window ?? window } : slot))
}

/** What each slot says of its days. Null where one of the days has two. A length that only some of them have is that of the others too. */
export function hoursOf(all: readonly Slot[]): OwnHours[] | null {
  const slots = withRate(all)
  if (slots.length < 2) return null
  const named = daysNamedIn(slots)
  const unnamed = EVERY_DAY.filter((day) => !named.has(day))
  const lengths = slots.map(({ window, minutes }) => minutes ?? lengthOfSession(window))
  const said = lengths.find((minutes) => minutes !== null) ?? null
  // `20 pages on weekdays and Sundays at 9`: how much on Sundays nobody knows.
  if (slots.some((one) => one.amount) && !slots.every((one) => one.amount)) return null
  // `every morning for 10 minutes, weekends 20`: on the weekends too.
  const ofAll = slots.find(({ isEach, days }) => isEach && days === 'others')?.window ?? null
  const own = slots.map(({ days, window, amount: much }, at) => ({
    days: days === null || days === 'others' ? unnamed : days,
    window: window ?? ofAll,
    minutes: lengths[at] ?? said,
    ...(much && { amount: much }),
  }))
  const days = own.flatMap((one) => one.days)
  // `after 6, and on weekdays`: both are said of them.
  const isOfWorkdays =
    slots[0]?.days === null &&
    slots.slice(1).every(({ window }) => window === null) &&
    named.has(1) &&
    named.has(5)
  if (isOfWorkdays) return null
  return new Set(days).size < days.length || own.some((one) => one.days.length === 0) ? null : own
}

function daysNamedIn(slots: readonly Slot[]): Set<number> {
  return new Set(slots.flatMap(({ days }) => (days === null || days === 'others' ? [] : days)))
}

function lengthOfSession(window: DayWindow | null): number | null {
  return window?.isSession && window.to !== null ? minutesOf(window.to) - minutesOf(window.from) : null
}
