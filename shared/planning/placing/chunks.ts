import type { Chunks } from './step.ts'

/** No part of a step is shorter. */
export const SHORTEST_PART = 15

/**
 * The bounds that the parts of a step obey (docs/rules/plans.md, Placing). Where no division obeys both, the longest part holds.
 *
 * @param minutes of the whole step, longer than the longest part
 */
export function boundsOfParts(minutes: number, { min, max }: Chunks): Chunks {
  return isDivisible(minutes, { min, max }) ? { min, max } : { min: SHORTEST_PART, max }
}

/** Whether minutes are a sum of parts within bounds; nothing is. @param parts how many parts; any number where left out */
function isDivisible(minutes: number, { min, max }: Chunks, parts?: number): boolean {
  const fewest = parts ?? Math.ceil(minutes / max)
  return fewest * min <= minutes && minutes <= fewest * max
}

/**
 * The longest next part of a step that leaves a rest that can be divided; null where none does. Quarters of an hour are taken
 * before other lengths.
 *
 * @param rest minutes that are still to be placed
 * @param room minutes that the part may have
 * @param partsAfter how many parts come after it; any number where left out
 */
export function longestPart(rest: number, room: number, bounds: Chunks, partsAfter?: number): number | null {
  const most = Math.min(rest, room, bounds.max)
  const fits = (part: number) => part >= bounds.min && isDivisible(rest - part, bounds, partsAfter)
  if (fits(most) && (most === rest || most % SHORTEST_PART === 0)) return most
  for (let part = most - (most % SHORTEST_PART); part >= bounds.min; part -= SHORTEST_PART)
    if (fits(part)) return part
  for (let part = most; part >= bounds.min; part -= 1) if (fits(part)) return part
  return null
}

/** More than so many parts above the fewest are not tried. */
const MORE_PARTS = 3

/** Bounds that make parts of nearly the same length: of as few parts as may be, then of more. */
export function evenParts(minutes: number, { min, max }: Chunks): Chunks[] {
  const fewest = Math.ceil(minutes / max)
  return Array.from({ length: MORE_PARTS }, (_, more) => Math.ceil(minutes / (fewest + more)))
    .filter((longest) => longest >= min)
    .map((longest) => ({ min, max: longest }))
}
