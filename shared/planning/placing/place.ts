import { ALL_WISHES, type Board, openBoard, placeJob, searchAlone, type Wishes } from './board.ts'
import { improve } from './improve.ts'
import { inOrder, type Job, jobsOf } from './job.ts'
import { firstStart, type Room } from './room.ts'
import { settle } from './settle.ts'
import { isKept, isPreferred } from './wishes.ts'
import type { Chunks, Step } from './step.ts'

/** The places of steps, by their order; null for those without a place. */
export type Placed = { jobs: readonly Job[]; board: Board }

/** A plan has at most so many parts: one that would have more is refused, so that nothing more is done for it. */
export const MOST_PARTS = 1000

/** So many orders are tried while something has no place, as far as the room's effort lasts. */
const MOST_ROUNDS = 60

/**
 * Places steps into free time by the rules of docs/rules/plans.md, Placing: as much as may be by weight, then at their places of
 * before, then in the preferred part of the day, then early.
 *
 * Jobs are placed one after the other, in some orders; what found no place goes to the front of the next one. Where something had
 * places before, the first order alone counts, so that little moves. Places are exchanged, and moved forward. All of it is
 * bounded and without chance: the same steps in the same room get the same places.
 *
 * Where more than {@link MOST_PARTS} parts are placed, it ends at once, with what is placed until then.
 *
 * @param steps without circles of dependencies
 */
export function placeSteps(room: Room, steps: readonly Step[], chunks: Chunks): Placed {
  const jobs = jobsOf(steps, room, chunks)
  const free = jobs.filter(({ step }) => !step.fixed)
  let order = inOrder(free, byImportance)
  const first = placedBy(jobs, room, order, ALL_WISHES)
  if (isOverfull(first)) return { jobs, board: first }
  const isHopeless = hopelessOn(first, room)
  const hopeful = free.filter((job) => !isHopeless(job))
  const isWaiting = (job: Job) => !isHopeless(job)
  let best = improve(first, isWaiting)
  const rounds = free.some(({ previous }) => previous.length > 0) ? 0 : MOST_ROUNDS
  const isWhole = () => hopeful.every(({ index }) => best.places[index])
  for (let round = 0; round < rounds && room.effort.left > 0 && !isWhole(); round += 1) {
    const compare = ORDERS[round]
    if (compare) order = inOrder(hopeful, compare)
    const wishes = round % 2 === 0 ? ALL_WISHES : { ...ALL_WISHES, preferred: false }
    const board = placedBy(jobs, room, order, wishes)
    if (isOverfull(board)) return { jobs, board }
    const failed = new Set(order.filter(({ index }) => board.places[index] === null))
    order = inOrder(hopeful, squeaky(order, failed))
    const better = improve(board, isWaiting)
    if (isLess(scoreOf(best), scoreOf(better))) best = better
  }
  return { jobs, board: settle(best, isWaiting) }
}

function placedBy(jobs: readonly Job[], room: Room, order: readonly Job[], wishes: Wishes): Board {
  const board = openBoard(jobs, room)
  let parts = 0
  for (const job of order) {
    placeJob(board, job, wishes)
    parts += board.places[job.index]?.length ?? 0
    if (parts > MOST_PARTS) break
  }
  return board
}

/** Whether more parts are placed than a plan may have. */
export function isOverfull({ places }: Board): boolean {
  return places.reduce((sum, blocks) => sum + (blocks?.length ?? 0), 0) > MOST_PARTS
}

/** What had a place before, then what was promised a place, then by priority, then what is due first, then what was asked first. */
function byImportance(a: Job, b: Job): number {
  return (
    Number(b.previous.length > 0) - Number(a.previous.length > 0) ||
    Number(b.step.isPromised) - Number(a.step.isPromised) ||
    Number(b.step.isPressing) - Number(a.step.isPressing) ||
    b.rank - a.rank ||
    a.dueDay - b.dueDay
  )
}

const byDate = (a: Job, b: Job) => a.dueDay - b.dueDay || b.rank - a.rank
const byWeightOfTime = (a: Job, b: Job) => b.rank / b.step.minutes - a.rank / a.step.minutes
const byShortest = (a: Job, b: Job) => a.step.minutes - b.step.minutes
const byRoom = (a: Job, b: Job) => a.toDay - a.fromDay - (b.toDay - b.fromDay) || b.rank - a.rank

/** The orders that are tried before what fails decides. */
const ORDERS = [byDate, byWeightOfTime, byShortest, byRoom]

/** What found no place comes first, the others as before. */
function squeaky(order: readonly Job[], failed: ReadonlySet<Job>) {
  const position = new Map(order.map((job, index) => [job, failed.has(job) ? index - order.length : index]))
  return (a: Job, b: Job) => (position.get(a) ?? 0) - (position.get(b) ?? 0)
}

/** Jobs without a place that would have none if they were alone either, or that need such a one. */
function hopelessOn({ jobs, places }: Board, room: Room): (job: Job) => boolean {
  const known = new Map<Job, boolean>()
  const find = (job: Job): boolean => {
    if (places[job.index]) return false
    const length = Math.min(job.parts?.min ?? Infinity, job.step.minutes)
    if (firstStart(room, { ...searchAlone(job), length }) === null) return true
    return job.needs.some((index) => jobs[index] && isHopeless(jobs[index]))
  }
  const isHopeless = (job: Job): boolean => {
    const answer = known.get(job) ?? find(job)
    known.set(job, answer)
    return answer
  }
  return isHopeless
}

/** How good a plan is: promises kept, weight placed, places kept, wishes met. Each counts more than all after it. */
function scoreOf({ jobs, places }: Board): number[] {
  const score = [0, 0, 0, 0]
  const add = (at: number, value: number) => (score[at] = (score[at] ?? 0) + value)
  for (const job of jobs) {
    const blocks = places[job.index]
    if (!blocks) continue
    add(0, Number(job.step.isPromised))
    add(1, job.weight)
    add(2, Number(isKept(job, blocks)))
    add(3, Number(isPreferred(job, blocks)))
  }
  return score
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return (a[at] ?? 0) < (b[at] ?? 0) // none where they are the same
}
