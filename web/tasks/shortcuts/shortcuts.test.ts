import { expect, test } from 'vitest'
import { type KeyPress, SHORTCUTS, shortcutOf } from './shortcuts.ts'

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    repeat: false,
    ...more,
  }
}

test.each(SHORTCUTS)('$key means: $what', ({ id, key, group, withControl = false, withShift = false }) => {
  const shiftKey = key === '?' || key === '/' || withShift
  expect(shortcutOf(press(key, { ctrlKey: withControl, shiftKey }), group === 'On a task', true)).toBe(id)
  expect(shortcutOf(press(key, { metaKey: withControl, shiftKey }), group === 'On a task', true)).toBe(id)
})

test('no key means two things in the same place', () => {
  const places = SHORTCUTS.map(
    ({ key, group, withControl, withShift }) =>
      `${group === 'On a task'} ${withShift ?? false} ${withControl ?? false} ${key}`,
  )
  expect(new Set(places).size).toBe(SHORTCUTS.length)
})

test('M moves a task that has the focus, and shows the month elsewhere', () => {
  expect(shortcutOf(press('m'), true, true)).toBe('move')
  expect(shortcutOf(press('m'), false, true)).toBe('month')
})

test('the calendar hears its keys while a task has the focus, a task does not hear its own from elsewhere', () => {
  expect(shortcutOf(press('t'), true, true)).toBe('today')
  expect(shortcutOf(press('x'), false, true)).toBeNull()
})

test('switched off, only keys with Ctrl or Cmd are left', () => {
  expect(shortcutOf(press('n'), false, false)).toBeNull()
  expect(shortcutOf(press('?', { shiftKey: true }), false, false)).toBeNull()
  expect(shortcutOf(press('z', { ctrlKey: true }), false, false)).toBe('undo')
})

test.each<[string, KeyPress]>([
  ['with Ctrl, which are the browser’s', press('t', { ctrlKey: true })],
  ['with Alt', press('n', { altKey: true })],
  ['with Shift', press('ArrowRight', { shiftKey: true })],
  ['while a word is composed', press('n', { isComposing: true })],
  ['that are held down', press('n', { repeat: true })],
  ['that nobody has', press('q')],
])('keys %s mean nothing', (_, keyPress) => {
  expect(shortcutOf(keyPress, false, true)).toBeNull()
})

test('with caps lock, or on a keyboard without Latin letters, the same keys work', () => {
  expect(shortcutOf(press('N', { code: 'KeyN' }), false, true)).toBe('quickAdd')
  expect(shortcutOf(press('т', { code: 'KeyN' }), false, true)).toBe('quickAdd')
})

test('an arrow that is held goes on', () => {
  expect(shortcutOf(press('ArrowRight', { repeat: true }), false, true)).toBe('next')
})
