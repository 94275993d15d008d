import { MINUTES_PER_DAY, weekdayOfDay } from '#shared/time/civil.ts'
import { type Hours, HOURS, type Kind } from '#shared/planning/availability.ts'
import { type Block, onRaster } from './block.ts'

/** Pieces of free time of one date, in order: start, end, start, end and so on. */
type Pieces = readonly number[]

/**
 * Free time by date, from which places are taken and to which they are given back.
 *
 * Minutes are those of {@link Block}; dates are indexes from the first one on.
 */
export type Room = {
  /** The day number of the first date. */
  first: number
  /** Nothing starts before this minute. */
  earliest: number
  /** Minutes kept free between one place and the next. */
  buffer: number
  /** Minutes after midnight at which the person's own day begins. */
  dayStart: number
  /** What was free before any place was taken. */
  open: Record<Hours, Pieces[]>
  free: Record<Hours, Pieces[]>
  /** Minutes that may still be planned on a date. */
  left: Record<Kind, number[]>
  /** The places taken that reach into a date with their buffers. */
  taken: (readonly Block[])[]
  /** How much may still be looked at; copies share it. What is optional stops at 0, so that a plan takes a bounded time. */
  effort: { left: number }
}

/** Dates and places that are looked at for one plan. */
const MOST_EFFORT = 20_000

/** A room of which nothing is taken. @param windows by date, as {@link Pieces} */
export function openRoom(of: {
  first: number
  earliest: number
  buffer: number
  dayStart?: number | undefined
  windows: Record<Hours, Pieces[]>
  left: Record<Kind, number[]>
}): Room {
  const { first, earliest, buffer, dayStart = 0, windows, left } = of
  return {
    first,
    earliest,
    buffer,
    dayStart,
    open: windows,
    free: copied(windows),
    left,
    taken: [],
    effort: { left: MOST_EFFORT },
  }
}

/** The same room, so that taking from one leaves the other. */
export function copyOf(room: Room): Room {
  room.effort.left -= room.free.any.length
  const left = { work: [...room.left.work], personal: [...room.left.personal] }
  return { ...room, free: copied(room.free), left, taken: [...room.taken] }
}

function copied(pieces: Record<Hours, Pieces[]>): Record<Hours, Pieces[]> {
  return { work: [...pieces.work], personal: [...pieces.personal], any: [...pieces.any] }
}

/** Closes a time for good: what was there before anything is placed. */
export function occupy(room: Room, { start, end }: Block, buffer: number): void {
  for (const day of daysOf(room, start - buffer, end + buffer)) {
    for (const hours of HOURS) {
      const open = without(room.open[hours][day] ?? [], start - buffer, end + buffer)
      room.open[hours][day] = open
      room.free[hours][day] = open
    }
  }
}

/** Takes a place. */
export function take(room: Room, block: Block, kind: Kind): void {
  const [from, to] = [block.start - room.buffer, block.end + room.buffer]
  for (const day of daysOf(room, from, to)) {
    room.taken[day] = [...(room.taken[day] ?? []), block]
    for (const hours of HOURS) room.free[hours][day] = without(room.free[hours][day] ?? [], from, to)
  }
  addLeft(room, block, kind, -1)
}

/** Gives a place back that was taken. */
export function giveBack(room: Room, block: Block, kind: Kind): void {
  const { buffer } = room
  for (const day of daysOf(room, block.start - buffer, block.end + buffer)) {
    const rest = (room.taken[day] ?? []).filter(({ start }) => start !== block.start)
    room.taken[day] = rest
    for (const hours of HOURS) {
      let pieces = room.open[hours][day] ?? []
      for (const { start, end } of rest) pieces = without(pieces, start - buffer, end + buffer)
      room.free[hours][day] = pieces
    }
  }
  addLeft(room, block, kind, 1)
}

function addLeft(room: Room, { start, end }: Block, kind: Kind, sign: number) {
  const day = Math.floor(start / MINUTES_PER_DAY) - room.first
  const left = room.left[kind]
  left[day] = (left[day] ?? 0) + sign * (end - start)
}

/** Which places of a length may be looked at. */
export type Search = {
  /** Minutes. */
  length: number
  hours: Hours
  kind: Kind
  /** The first and the last date, as indexes. */
  fromDay: number
  toDay: number
  /** Nothing starts before this minute, and nothing ends after that. */
  after: number
  before: number
  /** 0 Sunday to 6 Saturday; null for all. */
  days: readonly number[] | null
  /** Minutes since midnight between which it starts; null for all. */
  part?: readonly [from: number, to: number] | null
}

/** The first start of the raster at which there is room; null where there is none. */
export function firstStart(room: Room, search: Search): number | null {
  const { length, hours, kind, fromDay, toDay, days } = search
  const pieces = room.free[hours]
  const left = room.left[kind]
  const last = Math.min(toDay, pieces.length - 1)
  for (let day = Math.max(0, fromDay); day <= last; day += 1) {
    room.effort.left -= 1
    if (days !== null && !days.includes(weekdayOfDay(room.first + day))) continue
    if (length > (left[day] ?? 0)) continue
    const start = startIn(pieces[day] ?? [], room, search, (room.first + day) * MINUTES_PER_DAY)
    if (start !== null) return start
  }
  return null
}

function startIn(
  pieces: Pieces,
  { earliest }: Room,
  { length, after, before, part }: Search,
  midnight: number,
) {
  const least = Math.max(earliest, after, part ? midnight + part[0] : 0)
  const most = part ? midnight + part[1] : Infinity
  for (let at = 0; at < pieces.length; at += 2) {
    const start = onRaster(Math.max(pieces[at] ?? 0, least))
    const end = start + length
    if (end <= (pieces[at + 1] ?? 0) && end <= before && start < most) return start
  }
  return null
}

/** Whether a block may be taken as it is. @param search whose length is that of the block */
export function isFree(room: Room, start: number, search: Search): boolean {
  const day = Math.floor(start / MINUTES_PER_DAY) - room.first
  const exact = { ...search, fromDay: Math.max(day, search.fromDay), toDay: Math.min(day, search.toDay) }
  return firstStart(room, { ...exact, after: Math.max(start, search.after) }) === start
}

/** The indexes of the dates between two minutes, those outside of the room left out. */
function daysOf({ first, free }: Room, from: number, to: number): number[] {
  const last = Math.min(free.any.length - 1, Math.floor((to - 1) / MINUTES_PER_DAY) - first)
  const days: number[] = []
  for (let day = Math.max(0, Math.floor(from / MINUTES_PER_DAY) - first); day <= last; day += 1)
    days.push(day)
  return days
}

function without(pieces: Pieces, from: number, to: number): Pieces {
  const rest: number[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const [start = 0, end = 0] = [pieces[at], pieces[at + 1]]
    if (to <= start || from >= end) rest.push(start, end)
    else {
      if (from > start) rest.push(start, from)
      if (to < end) rest.push(to, end)
    }
  }
  return rest
}
