import type { Block } from './block.ts'
import { type Board, lift, placeJob, put, searchFor, startOf } from './board.ts'
import { MINUTES_PER_DAY, weekdayOfDay } from '#shared/time/civil.ts'
import type { Job } from './job.ts'
import { firstStart } from './room.ts'
import { isKept, isPreferred } from './wishes.ts'

/** Moving forward makes room for what has none, which may be done again; so many times. */
const MOST_TURNS = 3

/**
 * Moves what may be earlier, places what finds room then, and lets nothing take the place of something that matters more.
 *
 * @param isWaiting whether a place is looked for
 */
export function settle(board: Board, isWaiting: (job: Job) => boolean): Board {
  moveBack(board)
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    moveForward(board)
    if (!fill(board, isWaiting)) break
  }
  while (exchangeOne(board, isWaiting)) fill(board, isWaiting)
  return board
}

/** Each to its place of before, where that is free in the end. */
function moveBack(board: Board): void {
  for (const job of board.jobs) {
    const blocks = board.places[job.index]
    if (!blocks || job.previous.length === 0 || job.step.fixed || isKept(job, blocks)) continue
    lift(board, job)
    const isBack = placeJob(board, job)
    const place = board.places[job.index]
    if (isBack && place && isKept(job, place)) continue
    if (isBack) lift(board, job)
    put(board, job, blocks)
  }
}

/** Each to its earliest place beside the others, from the first on: what has moved makes room only for later ones. */
function moveForward(board: Board): void {
  const standing = board.jobs.flatMap((job) => {
    const blocks = board.places[job.index]
    return blocks && mayMove(job, blocks) ? [{ job, start: startOf(blocks) }] : []
  })
  for (const { job, start } of standing.toSorted((a, b) => a.start - b.start)) {
    const blocks = lift(board, job)
    const search = searchFor(board, job)
    const earlier =
      search && firstStart(board.room, { ...search, before: Math.min(search.before, start + search.length) })
    put(board, job, earlier === null ? blocks : [{ start: earlier, end: earlier + job.step.minutes }])
  }
}

function mayMove(job: Job, blocks: readonly Block[]): boolean {
  const isWished = isKept(job, blocks) || isPreferred(job, blocks)
  return !job.step.fixed && !job.parts && job.idealDay === null && !isWished
}

/** Places what has no place, as far as there is room. @returns whether there was */
function fill(board: Board, isWaiting: (job: Job) => boolean): boolean {
  let isAny = false
  for (const job of board.jobs.toSorted((a, b) => b.rank - a.rank || a.index - b.index))
    if (!board.places[job.index] && isWaiting(job) && placeJob(board, job)) isAny = true
  return isAny
}

/** No priority inversion (docs/rules/plans.md, Placing): gives one place to what matters more. @returns whether there was such a place */
function exchangeOne(board: Board, isWaiting: (job: Job) => boolean): boolean {
  for (const loser of board.jobs.toSorted((a, b) => b.weight - a.weight || a.index - b.index)) {
    if (board.places[loser.index] || !isWaiting(loser)) continue
    if (loser.needs.length > 0 || loser.step.splittable) continue
    const winner = board.jobs.find((job) => standsInPlaceOf(board, job, loser))
    if (!winner) continue
    const start = startOf(lift(board, winner))
    put(board, loser, [{ start, end: start + loser.step.minutes }])
    placeJob(board, winner)
    return true
  }
  return false
}

function standsInPlaceOf(
  { room, places }: Board,
  { step, index, weight, neededBy }: Job,
  loser: Job,
): boolean {
  const [block, ...more] = places[index] ?? []
  if (!block || more.length > 0 || weight >= loser.weight || neededBy.length > 0 || step.fixed) return false
  const { hours, kind, days } = loser.step
  const isAlike = step.hours === hours && step.kind === kind && isSameDays(step.days, days)
  if (!isAlike || block.end - block.start < loser.step.minutes) return false
  const day = Math.floor(block.start / MINUTES_PER_DAY) - room.first
  const isOnDays = days === null || days.includes(weekdayOfDay(room.first + day))
  return isOnDays && day >= loser.fromDay && day <= loser.toDay
}

function isSameDays(a: readonly number[] | null, b: readonly number[] | null): boolean {
  if (a === null || b === null) return a === b
  return a.length === b.length && a.every((day) => b.includes(day))
}
