import { expect, test } from 'vitest'
import { attendance } from './attendance.ts'
import type { SeatState } from './room.ts'

const times = (count: number, seat: SeatState) => Array.from({ length: count }, () => seat)

test.each<[SeatState[], ReturnType<typeof attendance>]>([
  [[], { kept: 0, of: 0, percent: null }],
  [times(2, 'kept'), { kept: 2, of: 2, percent: null }],
  [[...times(2, 'kept'), 'left'], { kept: 2, of: 3, percent: 67 }],
  [['missed', ...times(25, 'kept')], { kept: 19, of: 20, percent: 95 }],
  [['invited', 'kept', 'joined', 'missed', 'left'], { kept: 1, of: 3, percent: 33 }],
])('of %o', (seats, expected) => expect(attendance(seats)).toEqual(expected))
