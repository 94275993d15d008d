import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import type { Block } from './block.ts'
import { evenParts, longestPart } from './chunks.ts'
import type { Job } from './job.ts'
import { copyOf, firstStart, giveBack, isFree, type Room, type Search, take } from './room.ts'
import type { Chunks } from './step.ts'

/** Jobs, and their places so far. */
export type Board = {
  jobs: readonly Job[]
  room: Room
  /** By index; null for what has no place. */
  places: (readonly Block[] | null)[]
  /** Dates of which a step that keeps apart from its like has one, as indexes. */
  apart: ReadonlySet<number>
}

/** A board with the jobs that are fixed. */
export function openBoard(jobs: readonly Job[], room: Room): Board {
  const board: Board = { jobs, room: copyOf(room), places: jobs.map(() => null), apart: new Set() }
  for (const job of jobs) if (job.step.fixed) put(board, job, job.step.fixed)
  return board
}

/** The same board, so that a change of one leaves the other. */
export function copyOfBoard(board: Board): Board {
  return { ...board, room: copyOf(board.room), places: [...board.places] }
}

/** Puts a job somewhere, whatever is there. */
export function put(board: Board, job: Job, blocks: readonly Block[]): void {
  for (const block of blocks) take(board.room, block, job.step.kind)
  board.places[job.index] = blocks
  if (job.idealDay !== null)
    board.apart = new Set([...board.apart, ...blocks.map((block) => dayOf(board, block))])
}

/** Takes a job from its place. */
export function lift(board: Board, job: Job): readonly Block[] {
  const blocks = board.places[job.index] ?? []
  for (const block of blocks) giveBack(board.room, block, job.step.kind)
  board.places[job.index] = null
  if (job.idealDay !== null) {
    const gone = new Set(blocks.map((block) => dayOf(board, block)))
    board.apart = new Set([...board.apart].filter((day) => !gone.has(day)))
  }
  return blocks
}

/** The person's own day of a place: after midnight it may still be that of the evening before. */
function dayOf({ room }: Pick<Board, 'room'>, { start }: Pick<Block, 'start'>): number {
  return Math.floor((start - room.dayStart) / MINUTES_PER_DAY) - room.first
}

/** What is wished for beside the rules. */
export type Wishes = {
  /** To stay at its place of before. */
  previous: boolean
  /** To begin in the part of the day that is preferred. */
  preferred: boolean
  /** To have its parts on different dates. */
  spread: boolean
}
export const ALL_WISHES: Wishes = { previous: true, preferred: true, spread: true }
export const NO_WISHES: Wishes = { previous: false, preferred: false, spread: false }

/** Finds a place for a job that has none, and takes it. @returns whether there was one */
export function placeJob(board: Board, job: Job, wishes: Wishes = ALL_WISHES): boolean {
  const search = searchFor(board, job)
  if (!search) return false
  const blocks =
    (wishes.previous ? previousPlace(board, job, search) : null) ??
    (job.parts ? splitPlace(board, job, search, wishes) : wholePlace(board, job, search, wishes))
  if (!blocks) return false
  put(board, job, blocks)
  return true
}

/** The places that a job may have beside what is on the board; null while one that it needs has none. */
export function searchFor({ places }: Board, job: Job): Search | null {
  const { needs, neededBy } = job
  let after = 0
  for (const index of needs) {
    const place = places[index]
    if (!place) return null
    after = Math.max(after, endOf(place))
  }
  let before = Infinity
  for (const index of neededBy) {
    const place = places[index]
    if (place) before = Math.min(before, startOf(place))
  }
  return { ...searchAlone(job), after, before }
}

/** The places that a job may have if there were no others. */
export function searchAlone({ step, fromDay, toDay }: Job): Search {
  const { minutes, hours, kind, days } = step
  return { length: minutes, hours, kind, fromDay, toDay, after: 0, before: Infinity, days }
}

/** When the first of some blocks begins. */
export function startOf(blocks: readonly Block[]): number {
  return Math.min(...blocks.map(({ start }) => start))
}

/** When the last of some blocks ends. */
export function endOf(blocks: readonly Block[]): number {
  return Math.max(...blocks.map(({ end }) => end))
}

function previousPlace(board: Board, job: Job, search: Search): Block[] | null {
  if (job.previous.length === 0) return null
  if (job.parts) return previousParts(board, job, search)
  const [start = 0] = job.previous
  if (job.previous.length > 1 || !isFree(board.room, start, search)) return null
  if (job.idealDay !== null && board.apart.has(dayOf(board, { start }))) return null
  return [{ start, end: start + search.length }]
}

