import { expect, test } from 'vitest'
import { SETTINGS_FIELDS } from '#shared/settings/settings.ts'
import { EXPORTED_ROWS } from './exportedRows.ts'

const ID = '0194f2a0-0000-7000-8000-000000000001'
const INSTANT = '2026-03-02T09:00:00.000Z'
const created = { id: ID, created_at: INSTANT }
const reminder = { ...created, task_id: ID, series_id: null, minutes_before: 10, at: null }
const focus = { id: ID, task_id: ID, started_at: INSTANT, ended_at: null, noted_at: null }
const notification = {
  ...created,
  kind: 'reminder',
  event: 'due',
  key: 'k',
  title: 't',
  body: '',
  url: '/tasks',
  target_kind: 'task',
  target_id: ID,
  local_date: '2026-03-02',
  actions: [],
  missed: false,
  read_at: null,
  acted_action: null,
  acted_at: null,
  award: null,
}

/** The field that a row is refused for; null when it is taken. */
const refused = (table: 'reminders' | 'focus_sessions' | 'notifications' | 'settings', row: object) =>
  EXPORTED_ROWS[table].safeParse(row).error?.issues[0]?.path[0] ?? null

test.each([
  ['minutes before a task', {}, null],
  ['a task and a series', { series_id: ID }, 'series_id'],
  ['neither a task nor a series', { task_id: null }, 'series_id'],
  ['no moment', { minutes_before: null }, 'at'],
  ['a moment of a task', { minutes_before: null, at: '2026-03-02T09:00' }, null],
  ['two moments', { at: '2026-03-02T09:00' }, 'at'],
  [
    'a moment of a series',
    { task_id: null, series_id: ID, minutes_before: null, at: '2026-03-02T09:00' },
    'at',
  ],
])('a reminder with %s', (_name, more, field) => {
  expect(refused('reminders', { ...reminder, ...more })).toBe(field)
})

test('a focus session ends when it began, or later', () => {
  expect(refused('focus_sessions', focus)).toBeNull()
  expect(refused('focus_sessions', { ...focus, ended_at: INSTANT })).toBeNull()
  expect(refused('focus_sessions', { ...focus, ended_at: '2026-03-02T08:59:59.999Z' })).toBe('ended_at')
})

test.each([
  ['a target', {}, null],
  ['no target', { target_kind: null, target_id: null }, null],
  ['a kind of target alone', { target_id: null }, 'target_id'],
  ['a target without a kind', { target_kind: null }, 'target_id'],
  ['an action and its moment', { acted_action: 'done', acted_at: INSTANT }, null],
  ['an action without a moment', { acted_action: 'done' }, 'acted_at'],
  ['a moment without an action', { acted_at: INSTANT }, 'acted_at'],
  ['an address elsewhere', { url: 'https://example.com' }, 'url'],
  ['an address of another host', { url: '//example.com' }, 'url'],
])('a notification with %s', (_name, more, field) => {
  expect(refused('notifications', { ...notification, ...more })).toBe(field)
})

test.each([
  ['quiet hours', {}, null],
  ['none', { quiet_start: null, quiet_end: null }, null],
  ['a start alone', { quiet_end: null }, 'quiet_end'],
  ['an end alone', { quiet_start: null }, 'quiet_end'],
  ['quiet hours that end when they begin', { quiet_start: '07:00' }, 'quiet_end'],
])('settings with %s', (_name, more, field) => {
  const initial = Object.entries(SETTINGS_FIELDS).map(([name, { initial: value }]) => [name, value])
  const settings = {
    ...Object.fromEntries(initial),
    data_training_consent_at: null,
    has_created_first_goal: false,
    quiet_start: '22:00',
    quiet_end: '07:00',
  }
  expect(refused('settings', { ...settings, ...more })).toBe(field)
})
