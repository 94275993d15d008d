import * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'
import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import type { Hours } from '#shared/planning/availability.ts'
import { dateOf, onRaster, RASTER, timeOf } from './block.ts'
import type { Room } from './room.ts'

/** Free time of a date, in minutes; `end` is where a buffer or the window's end begins, at most `24:00`. */
const FreeSlot = z.object({ date: z.string(), start: z.string(), end: z.string(), minutes: z.int() })
export type FreeSlot = z.infer<typeof FreeSlot>
export const FreeTimePage = pageSchema(FreeSlot)

/** The free times of a room in order, beginning on a quarter hour and as long as asked for at least. Capacities are left aside. */
export function freeSlots(room: Room, hours: Hours, minutes: number): FreeSlot[] {
  return room.free[hours].flatMap((pieces) =>
    pieces.flatMap((from, at) => {
      const end = pieces[at + 1] ?? 0
      const start = onRaster(Math.max(from, room.earliest))
      if (at % 2 === 1 || end - start < Math.max(minutes, RASTER)) return []
      const isMidnight = end % MINUTES_PER_DAY === 0
      return [
        {
          date: dateOf(start),
          start: timeOf(start),
          end: isMidnight ? '24:00' : timeOf(end),
          minutes: end - start,
        },
      ]
    }),
  )
}