/** Parts that begin where they began: as long as they were, or where that is not known as long as they may be. */
function previousParts(
  { room }: Board,
  { parts, previous, previousLengths }: Job,
  search: Search,
): Block[] | null {
  const trial = copyOf(room)
  const isKnown = previousLengths.reduce<number>((sum, length) => sum + (length ?? 0), 0) === search.length
  let rest = search.length
  const blocks: Block[] = []
  const inOrder = previous.map((start, index) => ({ start, was: previousLengths[index] }))
  for (const [index, { start, was }] of inOrder.toSorted((a, b) => a.start - b.start).entries()) {
    const free = longestAt(trial, start, search)
    const longest = isKnown ? Math.min(free, was ?? 0) : free
    const length = parts && longestPart(rest, longest, parts, previous.length - index - 1)
    if (length === null || (isKnown && length !== was)) return null
    const block = { start, end: start + length }
    take(trial, block, search.kind)
    blocks.push(block)
    rest -= length
  }
  return blocks // the last of them took all that was left
}

/** The most minutes that are free from a start on; 0 where none are. */
function longestAt(room: Room, start: number, search: Search): number {
  const day = Math.floor(start / MINUTES_PER_DAY) - room.first
  const pieces = room.free[search.hours][day] ?? []
  const at = pieces.findIndex((_, index) => index % 2 === 0 && endAt(pieces, index) > start)
  if (at < 0 || !isFree(room, start, { ...search, length: 1 })) return 0
  const end = Math.min(endAt(pieces, at), search.before)
  return Math.min(end - start, room.left[search.kind][day] ?? 0)
}

function endAt(pieces: readonly number[], index: number): number {
  return pieces[index + 1] ?? 0
}

function wholePlace(board: Board, job: Job, search: Search, wishes: Wishes): Block[] | null {
  const { preferred } = job
  const find = (part: Search['part']) =>
    job.idealDay === null
      ? firstStart(board.room, { ...search, part })
      : startNear(board, job.idealDay, { ...search, part })
  const start = (preferred && wishes.preferred ? find(preferred) : null) ?? find(null)
  return start === null ? null : [{ start, end: start + search.length }]
}

/** The first start on the date that is nearest to the best one and has none of its like; of two the later date. */
function startNear({ room, apart }: Board, ideal: number, search: Search): number | null {
  const farthest = Math.max(search.toDay - ideal, ideal - search.fromDay)
  for (let distance = 0; distance <= farthest; distance += 1) {
    for (const day of distance === 0 ? [ideal] : [ideal + distance, ideal - distance]) {
      if (day < search.fromDay || day > search.toDay || apart.has(day)) continue
      const onDay = { ...search, fromDay: day, toDay: day }
      const start = firstStart(room, onDay)
      if (start === null) continue
      if (!apart.has(dayOf({ room }, { start }))) return start
      const begins = (room.first + day) * MINUTES_PER_DAY + room.dayStart
      const later = firstStart(room, { ...onDay, after: Math.max(search.after, begins) })
      if (later !== null) return later
    }
  }
  return null
}

/** Parts on different dates where there are enough of them, else as they fit, as long as may be or as long as each other. */
function splitPlace(board: Board, { parts }: Job, search: Search, { spread }: Wishes): Block[] | null {
  if (!parts) return null
  const asLong = (spread ? partsIn(board, parts, search, true) : null) ?? partsIn(board, parts, search, false)
  if (asLong) return asLong
  for (const even of evenParts(search.length, parts)) {
    const blocks = partsIn(board, even, search, false)
    if (blocks) return blocks
  }
  return null
}

function partsIn({ room }: Board, parts: Chunks, search: Search, isOneADay: boolean): Block[] | null {
  const trial = copyOf(room)
  const blocks: Block[] = []
  let rest = search.length
  for (let day = Math.max(0, search.fromDay); day <= search.toDay && rest > 0;) {
    const block = longestPartOn(trial, day, search, { rest, parts })
    if (block) {
      take(trial, block, search.kind)
      blocks.push(block)
      rest -= block.end - block.start
    }
    if (!block || isOneADay) day += 1
  }
  return rest === 0 ? blocks.toSorted((a, b) => a.start - b.start) : null
}

/** The longest part of what is left of a job that a date has room for; of several the first. */
function longestPartOn(
  room: Room,
  day: number,
  search: Search,
  { rest, parts }: { rest: number; parts: Chunks },
): Block | null {
  let best: Block | null = null
  const onDate = { ...search, length: Math.min(parts.min, rest), fromDay: day, toDay: day }
  for (let { after } = search; ;) {
    const start = firstStart(room, { ...onDate, after })
    if (start === null) return best
    const longest = longestAt(room, start, search)
    const length = longestPart(rest, longest, parts) ?? 0
    if (length > (best ? best.end - best.start : 0)) best = { start, end: start + length }
    after = start + Math.max(longest, 1)
  }
}
