import type { Understood } from './understood.ts'

/**
 * The weekdays that a person has left out in a conversation (docs/rules/assistant.md): all that were left out count until one is
 * named after all.
 *
 * @param before left out until now, 0 Sunday to 6 Saturday; null for none
 * @returns in order; null for none
 */
export function daysLeftOut(
  before: readonly number[] | null,
  { not_on: more, weekdays }: Pick<Understood, 'not_on' | 'weekdays'>,
): number[] | null {
  const kept = (before ?? []).filter((day) => weekdays?.includes(day) !== true)
  const days = [...new Set([...kept, ...(more ?? [])])].toSorted((one, other) => one - other)
  return days.length > 0 ? days : null
}
