import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { onRaster, RASTER } from '../../shared/planning/placing/block.ts'
import { type Board, openBoard, put, searchFor } from '../../shared/planning/placing/board.ts'
import type { Job } from '../../shared/planning/placing/job.ts'
import { isFree, type Room } from '../../shared/planning/placing/room.ts'

/**
 * A peer: one step after the other into the free slot with the best score, by the published weights of FluidCalendar's
 * scheduler. Those that matter more come first, among them those with the best slot. A deadline is a wish.
 */
export function scoredPlan(room: Room, jobs: readonly Job[]): Board {
  const board = openBoard(jobs, room)
  const lastDay = room.free.any.length - 1
  const free = jobs.map((job) => ({ ...job, toDay: lastDay }))
  const first = new Map(free.map((job) => [job.index, bestSlot(board, job, jobs)?.score ?? 0]))
  const byScore = (a: Job, b: Job) => (first.get(b.index) ?? 0) - (first.get(a.index) ?? 0)
  for (const job of free.toSorted((a, b) => b.weight - a.weight || byScore(a, b) || a.index - b.index)) {
    const best = bestSlot(board, job, jobs)
    if (best) put(board, job, [{ start: best.start, end: best.start + job.step.minutes }])
  }
  return board
}

const WEIGHTS = {
  workHours: 1,
  energy: 1.5,
  project: 0.5,
  buffer: 0.8,
  time: 1.2,
  deadline: 2,
  priority: 1.8,
}
const NEUTRAL = 0.5
const TOTAL = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)

function bestSlot(board: Board, job: Job, jobs: readonly Job[]): { start: number; score: number } | null {
  const search = searchFor(board, { ...job, needs: [], neededBy: [] })
  if (!search) return null
  const due = jobs[job.index]?.step.deadline === null ? null : jobs[job.index]?.toDay
  let best: { start: number; score: number } | null = null
  for (let day = job.fromDay; day <= job.toDay; day += 1) {
    for (const start of startsOf(board.room.free[job.step.hours][day] ?? [])) {
      const score = isFree(board.room, start, search) ? scoreOf(board.room, job, start, due ?? null) : -1
      if (score > (best?.score ?? -1)) best = { start, score }
    }
  }
  return best
}

function startsOf(pieces: readonly number[]): number[] {
  const starts: number[] = []
  for (let at = 0; at < pieces.length; at += 2)
    for (let start = onRaster(pieces[at] ?? 0); start < (pieces[at + 1] ?? 0); start += RASTER)
      starts.push(start)
  return starts
}

function scoreOf({ first }: Room, { step, preferred }: Job, start: number, due: number | null): number {
  const minute = start % MINUTES_PER_DAY
  const isPreferred = preferred !== null && preferred[0] <= minute && minute < preferred[1]
  const left = due === null ? null : (first + due + 1) * MINUTES_PER_DAY - start - step.minutes
  const deadline = left === null ? NEUTRAL : left < 0 ? 0 : Math.exp(-left / MINUTES_PER_DAY / 7)
  const sum =
    WEIGHTS.workHours +
    WEIGHTS.energy * NEUTRAL +
    WEIGHTS.project * NEUTRAL +
    WEIGHTS.buffer +
    WEIGHTS.time * (preferred === null ? NEUTRAL : Number(isPreferred)) +
    WEIGHTS.deadline * deadline +
    WEIGHTS.priority * { high: 1, medium: 0.7, low: 0.4 }[step.priority]
  return sum / TOTAL
}
