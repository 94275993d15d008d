import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { brokenExclusions, brokenRules, type RuledPlan, type RuledSession } from './rules.ts'

const FROM = '2026-11-23'
const session = (more: Partial<RuledSession> = {}): RuledSession => ({
  title: 'Read',
  note: 'Read a chapter.',
  date: FROM,
  time: null,
  minutes: 30,
  ...more,
})
const TITLES = ['Read', 'Listen', 'Speak', 'Write']
const sessions = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    session({ title: TITLES[index % TITLES.length] ?? '', date: addDays(FROM, index * 3) }),
  )
const phase = { from: FROM, to: FROM }
/** The names of the rules that a plan breaks. */
const broken = (more: Partial<RuledPlan>) =>
  brokenRules({
    pattern: 'language',
    sessions: [],
    phases: [],
    from: FROM,
    to: addDays(FROM, 27),
    ...more,
  }).map((sentence) => sentence.slice(0, 2))

test('eight sessions in four weeks need three phases', () => {
  expect(broken({ sessions: sessions(8) })).toEqual(['C2'])
  expect(broken({ sessions: sessions(8), phases: [phase, phase] })).toContain('C2')
  expect(broken({ sessions: sessions(8), phases: [phase, phase, phase] })).not.toContain('C2')
  expect(broken({ sessions: sessions(7) })).toEqual([])
  expect(broken({ sessions: sessions(8), to: addDays(FROM, 26) })).toEqual([])
})

test('a title comes three times in a row, and in 40 of 100 sessions', () => {
  const titled = (...titles: string[]) =>
    broken({ sessions: titles.map((title) => session({ title })), to: FROM })
  expect(titled('a', 'a', 'a')).toEqual([])
  expect(titled('a', 'a', 'a', 'a')).toEqual(['C3'])
  expect(titled('a', 'b', 'a', 'b', 'a', 'c', 'a', 'c', 'd', 'e')).toEqual([])
  expect(titled('a', 'b', 'a', 'b', 'a', 'c', 'a', 'c', 'a', 'e')).toEqual(['C3'])
})

test('titles are short, and begin differently', () => {
  const titled = (...titles: string[]) => broken({ sessions: titles.map((title) => session({ title })) })
  expect(titled('t'.repeat(60))).toEqual([])
  expect(titled('t'.repeat(61))).toEqual(['C4'])
  expect(titled('Practise your scales now, slowly', 'Practise your scales now, fast')).toEqual(['C4'])
  expect(titled('Chapter 3', 'Chapters 4 and 5')).toEqual([])
})

test('a note has one to three sentences, and one each for a share and a recall', () => {
  const noted = (note: string) => broken({ sessions: [session({ note })] })
  expect(noted('')).toEqual(['C5'])
  expect(noted('One.')).toEqual([])
  expect(noted('One. Two. Three. Four? Five.')).toEqual([])
  expect(noted('One. Two. Three. Four. Five. Six.')).toEqual(['C5'])
})

test.each([
  [15, 2],
  [20, 2],
  [21, 3],
  [30, 3],
  [31, 4],
])('of %i days up to an exam the last %i are room, a tenth and two at least', (days, room) => {
  const plan = (last: number) => {
    const to = addDays(FROM, days - 1)
    const from = addDays(to, 1 - last)
    return broken({ pattern: 'exam', sessions: sessions(3), phases: [phase, { from, to }], to })
  }
  expect(plan(room)).not.toContain('C7')
  expect(plan(room - 1)).toContain('C7')
})

test('a week has at most a tenth more than the fullest before, and five minutes', () => {
  const weekly = (first: number, second: number, startingLoad?: number) =>
    broken({
      pattern: 'endurance',
      sessions: [session({ minutes: first }), session({ minutes: second, date: addDays(FROM, 7) })],
      ...(startingLoad === undefined ? {} : { startingLoad }),
    })
  expect(weekly(100, 115)).toEqual([])
  expect(weekly(100, 116)).toEqual(['C8'])
  expect(weekly(50, 100, 100)).toEqual([])
  expect(weekly(120, 100, 100)).toEqual(['C8'])
})

test('days and hours that were left out', () => {
  const out = { not_on: [0], between: ['18:00', '24:00'] as const }
  const checked = (more: Partial<RuledSession>, excluded: Parameters<typeof brokenExclusions>[1] = out) =>
    brokenExclusions([session(more)], excluded).map((sentence) => sentence.split(':')[0])
  expect(checked({ date: '2026-11-29' })).toEqual(['not_on'])
  expect(checked({ time: '17:59' })).toEqual(['between'])
  expect(checked({ time: '18:00' })).toEqual([])
  expect(checked({ time: '23:30' })).toEqual([])
  expect(checked({ time: '23:31' })).toEqual(['between'])
  expect(checked({ date: '2026-11-29', time: '03:00' }, { not_on: null, between: null })).toEqual([])
})
