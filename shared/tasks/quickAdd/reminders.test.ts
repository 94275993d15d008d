import { expect, test } from 'vitest'
import { parseQuickAdd } from './quickAdd.ts'

const context = { today: '2026-03-02', weekStart: 1, now: '09:00', reminders: true }
const read = (line: string) => {
  const { title, reminders = [], chips } = parseQuickAdd(line, context)
  return [title, reminders, chips.filter(({ kind }) => kind === 'reminder').map(({ label }) => label)]
}

test.each([
  ['call Ann 5pm remind:10m', 'call Ann', [10], ['Remind 10 min before']],
  ['remind:2h dentist friday', 'dentist', [120], ['Remind 2 h before']],
  ['dentist remind:1d fri 9am', 'dentist', [1440], ['Remind 1 day before']],
  ['dentist remind:0m', 'dentist', [0], ['Remind at its time']],
  ['a remind:1d b remind:10m', 'a b', [1440, 10], ['Remind 1 day before', 'Remind 10 min before']],
  ['a remind:10m remind:10m', 'a', [10], ['Remind 10 min before', 'Remind 10 min before']],
  ['a remind:9d', 'a', [10_080], ['Remind 7 days before (the earliest)']],
  ['a remind:10', 'a remind:10', [], []],
  ['a remind:soon', 'a remind:soon', [], []],
  ['remind: call', 'remind: call', [], []],
  ['a \\remind:10m', 'a remind:10m', [], []],
  ['a "remind:10m"', 'a remind:10m', [], []],
])('%s', (line, title, reminders, labels) => {
  expect(read(line)).toEqual([title, reminders, labels])
})

test('the sixth stays in the title', () => {
  const [title, reminders] = read('a remind:1m remind:2m remind:3m remind:4m remind:5m remind:6m b')
  expect(reminders).toHaveLength(5)
  expect(title).toMatch(/^a remind:\dm b$/)
})

test('where there are no reminders the words are the title’s', () => {
  const { title, reminders } = parseQuickAdd('a remind:10m', { ...context, reminders: false })
  expect([title, reminders]).toEqual(['a remind:10m', undefined])
})
