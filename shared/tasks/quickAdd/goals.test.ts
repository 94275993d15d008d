import { expect, test } from 'vitest'
import { parseQuickAdd } from './quickAdd.ts'

const GOALS = [
  { id: '1', title: 'Learn Spanish' },
  { id: '2', title: 'Run' },
  { id: '3', title: 'Run 10 km' },
  { id: '4', title: 'Łódź, wszystko o niej' },
  { id: '5', title: 'Read 20 books' },
  { id: '6', title: 'Read the paper' },
]
const read = (text: string, goals = GOALS) =>
  parseQuickAdd(text, { today: '2026-03-02', weekStart: 1, now: '09:00', goals })

test.each([
  ['Twenty words *spanish 17:00', '1', 'Twenty words'],
  ['*learn-spanish twenty words', '1', 'twenty words'],
  ['Intervals *run, tomorrow', '2', 'Intervals'],
  ['Intervals *RUN-10', '3', 'Intervals'],
  ['Map *lodz', '4', 'Map'],
  ['Chapter one *books', '5', 'Chapter one'],
])('%s belongs to goal %s', (text, id, title) => {
  const { task, chips, ...found } = read(text)
  expect([task.goal_id, found.title]).toEqual([id, title])
  expect(chips.find(({ kind }) => kind === 'goal')?.label).toBe(GOALS.find((goal) => goal.id === id)?.title)
})

test.each([
  'Notes *read', // two goals
  'Notes *guitar', // none
  'Notes *s', // one letter says too little
  'Notes * spanish',
  'Notes *spanish*', // emphasis
  'Notes 5*spanish',
  'Notes \\*spanish',
])('%s keeps its words', (text) => {
  const { task, title } = read(text)
  expect([task.goal_id, title]).toEqual([undefined, text.replace('\\', '')])
})

test('one goal a line, the last that is named; without goals nothing is', () => {
  expect(read('Pasta *spanish *run')).toMatchObject({ title: 'Pasta *spanish', task: { goal_id: '2' } })
  expect(read('Pasta *spanish', [])).toMatchObject({ title: 'Pasta *spanish', task: {} })
})
