import { SLOT_MINUTES } from '#shared/tasks/schedule.ts'

/** Pixels of half an hour, of a line of text, and of a box's upper edge, at the usual text size; all grow with it. */
const SLOT = 28
const LINE = 16
const EDGE = 3
/** A higher box clamps its title at this many lines all the same. */
const MOST = 6

/** How many whole lines of a title a box of some minutes has room for, below its line of facts unless it is narrow. */
export function titleLines(minutes: number, isNarrow: boolean): number {
  const lines = Math.floor(((minutes * SLOT) / SLOT_MINUTES - EDGE) / LINE) - (isNarrow ? 0 : 1)
  return Math.min(MOST, Math.max(1, lines))
}
