import { expect, test } from 'vitest'
import { LocalMoment, NewReminder, patchedTime, ReminderPatch } from './reminder.ts'

const id = '00000000-0000-4000-8000-000000000000'
const before = { target_kind: 'task', target_id: id, kind: 'before', minutes_before: 10 }
const at = { target_kind: 'task', target_id: id, kind: 'at', at: '2026-03-02T09:30' }

const fieldsOf = (schema: typeof NewReminder | typeof ReminderPatch, asked: object) => {
  const { success, error } = schema.safeParse(asked)
  return success ? [] : error.issues.map(({ path, code }) => path[0] ?? code)
}

test.each([
  [before, []],
  [{ ...before, target_kind: 'series' }, []],
  [{ ...before, minutes_before: 0 }, []],
  [{ ...before, minutes_before: 10_080 }, []],
  [at, []],
  [{ ...before, minutes_before: 10_081 }, ['minutes_before']],
  [{ ...before, minutes_before: -1 }, ['minutes_before']],
  [{ ...before, minutes_before: 1.5 }, ['minutes_before']],
  [{ ...before, minutes_before: null }, ['minutes_before']],
  [{ ...before, at: at.at }, ['at']],
  [{ ...at, at: null }, ['at']],
  [{ ...at, minutes_before: 5 }, ['minutes_before']],
  [{ ...at, target_kind: 'series' }, ['kind']],
  [{ ...at, target_kind: 'habit' }, ['target_kind']],
  [{ ...at, at: '2026-03-02T24:00' }, ['at']],
  [{ ...at, at: '2026-03-02T9:30' }, ['at']],
  [{ ...at, at: '2026-02-30T09:30' }, ['at']],
  [{ ...at, at: '2026-03-02T09:30:00Z' }, ['at']],
  [{ ...before, next_at: null }, ['unrecognized_keys']],
])('of %j these fields are refused: %j', (asked, fields) => {
  expect(fieldsOf(NewReminder, asked)).toEqual(fields)
})

test.each(['2026-03-02T00:00', '2026-12-31T23:59'])('%s is a moment', (text) => {
  expect(LocalMoment.safeParse(text).success).toBe(true)
})

test('a patch of the kind drops what belonged to the former one', () => {
  const ten = { kind: 'before', minutes_before: 10, at: null } as const
  expect(patchedTime(ten, { minutes_before: 5 })).toEqual({ ...ten, minutes_before: 5 })
  expect(patchedTime(ten, {})).toEqual(ten)
  expect(patchedTime(ten, { kind: 'at', at: at.at })).toEqual({ kind: 'at', minutes_before: null, at: at.at })
  expect(fieldsOf(ReminderPatch, { target_id: id })).toEqual(['unrecognized_keys'])
})
