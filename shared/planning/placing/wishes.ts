import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import type { Block } from './block.ts'
import type { Job } from './job.ts'

/** Whether a job is placed where it was before. */
export function isKept({ previous }: Job, blocks: readonly Block[]): boolean {
  return (
    previous.length > 0 &&
    previous.length === blocks.length &&
    blocks.every(({ start }) => previous.includes(start))
  )
}

/** Whether a job begins in the part of the day that is preferred. */
export function isPreferred({ preferred }: Job, blocks: readonly Block[]): boolean {
  return preferred !== null && blocks.every(({ start }) => isWithin(start % MINUTES_PER_DAY, preferred))
}

function isWithin(minute: number, [from, to]: readonly [number, number]): boolean {
  return from <= minute && minute < to
}
