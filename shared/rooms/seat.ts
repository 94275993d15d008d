import type { RoomState, SeatState } from './room.ts'

/** Seconds before and after its beginning in which people check in (docs/rules/rooms.md, Seats). */
export const CHECK_IN_SECONDS = 300

/** When a room is, and whether it was called off. */
export type RoomTimes = { startsAt: Date; endsAt: Date; isCancelled: boolean }

/** What a room is at an instant. */
export function roomState({ startsAt, endsAt, isCancelled }: RoomTimes, now: Date): RoomState {
  if (isCancelled) return 'cancelled'
  if (now >= endsAt) return 'ended'
  return now >= startsAt ? 'running' : 'open'
}

/**
 * Whether somebody can check in: from 300 seconds before the beginning until 300 seconds after it, the last one included: the
 * 300th second counts to its end.
 */
export function isCheckInTime(startsAt: Date, now: Date): boolean {
  const ms = now.getTime() - startsAt.getTime()
  return ms >= -CHECK_IN_SECONDS * 1000 && Math.floor(ms / 1000) <= CHECK_IN_SECONDS
}

/** What became of a seat once its room has ended; before that the seat as it is. */
export function seatAt(seat: SeatState, room: RoomTimes, now: Date): SeatState {
  if (roomState(room, now) !== 'ended') return seat
  if (seat === 'here') return 'kept'
  return seat === 'joined' ? 'missed' : seat
}

/** What an action makes of a seat, or the sentence of its refusal. */
export type SeatAnswer = { seat: SeatState | null } | { refusal: string }

const OVER: Partial<Record<RoomState, SeatAnswer>> = {
  ended: { refusal: 'This room has ended' },
  cancelled: { refusal: 'This room was called off' },
}

const isSeated = (seat: SeatState | null) => seat === 'joined' || seat === 'here'

/** Takes a seat. In a room that runs it checks in, as long as there is time to. @param seat null for who has none */
export function seatAfterJoin(seat: SeatState | null, room: RoomTimes, now: Date): SeatAnswer {
  const state = roomState(room, now)
  const over = OVER[state]
  if (over) return over
  if (seat === 'left') return { refusal: 'You have left this room' }
  if (isSeated(seat)) return { seat }
  return { seat: state === 'running' && isCheckInTime(room.startsAt, now) ? 'here' : 'joined' }
}

/** Says that somebody is there. Again: the same, also when the time to check in is over. */
export function seatAfterCheckIn(seat: SeatState | null, room: RoomTimes, now: Date): SeatAnswer {
  const over = OVER[roomState(room, now)]
  if (seat === 'here' || seat === 'kept') return { seat }
  if (over) return over
  if (seat !== 'joined') return { refusal: 'Join this room first' }
  if (isCheckInTime(room.startsAt, now)) return { seat: 'here' }
  return now < room.startsAt
    ? { refusal: 'You can check in from 5 minutes before the start' }
    : { refusal: 'The time to check in is over' }
}

/** Leaves a room: before its beginning the seat is given back (null), while it runs that is how it ends for them. */
export function seatAfterLeave(seat: SeatState | null, room: RoomTimes, now: Date): SeatAnswer {
  const state = roomState(room, now)
  if (seat === 'left' || seat === null || seat === 'invited') return { seat }
  const over = OVER[state]
  if (over) return over
  return { seat: state === 'running' ? 'left' : null }
}
