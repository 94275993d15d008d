import * as z from 'zod/mini'
import type { SeatState } from './room.ts'

/** So many rooms are looked at. */
export const ATTENDANCE_ROOMS = 20
/** With fewer than so many there is no percentage. */
const LEAST_ROOMS = 3

/** How many of the last rooms somebody has kept (docs/rules/rooms.md, Attendance). */
export const Attendance = z.object({ kept: z.int(), of: z.int(), percent: z.nullable(z.int()) })
export type Attendance = z.infer<typeof Attendance>

/** @param seats what became of somebody in their ended rooms, the latest first; others than kept, missed and left do not count */
export function attendance(seats: readonly SeatState[]): Attendance {
  const counted = seats
    .filter((seat) => seat === 'kept' || seat === 'missed' || seat === 'left')
    .slice(0, ATTENDANCE_ROOMS)
  const kept = counted.filter((seat) => seat === 'kept').length
  const of = counted.length
  return { kept, of, percent: of < LEAST_ROOMS ? null : Math.round((100 * kept) / of) }
}
