import type { Priority } from '#shared/tasks/fields.ts'
import { dayNumber } from '#shared/time/civil.ts'
import { minuteOf } from './block.ts'
import { boundsOfParts } from './chunks.ts'
import type { Room } from './room.ts'
import type { Chunks, PartOfDay, Step } from './step.ts'

/** A step in the numbers that placing computes with. Jobs are known by their index among the steps. */
export type Job = {
  index: number
  step: Step
  /** The first and the last date, as indexes of the room. */
  fromDay: number
  toDay: number
  /** Bounds of its parts; null for one block. */
  parts: Chunks | null
  /** Jobs that must have ended, and jobs that wait for this one. */
  needs: number[]
  neededBy: number[]
  /** What a plan gains by it: 3, 2 or 1 by its priority. */
  weight: number
  /** The weight of the most important job that waits for it, or its own; and the earliest last date of these. */
  rank: number
  dueDay: number
  /** The places of its blocks before, and how long they were, where that is known. */
  previous: readonly number[]
  previousLengths: readonly (number | undefined)[]
  /** The date that it is best put on, as an index. */
  idealDay: number | null
  /** Minutes since midnight between which it is best begun. */
  preferred: readonly [from: number, to: number] | null
}

const WEIGHTS: Record<Priority, number> = { high: 3, medium: 2, low: 1 }
/** Minutes since midnight, the end not included (docs/rules/plans.md, Placing). */
const PARTS: Record<PartOfDay, readonly [from: number, to: number]> = {
  morning: [5 * 60, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, 22 * 60],
}

/** The jobs of some steps. @param steps without circles; keys that are not among them are left aside */
export function jobsOf(steps: readonly Step[], room: Room, chunks: Chunks): Job[] {
  const indexOf = new Map(steps.map(({ key }, index) => [key, index]))
  const jobs = steps.map((step, index) => jobOf(step, index, indexOf, room, chunks))
  for (const { index, needs } of jobs) for (const other of needs) jobs[other]?.neededBy.push(index)
  for (const job of inOrder(jobs, () => 0).toReversed()) {
    for (const other of job.needs) {
      const needed = jobs[other]
      if (!needed) continue
      needed.rank = Math.max(needed.rank, job.rank)
      needed.dueDay = Math.min(needed.dueDay, job.dueDay)
    }
  }
  return jobs
}

function jobOf(
  step: Step,
  index: number,
  indexOf: ReadonlyMap<string, number>,
  { first, free }: Room,
  chunks: Chunks,
): Job {
  const lastDay = free.any.length - 1
  const fromDay = step.not_before === null ? 0 : Math.max(0, dayNumber(step.not_before) - first)
  const toDay = step.deadline === null ? lastDay : Math.min(lastDay, dayNumber(step.deadline) - first)
  const isSplit = step.splittable && step.minutes > chunks.max
  const weight = WEIGHTS[step.priority]
  return {
    index,
    step,
    fromDay,
    toDay,
    parts: isSplit ? boundsOfParts(step.minutes, chunks) : null,
    needs: [...new Set(step.depends_on)].flatMap((key) => indexOf.get(key) ?? []),
    neededBy: [],
    weight,
    rank: weight,
    dueDay: toDay,
    previous: step.previous.map(({ scheduled_date, scheduled_time }) =>
      minuteOf(scheduled_date, scheduled_time),
    ),
    previousLengths: step.previous.map(({ minutes }) => minutes),
    idealDay: step.ideal === null ? null : dayNumber(step.ideal) - first,
    preferred: step.preferred === null ? null : PARTS[step.preferred],
  }
}

/** Jobs in an order, each after those of them that it needs. @param compare ties are broken by the order of the steps */
export function inOrder(jobs: readonly Job[], compare: (a: Job, b: Job) => number): Job[] {
  const ordered: Job[] = []
  const byIndex = new Map(jobs.map((job) => [job.index, job]))
  const add = (job: Job) => {
    if (!byIndex.delete(job.index)) return
    for (const index of job.needs) {
      const needed = byIndex.get(index)
      if (needed) add(needed)
    }
    ordered.push(job)
  }
  for (const job of jobs.toSorted((a, b) => compare(a, b) || a.index - b.index)) add(job)
  return ordered
}
