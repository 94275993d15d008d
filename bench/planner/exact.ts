import type { Job } from '../../shared/planning/placing/job.ts'
import { type Room, type Search, firstStart } from '../../shared/planning/placing/room.ts'

/**
 * The most weight that any plan of some jobs can place, by dynamic programming over sets of jobs: for each date the earliest end
 * of each set that it has room for, then date by date which sets can have been placed. For few jobs in one block each, on dates
 * whose windows do not reach midnight.
 */
export function mostWeight(room: Room, jobs: readonly Job[]): number {
  const needsOf = jobs.map(({ needs }) => needs.reduce((mask, index) => mask | (1 << index), 0))
  let reached = new Set([0])
  for (let day = 0; day < room.free.any.length; day += 1) {
    const ends = earliestEnds(room, jobs, needsOf, day)
    const sets = [...ends.keys()].filter((set) => set > 0 && ends[set] !== Infinity)
    reached = new Set([...reached, ...sets.flatMap((set) => withSet(reached, set, needsOf))])
  }
  const weightOf = (set: number) =>
    jobs.reduce((sum, { weight }, index) => ((set & (1 << index)) === 0 ? sum : sum + weight), 0)
  return Math.max(...[...reached].map(weightOf))
}

/** The sets that are placed after a date, which some set of jobs has to itself. */
function withSet(reached: ReadonlySet<number>, set: number, needsOf: readonly number[]): number[] {
  const needed = needsOf.reduce((mask, needs, index) => ((set & (1 << index)) === 0 ? mask : mask | needs), 0)
  return [...reached]
    .filter((before) => (before & set) === 0 && (needed & ~(before | set)) === 0)
    .map((before) => before | set)
}

/** By set of jobs, when the last one ends if all are placed on a date and none could end earlier; Infinity where there is no room. */
function earliestEnds(room: Room, jobs: readonly Job[], needsOf: readonly number[], day: number): number[] {
  const all = 2 ** jobs.length
  const ends = Array.from({ length: all }, () => Infinity)
  ends[0] = 0
  for (let set = 1; set < all; set += 1) {
    if (!hasCapacity(room, jobs, set, day)) continue
    for (const [index, job] of jobs.entries()) {
      const before = set & ~(1 << index)
      if (before === set || isNeededBy(needsOf, before, index)) continue
      const free = (ends[before] ?? Infinity) + (before === 0 ? 0 : room.buffer)
      if (free === Infinity) continue
      const start = firstStart(room, searchOn(job, day, free))
      if (start !== null) ends[set] = Math.min(ends[set] ?? Infinity, start + job.step.minutes)
    }
  }
  return ends
}

function isNeededBy(needsOf: readonly number[], set: number, index: number): boolean {
  return needsOf.some((needs, other) => (set & (1 << other)) !== 0 && (needs & (1 << index)) !== 0)
}

function hasCapacity(room: Room, jobs: readonly Job[], set: number, day: number): boolean {
  const used = { work: 0, personal: 0 }
  for (const [index, { step }] of jobs.entries())
    if ((set & (1 << index)) !== 0) used[step.kind] += step.minutes
  return used.work <= (room.left.work[day] ?? 0) && used.personal <= (room.left.personal[day] ?? 0)
}

function searchOn({ step, fromDay, toDay }: Job, day: number, after: number): Search {
  const { minutes, hours, kind, days } = step
  const isItsDay = day >= fromDay && day <= toDay
  return {
    length: minutes,
    hours,
    kind,
    days,
    fromDay: isItsDay ? day : 1,
    toDay: isItsDay ? day : 0,
    after,
    before: Infinity,
  }
}
