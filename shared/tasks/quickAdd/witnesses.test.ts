import { expect, test } from 'vitest'
import { parseQuickAdd } from './quickAdd.ts'

const PARTNERS = [
  { id: '1', handle: 'ann_r', name: 'Ann Rivera' },
  { id: '2', handle: 'ben', name: 'Benjamin Okafor' },
  { id: '3', handle: 'tomas9', name: 'Tomás Rivera' },
]
const read = (text: string, partners = PARTNERS) =>
  parseQuickAdd(text, { today: '2026-03-02', weekStart: 1, now: '09:00', partners })

test.each([
  ['Swim @ben 17:00', '2', 'Swim'],
  ['@ann_r swim', '1', 'swim'],
  ['Swim @ANN, tomorrow', '1', 'Swim'],
  ['Swim @tomas-rivera', '3', 'Swim'],
  ['Swim @okaf for 45m', '2', 'Swim'],
])('%s is confirmed by partner %s', (text, id, title) => {
  const { task, chips, ...found } = read(text)
  expect([task.accountability_type, task.witness_id, found.title]).toEqual(['partner', id, title])
  const name = PARTNERS.find((partner) => partner.id === id)?.name
  expect(chips.find(({ kind }) => kind === 'witness')?.label).toBe(`With ${name}`)
})

test.each([
  'Swim @rivera', // two partners
  'Swim @carla', // none
  'Swim @b', // one letter says too little
  'Swim @ ben',
  'Mail ann@ben',
  'Swim \\@ben',
])('%s keeps its words', (text) => {
  const { task, title } = read(text)
  expect([task.witness_id, task.accountability_type, title]).toEqual([
    undefined,
    undefined,
    text.replace('\\', ''),
  ])
})

test('one partner a line, the last that is named; without partners nobody is', () => {
  expect(read('Pasta @ann @ben')).toMatchObject({ title: 'Pasta @ann', task: { witness_id: '2' } })
  expect(read('Pasta @ben', [])).toMatchObject({ title: 'Pasta @ben', task: {} })
  expect(read('Call at @7pm @ben').task).toMatchObject({ witness_id: '2', scheduled_time: '19:00' })
})
