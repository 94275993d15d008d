import { addDays, daysBetween, MINUTES_PER_DAY, weekdayOfDay } from '#shared/time/civil.ts'
import { dateOf, onRaster } from './placing/block.ts'
import { type Board, endOf, lift, NO_WISHES, openBoard, placeJob, searchFor } from './placing/board.ts'
import { boundsOfParts, SHORTEST_PART } from './placing/chunks.ts'
import { type Job, jobsOf } from './placing/job.ts'
import type { Room, Search } from './placing/room.ts'
import type { Chunks } from './placing/step.ts'

/** What would make a step fit. Each holds when it alone is applied. */
export type StepOffer =
  | { kind: 'shorten'; minutes: number }
  | { kind: 'deadline'; deadline: string }
  | { kind: 'drop' }
/** The same, or a limit of the person's that is set aside for one plan. */
export type Offer =
  | StepOffer
  | { kind: 'capacity'; minutes: number }
  | { kind: 'hours'; between: [from: string, to: string] }

/**
 * What would give jobs without a place one, beside what is placed.
 *
 * @param wide the same calendar over the dates on which a later deadline may lie
 */
export function offersBeside(board: Board, wide: Room, chunks: Chunks): (job: Job) => StepOffer[] {
  const later = new Map([1, 2, 3].map((weight) => [weight, wideBoard(board, wide, chunks, weight)]))
  return (job) => {
    if (!searchFor(board, job)) return [{ kind: 'drop' }]
    const minutes = shorterMinutes(board, job, chunks)
    const deadline = laterDeadline(board, later.get(job.weight), job)
    return [
      ...(minutes === null ? [] : [{ kind: 'shorten' as const, minutes }]),
      ...(deadline === null ? [] : [{ kind: 'deadline' as const, deadline }]),
      { kind: 'drop' },
    ]
  }
}

/** The most minutes, fewer than its own, for which there is a place. */
function shorterMinutes(board: Board, job: Job, chunks: Chunks): number | null {
  const search = searchFor(board, job)
  if (!search) return null
  // Above the longest part several short places do; up to it one must be long enough.
  const inParts = job.parts ? longestInParts(board, job, chunks) : null
  if (inParts !== null) return inParts
  const whole = Math.min(
    longestFree(board, search, job),
    job.step.minutes - 1,
    job.parts ? chunks.max : Infinity,
  )
  return whole >= SHORTEST_PART && isPlaced(board, job, whole, chunks) ? whole : null
}

function longestInParts(board: Board, job: Job, chunks: Chunks): number | null {
  let [fits, tooMany] = [chunks.max, job.step.minutes]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (isPlaced(board, job, middle, chunks)) fits = middle
    else tooMany = middle
  }
  return fits > chunks.max ? fits : null
}

function isPlaced(board: Board, job: Job, minutes: number, chunks: Chunks): boolean {
  const parts = job.parts && minutes > chunks.max ? boundsOfParts(minutes, chunks) : null
  const shorter = { ...job, step: { ...job.step, minutes }, parts }
  const isThere = placeJob(board, shorter)
  if (isThere) lift(board, shorter)
  return isThere
}

/** The minutes of the longest free place that a job may have; 0 where there is none. */
function longestFree({ room, apart }: Board, search: Search, { idealDay }: Job): number {
  let longest = 0
  const lastDay = Math.min(search.toDay, room.free.any.length - 1)
  for (let day = Math.max(0, search.fromDay); day <= lastDay; day += 1) {
    const isItsDay = search.days === null || search.days.includes(weekdayOfDay(room.first + day))
    if (!isItsDay || (idealDay !== null && apart.has(day))) continue
    const free = longestIn(room.free[search.hours][day] ?? [], room, search)
    longest = Math.max(longest, Math.min(free, room.left[search.kind][day] ?? 0))
  }
  return longest
}

function longestIn(pieces: readonly number[], room: Room, { after, before }: Search): number {
  let longest = 0
  for (let at = 0; at < pieces.length; at += 2) {
    const start = onRaster(Math.max(pieces[at] ?? 0, room.earliest, after))
    longest = Math.max(longest, Math.min(pieces[at + 1] ?? 0, before) - start)
  }
  return longest
}

/**
 * The same plan in a wider room; what has no place yet has no deadline there. Of that, what matters more than a weight and
 * misses its place by the horizon alone gets one first, as it would when the horizon moves.
 */
function wideBoard(board: Board, wide: Room, chunks: Chunks, weight: number): Board {
  const steps = board.jobs.map(({ step, index }) => {
    const fixed = board.places[index] ?? null
    return { ...step, fixed, deadline: fixed ? step.deadline : null }
  })
  const later = openBoard(jobsOf(steps, wide, chunks), wide)
  const lastDay = board.room.free.any.length - 1
  const lastDate = dateOf((board.room.first + lastDay) * MINUTES_PER_DAY)
  for (const { index, step, weight: own } of board.jobs) {
    const job = later.jobs[index]
    const isCut = step.deadline === null || step.deadline > lastDate
    if (!job || board.places[index] || !isCut || own <= weight) continue
    const toDay = step.deadline === null ? job.toDay : daysBetween(lastDate, step.deadline) + lastDay
    placeJob(later, { ...job, toDay }, NO_WISHES)
  }
  return later
}

/** The earliest date up to which there is a place, later than its own last date. */
function laterDeadline(board: Board, later: Board | undefined, job: Job): string | null {
  const free = later?.jobs[job.index]
  if (!later || !free || !placeJob(later, free, NO_WISHES)) return null
  const deadline = dateOf(endOf(lift(later, free)) - 1)
  return deadline > lastDateOf(board, job) ? deadline : null
}

function lastDateOf({ room }: Board, { toDay }: Job): string {
  return addDays(dateOf(room.first * MINUTES_PER_DAY), toDay)
}
