import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { RASTER } from './placing/block.ts'
import type { Hours } from './availability.ts'
import { type Board, lift, placeJob, put, searchFor, startOf } from './placing/board.ts'
import type { Job } from './placing/job.ts'
import type { ReasonCode, WhyNot } from './reasons.ts'
import { copyOf, firstStart, type Room } from './placing/room.ts'
import { isKept, isPreferred } from './placing/wishes.ts'

export type Reason = { reason_code: ReasonCode; reason: string }

const HOURS_IN_WORDS: Record<Hours, string> = {
  work: 'working hours',
  personal: 'personal hours',
  any: 'working or personal hours',
}

/** Why a job is placed where it is, in one sentence that is true of the whole plan. */
export function reasonOf(board: Board, job: Job): Reason {
  const blocks = board.places[job.index] ?? []
  const hours = HOURS_IN_WORDS[job.step.hours]
  if (isKept(job, blocks)) return { reason_code: 'kept', reason: 'It stays where it was.' }
  if (blocks.length > 1)
    return {
      reason_code: 'split',
      reason: `Its ${job.step.minutes} minutes are split into ${blocks.length} parts in your ${hours}.`,
    }
  if (job.idealDay !== null)
    return { reason_code: 'spread', reason: 'Spread over the dates, at a time that is free.' }
  if (isPreferred(job, blocks))
    return { reason_code: 'preferred', reason: `A free time in the ${job.step.preferred}, as you prefer.` }
  return reasonByTime(board, job, hours)
}

function reasonByTime(board: Board, job: Job, hours: string): Reason {
  const blocks = lift(board, job)
  const start = startOf(blocks)
  const search = searchFor(board, job)
  const first = search && firstStart(board.room, search)
  const next = search && firstStart(board.room, { ...search, after: Math.max(search.after, start + RASTER) })
  put(board, job, blocks)
  const isEarliest = first === null || first >= start
  const isAwaited = job.neededBy.length > 0 // later times may be free, but too late for what waits for it
  if (isEarliest && next === null && !isAwaited && job.step.deadline === null)
    return { reason_code: 'only_place', reason: `The only free time in your ${hours}.` }
  if (isEarliest && next === null && !isAwaited)
    return { reason_code: 'only_place', reason: `The only free time in your ${hours} up to its deadline.` }
  const day = Math.floor(start / MINUTES_PER_DAY) - board.room.first
  if (isEarliest && job.step.deadline !== null && day === job.toDay)
    return { reason_code: 'deadline', reason: 'The first free time, on the last date that it may have.' }
  return isEarliest
    ? { reason_code: 'earliest', reason: `The first free time in your ${hours}.` }
    : { reason_code: 'earliest', reason: `A free time in your ${hours}.` }
}

/**
 * Why a job has no place.
 *
 * @param windows the room without tasks and capacities
 */
export function whyNot(board: Board, job: Job, windows: Room): WhyNot {
  const { needs, toDay } = job
  if (toDay < 0) return 'deadline_passed'
  if (needs.some((index) => !board.places[index])) return 'dependency'
  const alone = { ...job, needs: [], neededBy: [] }
  if (!fits(windows, alone)) return 'no_window'
  if (fits(board.room, alone)) return 'dependency'
  const limitless = { ...board.room, left: withoutLimits(board.room) }
  return fits(limitless, job, board) ? 'capacity' : 'no_time'
}

function withoutLimits({ left }: Room): Room['left'] {
  return { work: left.work.map(() => Infinity), personal: left.personal.map(() => Infinity) }
}

function fits(
  room: Room,
  job: Job,
  { jobs, places }: Pick<Board, 'jobs' | 'places'> = { jobs: [], places: [] },
) {
  return placeJob({ jobs, places: [...places], room: copyOf(room), apart: new Set() }, job)
}

/** The same as a sentence. */
export function sentenceOf(reason: WhyNot, { step }: Job): string {
  const hours = HOURS_IN_WORDS[step.hours]
  const until = step.deadline === null ? '' : ` up to ${step.deadline}`
  switch (reason) {
    case 'deadline_passed':
      return 'The last date that it may have is over.'
    case 'dependency':
      return 'What it waits for has no place, or ends too late.'
    case 'no_window':
      return `Your ${hours}${until} have no window for ${step.minutes} minutes.`
    case 'capacity':
      return `There is time in your ${hours}${until}, but a day would hold more than you plan for.`
    case 'no_time':
      return `Your ${hours}${until} have no ${step.minutes} minutes left.`
  }
}
