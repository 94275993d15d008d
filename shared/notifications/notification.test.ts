import { expect, test } from 'vitest'
import { NotificationAct, ReadNotifications } from './notification.ts'

const ID = '0194f2a0-0000-7000-8000-000000000001'

test.each([
  [{}, false],
  [{ all: true }, true],
  [{ all: false }, false],
  [{ until: '2026-03-02T09:00:00Z' }, true],
  [{ ids: [] }, true],
  [{ ids: Array.from({ length: 1000 }, () => ID) }, true],
  [{ ids: Array.from({ length: 1001 }, () => ID) }, false],
])('marking as read by a part of %#', (asked, isTaken) => {
  expect(ReadNotifications.safeParse(asked).success).toBe(isTaken)
})

test('a snooze takes five minutes to a day', () => {
  const isTaken = (minutes: number) => NotificationAct.safeParse({ action: 'snooze', minutes }).success
  expect([4, 5, 1440, 1441].map(isTaken)).toEqual([false, true, true, false])
})
