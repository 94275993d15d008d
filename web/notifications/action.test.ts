import { expect, test } from 'vitest'
import { afterAction, type InboxRow, minutesLeft } from './action.ts'

const AT = '2026-03-02T09:30:00.000Z'
const ROW: InboxRow = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'reminder',
  event: 'task_reminder',
  title: 'Water the plants',
  body: '',
  url: '/dashboard',
  target_kind: null,
  target_id: null,
  actions: ['done', 'snooze', 'skip'],
  missed: false,
  created_at: '2026-03-02T09:00:00.000Z',
  read_at: null,
  acted: null,
  snoozed_until: null,
}
const { id } = ROW

test.each([
  [{ kind: 'read', id, at: AT }, { read_at: AT }],
  [{ kind: 'delete', id, at: AT }, { deleted: true }],
  [
    { kind: 'done', id, at: AT },
    { read_at: AT, acted: { action: 'done', at: AT } },
  ],
  [
    { kind: 'snooze', id, minutes: 60, at: AT },
    { read_at: AT, acted: { action: 'snooze', at: AT }, snoozed_until: '2026-03-02T10:30:00.000Z' },
  ],
  [{ kind: 'read_all', id: 'all', until: ROW.created_at, at: AT }, { read_at: AT }],
  [{ kind: 'read_all', id: 'all', until: '2026-03-02T08:59:59.999Z', at: AT }, {}],
] as const)('%j leaves %j', (action, changed) => {
  expect(afterAction(ROW, action)).toEqual({ ...ROW, ...changed })
})

test('what was read stays read as it was, is unread again, and closes a snooze', () => {
  const read = { ...ROW, read_at: '2026-03-02T09:10:00.000Z' }
  expect(afterAction(read, { kind: 'read', id, at: AT })).toEqual(read)
  expect(afterAction(read, { kind: 'unread', id, at: AT })).toEqual(ROW)
  const snoozed = afterAction(ROW, { kind: 'snooze', id, minutes: 5, at: AT })
  expect(afterAction(snoozed, { kind: 'done', id, at: AT })?.snoozed_until).toBe(null)
  expect(afterAction(undefined, { kind: 'done', id, at: AT })).toBe(undefined)
})

test.each([
  [0, 60],
  [59, 60],
  [600, 50],
  [86_400, 5],
  [-600, 60],
])('a snooze of an hour that is sent after %d seconds takes %d minutes', (seconds, minutes) => {
  expect(minutesLeft({ at: AT, minutes: 60 }, Date.parse(AT) + seconds * 1000)).toBe(minutes)
})
