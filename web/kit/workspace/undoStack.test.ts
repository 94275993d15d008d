import { expect, test } from 'vitest'
import { createUndoStack, type UndoStep } from './undoStack.ts'

const step = (id: string): UndoStep => [
  { slice: 'tasks', change: { kind: 'restore', id }, seen: null, about: id },
]

test('the latest step is undone first, and each only once', () => {
  const stack = createUndoStack()
  const [first, second, third] = [step('1'), step('2'), step('3')]
  for (const each of [first, second, third]) stack.push(each)
  expect(stack.take(second)).toBe(second)
  expect(stack.take(second)).toBeUndefined()
  expect([stack.take(), stack.take(), stack.take()]).toEqual([third, first, undefined])
})

test('fifty steps are remembered', () => {
  const stack = createUndoStack()
  for (let index = 0; index < 60; index += 1) stack.push(step(String(index)))
  let count = 0
  while (stack.take()) count += 1
  expect(count).toBe(50)
})
