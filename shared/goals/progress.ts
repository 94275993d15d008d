import type { Line } from './line.ts'
import { exact, inThousandths } from './metric.ts'

/** `percent` is rounded down and 100 only when reached. Done and total are counts, or distances in the metric's unit. */
export type Progress = {
  percent: number
  done: number
  total: number
  /** The value of a number as its check-ins say it; elsewhere what is done. */
  current: number
  reached: boolean
}

/** Progress of milestones, or of linked tasks and habits. */
export function progressOfCounts({ done, total }: { done: number; total: number }): Progress {
  return {
    percent: percentOf({ done, total }),
    done,
    total,
    current: done,
    reached: total > 0 && done >= total,
  }
}

/** Progress of a number, upwards or downwards. */
export function progressOfNumber({ start, target }: Line, current: number): Progress {
  const total = exact(Math.abs(target - start))
  const gained = exact((current - start) * Math.sign(target - start))
  const done = Math.min(total, Math.max(0, gained))
  return { percent: percentOf({ done, total }), done, total, current, reached: done === total }
}

/** What is done of the whole, 0 to 1; 0 of nothing. */
export function fractionOf({ done, total }: { done: number; total: number }): number {
  return total === 0 ? 0 : Math.min(1, done / total)
}

/** Whole numbers are divided, so that nothing is rounded up to the next percent. */
function percentOf({ done, total }: { done: number; total: number }): number {
  if (total === 0) return 0
  return Math.min(100, Math.floor((100 * inThousandths(done)) / inThousandths(total)))
}
