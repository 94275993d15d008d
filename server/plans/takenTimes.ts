import { blockOf, type PlannedTask } from '#shared/planning/placing/calendar.ts'
import type { Block } from '#shared/planning/placing/block.ts'

/** A time that an open task takes. `mark` says which it is and when it is. */
export type TakenTime = Block & { id: string; mark: string }

/** The times that open tasks take, in order of their start, and the longest of them in minutes. */
export type TakenTimes = { times: readonly TakenTime[]; longest: number }

/** The times of tasks that have one, sorted once: a plan looks for those of a thousand items among those of a year. */
export function takenTimes(tasks: readonly PlannedTask[]): TakenTimes {
  const times = tasks
    .flatMap((task) => {
      const block = blockOf(task)
      return block ? [{ ...block, id: task.id, mark: `${task.id} ${block.start} ${block.end}` }] : []
    })
    .toSorted((one, other) => one.start - other.start)
  return { times, longest: times.reduce((longest, { start, end }) => Math.max(longest, end - start), 0) }
}

/** Those that overlap a time, in order. */
export function takenWithin({ times, longest }: TakenTimes, { start, end }: Block): TakenTime[] {
  const found: TakenTime[] = []
  for (let at = firstFrom(times, start - longest); at < times.length; at += 1) {
    const time = times[at]
    if (!time || time.start >= end) break
    if (time.end > start) found.push(time)
  }
  return found
}

/** The first that starts at a minute or after it, by binary search. */
function firstFrom(times: readonly TakenTime[], start: number): number {
  let [from, to] = [0, times.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((times[middle]?.start ?? 0) < start) from = middle + 1
    else to = middle
  }
  return from
}
