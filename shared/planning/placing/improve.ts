import { MINUTES_PER_DAY, weekdayOfDay } from '#shared/time/civil.ts'
import { type Block, onRaster, RASTER } from './block.ts'
import { type Board, copyOfBoard, lift, placeJob, put, searchFor } from './board.ts'
import type { Job } from './job.ts'

/** Of the places that something without one might take from others, so many are tried. */
const MOST_PLACES = 24
/** More than so many others are not moved for one. */
const MOST_MOVED = 4

/**
 * Gives places to jobs that have none, by taking them from others that find another one or matter less.
 *
 * @param isWaiting whether a place is looked for
 * @returns the board, at least as good as before
 */
export function improve(board: Board, isWaiting: (job: Job) => boolean): Board {
  let best = board
  const waiting = board.jobs
    .filter((job) => !board.places[job.index] && isWaiting(job))
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
  for (const job of waiting) {
    if (best.places[job.index] || board.room.effort.left <= 0) continue
    best = withPlaceFor(best, job)
  }
  return best
}

/** A place for a job, and those who have to leave it. */
type Eviction = { start: number; evicted: readonly Job[]; loss: number }

/** What others lose for it weighs less than the job; a promise weighs more than all of them. */
function withPlaceFor(board: Board, job: Job): Board {
  if (job.parts || job.idealDay !== null) return board
  let best: { board: Board; loss: number } = { board, loss: job.step.isPromised ? Infinity : job.weight }
  for (const { start, evicted } of evictionsFor(board, job)) {
    const trial = copyOfBoard(board)
    for (const other of evicted) lift(trial, other)
    put(trial, job, [{ start, end: start + job.step.minutes }])
    let loss = 0
    for (const other of evicted.toSorted(
      (a, b) => b.rank - a.rank || a.dueDay - b.dueDay || a.index - b.index,
    ))
      if (!placeJob(trial, other)) loss += other.weight
    if (loss >= best.loss || isBroken(trial)) continue
    best = { board: trial, loss }
    if (loss === 0) break
  }
  return best.board
}

/** Whether something is placed before what it needs, or without it. */
function isBroken({ jobs, places }: Board): boolean {
  return jobs.some(({ index, needs }) => places[index] && needs.some((other) => !places[other]))
}

/** Places that a job might take from others, the fewest moved first, then the lightest, then the earliest. */
function evictionsFor(board: Board, job: Job): Eviction[] {
  const byDay = standingByDay(board)
  return startsFor(board, job)
    .flatMap(({ day, start }) => evictionAt(board, job, start, byDay.get(day) ?? []) ?? [])
    .toSorted((a, b) => a.evicted.length - b.evicted.length || a.loss - b.loss)
    .slice(0, MOST_PLACES)
}

/** All starts that a job might have if nothing else had a place. */
function startsFor(board: Board, job: Job): { day: number; start: number }[] {
  const search = searchFor(board, job)
  if (!search) return []
  const { room } = board
  const lastDay = Math.min(search.toDay, room.open.any.length - 1)
  const starts: { day: number; start: number }[] = []
  for (let day = Math.max(0, search.fromDay); day <= lastDay; day += 1) {
    if (search.days !== null && !search.days.includes(weekdayOfDay(room.first + day))) continue
    for (const { from, to } of piecesOf(room.open[search.hours][day] ?? [])) {
      const first = onRaster(Math.max(from, room.earliest, search.after))
      const last = Math.min(to, search.before) - search.length
      for (let start = first; start <= last; start += RASTER) starts.push({ day, start })
    }
  }
  return starts
}

function piecesOf(pieces: readonly number[]): { from: number; to: number }[] {
  return pieces.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: pieces[at + 1] ?? 0 }] : []))
}

/** A block that reaches into a date with its buffers, and whether it begins there. */
type Standing = { job: Job; block: Block; isOnDate: boolean }

function standingByDay({ jobs, places, room }: Board): Map<number, Standing[]> {
  const byDay = new Map<number, Standing[]>()
  for (const job of jobs) {
    for (const block of places[job.index] ?? []) {
      const own = dayOfMinute(block.start)
      const last = dayOfMinute(block.end + room.buffer)
      for (let day = dayOfMinute(block.start - room.buffer); day <= last; day += 1) {
        const known = byDay.get(day - room.first) ?? []
        known.push({ job, block, isOnDate: day === own })
        byDay.set(day - room.first, known)
      }
    }
  }
  return byDay
}

function dayOfMinute(minute: number): number {
  return Math.floor(minute / MINUTES_PER_DAY)
}

/** The jobs that have to leave a place: those in it, and as many more as take too much of the date's capacity. */
function evictionAt(
  { room }: Board,
  job: Job,
  start: number,
  standing: readonly Standing[],
): Eviction | null {
  room.effort.left -= 4 + 2 * standing.length
  const [from, to] = [start - room.buffer, start + job.step.minutes + room.buffer]
  const evicted = new Set<Job>()
  const day = dayOfMinute(start) - room.first
  const { kind } = job.step
  let left = (room.left[kind][day] ?? 0) - job.step.minutes
  const evict = (other: Job) => {
    if (evicted.has(other)) return
    evicted.add(other)
    for (const { job: owner, block, isOnDate } of standing)
      if (owner === other && isOnDate && owner.step.kind === kind) left += block.end - block.start
  }
  for (const each of standing) if (each.block.start < to && each.block.end > from) evict(each.job)
  for (const each of left < 0 ? byWeight(standing) : []) {
    if (left >= 0) break
    if (each.isOnDate && each.job.step.kind === kind) evict(each.job)
  }
  if (left < 0 || evicted.size > MOST_MOVED) return null
  const others = [...evicted]
  if (others.some(({ step }) => step.fixed || step.isPromised)) return null
  return { start, evicted: others, loss: others.reduce((sum, { weight }) => sum + weight, 0) }
}

function byWeight(standing: readonly Standing[]): Standing[] {
  return standing.toSorted((a, b) => a.job.weight - b.job.weight || a.block.start - b.block.start)
}
