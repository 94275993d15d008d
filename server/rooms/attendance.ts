import { attendance, type Attendance, ATTENDANCE_ROOMS } from '#shared/rooms/attendance.ts'
import type { SeatState } from '#shared/rooms/room.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/**
 * How many of their last rooms somebody has kept, as of an instant: a room whose time is over counts as it was when it ended, also
 * before that was written down (docs/rules/rooms.md, Attendance).
 */
export async function attendanceOf(db: Db, personId: PersonId, now: Date): Promise<Attendance> {
  const rows = await db.read<{ state: SeatState }>(ENDED, [personId, now, ATTENDANCE_ROOMS])
  return attendance(
    rows.map(({ state }) => (state === 'here' ? 'kept' : state === 'joined' ? 'missed' : state)),
  )
}

const ENDED = `
  select m.state from my_rooms m where m.user_id = $1 and m.ends_at <= $2 and m.state <> 'invited'
  order by m.ends_at desc, m.room_id desc limit $3`
