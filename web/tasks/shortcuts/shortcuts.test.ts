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

test.each(SHORTCUTS)(
  '$key means: $what',
  ({ id, key, group, after: before = '', withControl = false, withShift = false }) => {
    const shiftKey = key === '?' || key === '/' || withShift
    expect(
      shortcutOf(press(key, { ctrlKey: withControl, shiftKey }), group === 'On a task', {
        areOn: true,
        before,
      }),
    ).toBe(id)
    expect(
      shortcutOf(press(key, { metaKey: withControl, shiftKey }), group === 'On a task', {
        areOn: true,
        before,
      }),
    ).toBe(id)
  },
)

test('no key means two things in the same place', () => {
  const places = SHORTCUTS.map(
    ({ key, group, withControl, withShift }) =>
      `${group === 'On a task'} ${withShift ?? false} ${withControl ?? false} ${key}`,
  )
  expect(new Set(places).size).toBe(SHORTCUTS.length)
})

test('M moves a task that has the focus, and shows the month elsewhere', () => {
  expect(shortcutOf(press('m'), true, { areOn: true })).toBe('move')
  expect(shortcutOf(press('m'), false, { areOn: true })).toBe('month')
})

test('the calendar hears its keys while a task has the focus, a task does not hear its own from elsewhere', () => {
  expect(shortcutOf(press('t'), true, { areOn: true })).toBe('today')
  expect(shortcutOf(press('x'), false, { areOn: true })).toBeNull()
})

test('switched off, only keys with Ctrl or Cmd are left', () => {
  expect(shortcutOf(press('n'), false, { areOn: false })).toBeNull()
  expect(shortcutOf(press('?', { shiftKey: true }), false, { areOn: false })).toBeNull()
  expect(shortcutOf(press('z', { ctrlKey: true }), false, { areOn: false })).toBe('undo')
})

test.each<[string, KeyPress]>([
  ['with Ctrl, which are the browser’s', press('t', { ctrlKey: true })],
  ['with Alt', press('n', { altKey: true })],
  ['with Shift', press('ArrowRight', { shiftKey: true })],
  ['while a word is composed', press('n', { isComposing: true })],
  ['that are held down', press('n', { repeat: true })],
  ['that nobody has', press('q')],
])('keys %s mean nothing', (_, keyPress) => {
  expect(shortcutOf(keyPress, false, { areOn: true })).toBeNull()
})

test('with caps lock, or on a keyboard without Latin letters, the same keys work', () => {
  expect(shortcutOf(press('N', { code: 'KeyN' }), false, { areOn: true })).toBe('quickAdd')
  expect(shortcutOf(press('т', { code: 'KeyN' }), false, { areOn: true })).toBe('quickAdd')
})

test('an arrow that is held goes on', () => {
  expect(shortcutOf(press('ArrowRight', { repeat: true }), false, { areOn: true })).toBe('next')
})

test('P means the friends only shortly after G', () => {
  expect(shortcutOf(press('p'), false, { areOn: true, before: 'g' })).toBe('people')
  expect(shortcutOf(press('p'), false, { areOn: true })).toBeNull()
  expect(shortcutOf(press('g'), false, { areOn: true, before: 'g' })).toBe('goals')
})
