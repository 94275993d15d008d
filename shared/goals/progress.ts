import type { Line } from './line.ts'
import { exact } from './metric.ts'

/** `percent` is rounded down and 100 only when reached. Done and total are counts, or distances in the metric's unit. */
export type Progress = {
  percent: number
  done: number
  total: number
  /** The value of a number as its check-ins say it; elsewhere what is done. */
  current: number
  reached: boolean
}

/** Doubles differ by less from decimal numbers of three places. */
const ROUNDING = 1e-9

/** Progress of milestones, or of linked tasks and habits. */
export function progressOfCounts({ done, total }: { done: number; total: number }): Progress {
  return {
    percent: percentOf(fractionOf({ done, total })),
    done,
    total,
    current: done,
    reached: total > 0 && done >= total,
  }
}

/** Progress of a number, upwards or downwards. */
export function progressOfNumber({ start, target }: Line, current: number): Progress {
  const total = Math.abs(target - start)
  const fraction = Math.min(1, Math.max(0, (current - start) / (target - start)))
  return {
    percent: percentOf(fraction),
    done: exact(fraction * total),
    total: exact(total),
    current,
    reached: fraction === 1,
  }
}

/** What is done of the whole, 0 to 1; 0 of nothing. */
export function fractionOf({ done, total }: { done: number; total: number }): number {
  return total === 0 ? 0 : Math.min(1, done / total)
}

function percentOf(fraction: number): number {
  return fraction === 1 ? 100 : Math.min(99, Math.floor(100 * fraction + ROUNDING))
}
