import { expect, test } from 'vitest'
import { type LineKind, isErrand, kindOfLine } from './errands.ts'

// Monday 2 March 2026.
const LOCAL = { today: '2026-03-02', time: '09:00', weekStart: 1, isSouthern: false, workday: null }
const words = (count: number) => Array.from({ length: count }, () => 'milk').join(' ')

test('an errand has five words at most', () => {
  expect([4, 5].map((more) => isErrand(`buy ${words(more)}`))).toEqual([true, false])
})

test.each<[string, LineKind]>([
  ['buy milk', 'task'],
  ['get milk', 'doubt'],
  ['get fit', 'goal'],
  ['start journaling', 'goal'],
  ['fix my sleep', 'goal'],
  ['cancel my gym membership', 'task'],
  ['buy running shoes', 'task'],
  ['fix the bike', 'task'],
  ['get a new job', 'goal'],
  ['run', 'goal'],
  ['meet Ann on 16 March at 5pm', 'task'],
  ['meet Ann on 17 March at 5pm', 'goal'],
  ['buy milk on 16 March', 'task'],
  ['history exam on 16 March', 'goal'],
  ['history exam on 16 March at 9am', 'task'],
  ['learn chess 3 times a week', 'goal'],
  ['learn chess tomorrow at 5pm', 'task'],
  ['read 12 books', 'goal'],
  ['read 20 pages tomorrow', 'goal'],
  ['save money tomorrow', 'goal'],
  ['how do I learn chess', null],
  ['what is on today?', null],
  ['', null],
  [`buy ${words(25)}`, null],
])('%j is: %s', (line, kind) => {
  expect(kindOfLine(line, LOCAL)).toBe(kind)
})
