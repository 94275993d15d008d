import { expect, test } from 'vitest'
import {
  isCheckInTime,
  roomState,
  type RoomTimes,
  seatAfterCheckIn,
  seatAfterJoin,
  seatAfterLeave,
  seatAt,
} from './seat.ts'
import type { SeatState } from './room.ts'

const START = Date.parse('2026-11-25T09:00:00Z')
const room: RoomTimes = {
  startsAt: new Date(START),
  endsAt: new Date(START + 25 * 60_000),
  isCancelled: false,
}
/** So many seconds after the beginning. */
const at = (seconds: number) => new Date(START + seconds * 1000)
const END = 25 * 60

test.each([
  [-1, 'open'],
  [0, 'running'],
  [END - 1, 'running'],
  [END, 'ended'],
] as const)('%i seconds after its beginning a room is %s', (seconds, state) => {
  expect(roomState(room, at(seconds))).toBe(state)
  expect(roomState({ ...room, isCancelled: true }, at(seconds))).toBe('cancelled')
})

test.each([
  [-301, false],
  [-300.001, false],
  [-300, true],
  [0, true],
  [300, true],
  [300.999, true],
  [301, false],
])('%f seconds after the beginning one can check in: %s', (seconds, can) => {
  expect(isCheckInTime(room.startsAt, at(seconds))).toBe(can)
})

const REFUSED = { refusal: expect.any(String) }

test.each<[SeatState | null, number, unknown]>([
  [null, -400, { seat: 'joined' }],
  ['invited', -10, { seat: 'joined' }],
  ['invited', 0, { seat: 'here' }],
  [null, 300, { seat: 'here' }],
  ['invited', 301, { seat: 'joined' }],
  ['joined', -10, { seat: 'joined' }],
  ['here', 400, { seat: 'here' }],
  ['left', 400, REFUSED],
  [null, END, REFUSED],
  ['kept', END, REFUSED],
])('who is %s and joins at second %i: %o', (seat, seconds, answer) => {
  expect(seatAfterJoin(seat, room, at(seconds))).toEqual(answer)
  expect(seatAfterJoin(seat, { ...room, isCancelled: true }, at(seconds))).toEqual(REFUSED)
})

test.each<[SeatState | null, number, unknown]>([
  ['joined', -301, REFUSED],
  ['joined', -300, { seat: 'here' }],
  ['joined', 300, { seat: 'here' }],
  ['joined', 301, REFUSED],
  ['here', 900, { seat: 'here' }],
  ['kept', END + 9, { seat: 'kept' }],
  ['invited', 0, REFUSED],
  [null, 0, REFUSED],
  ['left', 10, REFUSED],
  ['missed', END, REFUSED],
])('who is %s and checks in at second %i: %o', (seat, seconds, answer) => {
  expect(seatAfterCheckIn(seat, room, at(seconds))).toEqual(answer)
})

test.each<[SeatState | null, number, unknown]>([
  ['joined', -1, { seat: null }],
  ['here', -1, { seat: null }],
  ['joined', 0, { seat: 'left' }],
  ['here', END - 1, { seat: 'left' }],
  ['left', END, { seat: 'left' }],
  ['invited', 0, { seat: 'invited' }],
  [null, -1, { seat: null }],
  ['kept', END, REFUSED],
  ['missed', END, REFUSED],
])('who is %s and leaves at second %i: %o', (seat, seconds, answer) => {
  expect(seatAfterLeave(seat, room, at(seconds))).toEqual(answer)
})

test.each<[SeatState, SeatState]>([
  ['here', 'kept'],
  ['joined', 'missed'],
  ['left', 'left'],
  ['invited', 'invited'],
  ['kept', 'kept'],
])('who is %s has %s a room that has ended', (seat, outcome) => {
  expect(seatAt(seat, room, at(END - 1))).toBe(seat)
  expect(seatAt(seat, room, at(END))).toBe(outcome)
  expect(seatAt(seat, { ...room, isCancelled: true }, at(END))).toBe(seat)
})
