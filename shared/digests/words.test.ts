import { expect, test } from 'vitest'
import { type DigestFacts, digestInWords } from './words.ts'

const nothing: DigestFacts = {
  isWeekly: false,
  isTwelveHours: false,
  plan: [],
  planned: 0,
  due: [],
  tasksDone: 0,
  checkIns: 0,
}
const run = { title: 'Run', date: '2026-03-02', time: '07:30' }
const read = { title: 'Read', date: '2026-03-03', time: null }

test('without anything to say there is no digest', () => {
  expect(digestInWords(nothing)).toBeNull()
})

test.each([
  [{ plan: [run], planned: 1 }, 'Your day: 1 task', [{ title: 'Today', lines: ['07:30 Run'] }]],
  [
    { plan: [run], planned: 12 },
    'Your day: 12 tasks',
    [{ title: 'Today', lines: ['07:30 Run', 'and 11 more'] }],
  ],
  [
    { isTwelveHours: true, plan: [run], planned: 1 },
    'Your day: 1 task',
    [{ title: 'Today', lines: ['7:30\u00A0AM Run'] }],
  ],
  [
    { isWeekly: true, plan: [run, read], planned: 2 },
    'Your week: 2 tasks',
    [{ title: 'This week', lines: ['Monday 2 March, 07:30 Run', 'Tuesday 3 March, Read'] }],
  ],
  [
    { due: [{ title: 'Tax', date: '2026-03-03' }] },
    'Your day: 1 due',
    [{ title: 'Due', lines: ['Tax, by Tuesday 3 March'] }],
  ],
  [
    { tasksDone: 1, checkIns: 2 },
    'Your day: what you kept',
    [{ title: 'Since the last one', lines: ['1 task done', '2 check-ins of your habits'] }],
  ],
])('%j is said as "%s"', (facts, subject, sections) => {
  expect(digestInWords({ ...nothing, ...facts })).toEqual({ subject, sections })
})
