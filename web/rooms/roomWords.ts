import { CHECK_IN_SECONDS, isCheckInTime, roomState, type RoomTimes } from '#shared/rooms/seat.ts'
import type { Room, RoomMember, RoomState, SeatState } from '#shared/rooms/room.ts'

/** When a room is, for the rules. */
export function timesOf({ starts_at, ends_at, state }: Room): RoomTimes {
  return {
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
    isCancelled: state === 'cancelled',
  }
}

/** What a room is by now, also before the server has said so. */
export const stateNow = (room: Room, now: Date): RoomState => roomState(timesOf(room), now)

/** What the person is in a room; null for who has no part in it. */
export const mySeat = ({ members }: Pick<Room, 'members'>): RoomMember | null =>
  members.find(({ is_me }) => is_me) ?? null

const SEAT_WORDS: Record<SeatState, string> = {
  invited: 'Invited',
  joined: 'Has a seat',
  here: 'Here',
  left: 'Left early',
  kept: 'Stayed to the end',
  missed: 'Not there',
}
export const seatWords = (seat: SeatState): string => SEAT_WORDS[seat]

/** Minutes and seconds on the one clock: until the beginning, then until the end. */
export function clockWords(room: Room, now: Date): { caption: string; time: string; part: number } {
  const state = stateNow(room, now)
  const [from, to] = [Date.parse(room.starts_at), Date.parse(room.ends_at)]
  if (state === 'open') return { caption: 'Begins in', time: duration(from - now.getTime()), part: 0 }
  if (state === 'running')
    return {
      caption: 'Together until the time is up',
      time: duration(to - now.getTime()),
      part: (now.getTime() - from) / (to - from),
    }
  return { caption: state === 'ended' ? 'Done' : 'Called off', time: `${room.minutes} min`, part: 1 }
}

/** `2 d`, `3:05 h` or `24:59`. */
function duration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)} h` : `${minutes}:${two(seconds % 60)}`
}

/** The sentence about checking in of somebody who has a seat, in a room that has not ended. */
export function checkInWords(room: Room, now: Date): string {
  const { startsAt } = timesOf(room)
  if (isCheckInTime(startsAt, now)) return 'Say that you are here. You can until 5 minutes after the start.'
  if (now < startsAt) {
    const ms = startsAt.getTime() - CHECK_IN_SECONDS * 1000 - now.getTime()
    return `Check-in opens in ${duration(ms)}.`
  }
  return 'The time to check in is over. You are welcome to work along.'
}
