import { addDays, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import type { Board } from '../shared/planning/placing/board.ts'
import { dateOf, timeOf } from '../shared/planning/placing/block.ts'
import { roomOf } from '../shared/planning/placing/calendar.ts'
import { type Job, jobsOf } from '../shared/planning/placing/job.ts'
import { placeSteps } from '../shared/planning/placing/place.ts'
import type { Room } from '../shared/planning/placing/room.ts'
import { type Step, stepOf } from '../shared/planning/placing/step.ts'
import { randomCalendar } from './planner/calendars.ts'
import { mostWeight } from './planner/exact.ts'
import { scoredPlan } from './planner/slotScorer.ts'
import { figure, markdownTable, median } from './table.ts'

const CALENDARS = 400
const SMALL = { days: 8, due: 4, tasks: 14, steps: 9 }
const LARGE = { days: 28, due: 28, tasks: 500, steps: 200, isAllDay: true }
const YEAR = { days: 366, due: 366, tasks: 4000, steps: 200, isAllDay: true }
const CHUNKS = { min: 30, max: 120 }
const ROUNDS = 15
/** A free piece of a window that is shorter can hold little: it is a fragment. Minutes. */
const FRAGMENT = 30

/** How good the planner's plans are, beside the optimum and a greedy scheduler, and how long it takes. Returns Markdown tables. */
export async function benchPlanner(): Promise<string> {
  return `${quality()}\n\n${speed()}`
}

function quality(): string {
  const sums = { most: 0, ours: 0, theirs: 0 }
  const late = { ours: 0, theirs: 0 }
  const fragments = { ours: 0, theirs: 0 }
  const moved = { ours: 0, theirs: 0 }
  for (let seed = 1; seed <= CALENDARS; seed += 1) {
    const { calendar, steps } = randomCalendar(seed, SMALL)
    const room = roomOf(calendar)
    const jobs = jobsOf(steps, room, CHUNKS)
    const ours = placeSteps(roomOf(calendar), steps, CHUNKS).board
    const theirs = scoredPlan(room, jobs)
    sums.most += mostWeight(room, jobs)
    sums.ours += onTime(ours, jobs)
    sums.theirs += onTime(theirs, jobs)
    late.ours += lateness(ours, jobs)
    late.theirs += lateness(theirs, jobs)
    fragments.ours += fragmentsOf(ours)
    fragments.theirs += fragmentsOf(theirs)
    const [before, after] = withOneMore(() => roomOf(calendar), steps)
    moved.ours += movesBetween(before, after)
    const fewer = jobsOf(steps.slice(0, -1), room, CHUNKS)
    moved.theirs += movesBetween(scoredPlan(room, fewer), theirs)
  }
  const rows = [
    [
      'weight placed on time, of the optimum',
      sums.ours / sums.most,
      sums.theirs / sums.most,
      'at least 0.97',
    ],
    ['days late by weight, of what is placed', late.ours / late.theirs, 1, 'at most 1.00'],
    [
      'minutes in free pieces under 30 minutes, of theirs',
      fragments.ours / fragments.theirs,
      1,
      'at most 1.00',
    ],
    ['places moved by one more step, of theirs', moved.ours / moved.theirs, 1, 'at most 0.50'],
  ] as const
  return markdownTable(
    [`${CALENDARS} random calendars`, 'ours', 'slot scorer', 'bound'],
    rows.map(([what, ours, theirs, bound]) => [what, figure(ours, 3), figure(theirs, 3), bound]),
  )
}

function onTime({ places }: Board, jobs: readonly Job[]): number {
  return jobs.reduce((sum, job) => sum + (isOnTime(places, job) ? job.weight : 0), 0)
}

/** Also by what it needs. */
function isOnTime(places: Board['places'], { index, step, needs }: Job): boolean {
  const [block] = places[index] ?? []
  if (!block || (step.deadline !== null && dateOf(block.start) > step.deadline)) return false
  return needs.every((other) => (places[other]?.[0]?.end ?? Infinity) <= block.start)
}

/** Days after the deadline by weight, of what is placed. */
function lateness({ places, room }: Board, jobs: readonly Job[]): number {
  return jobs.reduce((sum, { index, weight, toDay }) => {
    const [block] = places[index] ?? []
    const day = block ? Math.floor(block.start / MINUTES_PER_DAY) - room.first : toDay
    return sum + weight * Math.max(0, day - toDay)
  }, 0)
}

/** Minutes of free pieces that are too short to hold much. */
function fragmentsOf({ room }: Board): number {
  return room.free.work.reduce((sum, pieces) => {
    const lengths = pieces.flatMap((start, at) => (at % 2 === 0 ? [(pieces[at + 1] ?? 0) - start] : []))
    return sum + lengths.filter((length) => length < FRAGMENT).reduce((total, length) => total + length, 0)
  }, 0)
}

/** The plan without its last step, and the plan with it that knows the places of the others. */
function withOneMore(room: () => Room, steps: readonly Step[]): [Board, Board] {
  const fewer = steps.slice(0, -1)
  const before = placeSteps(room(), fewer, CHUNKS).board
  const known = steps.map((step, index) => {
    const previous = (before.places[index] ?? []).map(({ start }) => ({
      scheduled_date: dateOf(start),
      scheduled_time: timeOf(start),
    }))
    return stepOf({ ...step, previous })
  })
  return [before, placeSteps(room(), known, CHUNKS).board]
}

function movesBetween(before: Board, after: Board): number {
  return before.places.filter(
    (blocks, index) => blocks && blocks[0]?.start !== after.places[index]?.[0]?.start,
  ).length
}

function speed(): string {
  const rows = [LARGE, YEAR].map((size) => {
    const { calendar, steps } = randomCalendar(7, size)
    const busy = { ...calendar, to: addDays(calendar.from, size.days - 1) }
    const times: number[] = []
    let placed = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now()
      const { board } = placeSteps(roomOf(busy), steps, CHUNKS)
      times.push(performance.now() - from)
      placed = board.places.filter(Boolean).length
    }
    const what = `${size.steps} steps into ${size.days} days with ${size.tasks} tasks`
    return [what, String(placed), figure(median(times)), figure(Math.max(...times)), '50']
  })
  return markdownTable(['plan', 'placed', 'median, ms', 'slowest, ms', 'at most, ms'], rows)
}
