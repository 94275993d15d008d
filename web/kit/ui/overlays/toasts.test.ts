import { expect, test, vi } from 'vitest'
import { type Toast, addToastLine, removeToastLine } from './toasts.ts'

const reward = (xp: number, onAction = () => {}) => ({
  text: `Task completed! You earned ${xp} XP!`,
  xp,
  action: { label: 'Undo', onAction },
})

function after(...said: [line: Parameters<typeof addToastLine>[1], at: number][]): Toast[] {
  return said.reduce<Toast[]>((toasts, [line, at], id) => addToastLine(toasts, line, id, at), [])
}

test('three rewards within ten seconds are one line', () => {
  const toasts = after([reward(25), 0], [reward(35), 4_000], [reward(25), 9_000])
  expect(toasts.map(({ text }) => text)).toEqual(['3 tasks, +85 XP'])
})

test('three rewards of which no XP is said are one line, too', () => {
  const done = { ...reward(0), text: 'Task completed!' }
  expect(after([done, 0], [done, 1], [done, 2]).map(({ text }) => text)).toEqual(['3 tasks done'])
  const habit = { ...done, noun: 'habit' as const }
  expect(after([done, 0], [habit, 1]).map(({ text }) => text)).toEqual(['2 done'])
})

test('a reward after more than ten seconds stands alone', () => {
  expect(after([reward(25), 0], [reward(35), 10_001])).toHaveLength(2)
})

test('Undo of merged rewards undoes each of them, the latest first', () => {
  const first = vi.fn<() => void>()
  const second = vi.fn<() => void>()
  const [toast] = after([reward(25, first), 0], [reward(35, second), 100])
  toast?.action?.onAction()
  expect(second.mock.invocationCallOrder[0]).toBeLessThan(first.mock.invocationCallOrder[0] ?? 0)
})

test('other lines are never merged, and only three are shown at once', () => {
  const toasts = after([{ text: 'a' }, 0], [{ text: 'b' }, 1], [{ text: 'c' }, 2], [{ text: 'd' }, 3])
  expect(toasts.map(({ text }) => text)).toEqual(['b', 'c', 'd'])
})

test('a moment never joins a reward', () => {
  expect(after([reward(25), 0], [{ text: 'Level 5', tier: 2, xp: 100 }, 1])).toHaveLength(2)
})

test('what was undone leaves its line, and merged rewards by its share', () => {
  const merged = after([{ ...reward(25), about: 'a' }, 0], [{ ...reward(35), about: 'b' }, 1])
  const [left] = removeToastLine(merged, 'a')
  expect(left?.text).toBe('Task completed! You earned 35 XP!')
  expect(left && removeToastLine([left], 'b')).toEqual([])
  expect(removeToastLine(merged, 'c')).toEqual(merged)
})
