import { expect, test } from 'vitest'
import { shownLastActive, statusAt } from './presence.ts'

const at = (time: string) => new Date(`2026-03-02T${time}Z`)

test.each([
  [true, '09:00:00', 'online'],
  [true, '08:55:00', 'online'],
  [true, '08:54:59', 'away'],
  [false, '09:00:00', 'offline'],
])('with a stream that is open (%s) and active at %s somebody is %s', (isOpen, active, status) => {
  expect(statusAt(isOpen, at(active), at('09:00:00'))).toBe(status)
})

test.each([
  ['2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z'],
  ['2026-03-02T08:59:59.999Z', '2026-03-02T08:55:00.000Z'],
  ['2026-03-01T09:03:00.000Z', '2026-03-01T09:00:00.000Z'],
  ['2026-03-01T08:59:59.999Z', '2026-03-01T00:00:00.000Z'],
  ['2026-02-11T23:59:00.000Z', '2026-02-11T00:00:00.000Z'],
])('%s is shown as %s', (lastActive, shown) => {
  expect(shownLastActive(new Date(lastActive), at('09:00:00'))).toBe(shown)
})
