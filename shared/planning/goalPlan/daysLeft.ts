import type { Understood } from '#shared/planning/understood.ts'

/** All weekdays but those that the person left out; null for all. */
export function daysLeft({ not_on: notOn }: Pick<Understood, 'not_on'>): number[] | null {
  return notOn === null ? null : [0, 1, 2, 3, 4, 5, 6].filter((day) => !notOn.includes(day))
}
