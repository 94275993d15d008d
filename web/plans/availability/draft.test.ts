import { expect, test } from 'vitest'
import { USUAL_AVAILABILITY } from '#shared/planning/availability.ts'
import { draftOf, faultsOf, valuesOf, weekInWords, withOneMore } from './draft.ts'

const USUAL = draftOf(USUAL_AVAILABILITY)

test('a form says what it was filled with, the end of a day and no limit included', () => {
  const values = {
    ...USUAL_AVAILABILITY,
    exceptions: [{ date: '2026-12-24', work: [], personal: [['22:00', '24:00'] as [string, '24:00']] }],
    daily_capacity: { work: null, personal: 0 },
  }
  expect(valuesOf(draftOf(values))).toEqual(values)
  expect(draftOf(values).exceptions[0]?.personal).toEqual([['22:00', '00:00']])
})

test('windows may be typed in any order', () => {
  const monday = [
    ['13:00', '17:00'],
    ['08:00', '12:00'],
  ] as const
  const draft = { ...USUAL, work: USUAL.work.map((windows, day) => (day === 1 ? monday : windows)) }
  expect(faultsOf(draft).size).toBe(0)
  expect(valuesOf(draft).work[1]).toEqual([
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ])
})

test('windows that touch are nothing wrong', () => {
  const touching = [
    ['12:00', '17:00'],
    ['09:00', '12:00'],
  ] as const
  expect(faultsOf({ ...USUAL, work: USUAL.work.map(() => touching) }).size).toBe(0)
})

test('what is wrong is named by the field that shows it', () => {
  const on = (windows: readonly (readonly [string, string])[]) =>
    faultsOf({ ...USUAL, work: USUAL.work.map((usual, day) => (day === 1 ? windows : usual)) })
  expect([...on([['10:00', '09:00']])]).toEqual([['work.1', 'A window ends after it begins']])
  expect([...on([['', '09:00']]).keys()]).toEqual(['work.1'])
  const overlapping = [
    ['09:00', '12:00'],
    ['11:00', '13:00'],
  ] as const
  expect([...on(overlapping)]).toEqual([['work.1', 'Windows are in order and do not overlap']])
  const exceptions = [{ date: '2026-12-24', work: [], personal: [['10:00', '10:00'] as const] }]
  expect([...faultsOf({ ...USUAL, exceptions }).keys()]).toEqual(['exceptions.0.personal'])
  const numbers = {
    buffer_minutes: '',
    capacity: { work: '1441', personal: 'x' },
    min_chunk: '60',
    max_chunk: '45',
  }
  expect([...faultsOf({ ...USUAL, ...numbers, min_chunk: '10' }).keys()].toSorted()).toEqual([
    'buffer_minutes',
    'daily_capacity.personal',
    'daily_capacity.work',
    'min_chunk',
  ])
  expect([...faultsOf({ ...USUAL, min_chunk: '60', max_chunk: '45' }).keys()]).toEqual(['min_chunk'])
})

test('a week in words says days in a row with the same hours once', () => {
  expect(weekInWords(USUAL.work, 0)).toBe('Mon to Fri 09:00–17:00')
  expect(weekInWords(USUAL.personal, 1)).toBe('Mon to Fri 18:00–21:00, Sat to Sun 10:00–18:00')
  expect(
    weekInWords(
      USUAL.work.map(() => []),
      1,
    ),
  ).toBe('No hours')
})

test('one more window follows the latest; where nothing fits it is empty', () => {
  expect(withOneMore([], 'personal')).toEqual([['18:00', '21:00']])
  expect(withOneMore([['09:00', '12:00']], 'work').at(-1)).toEqual(['13:00', '14:00'])
  expect(withOneMore([['20:00', '22:30']], 'work').at(-1)).toEqual(['', ''])
})
