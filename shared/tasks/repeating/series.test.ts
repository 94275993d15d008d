import { expect, test } from 'vitest'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import {
  earliestMade,
  isSeriesEdit,
  madeFor,
  newSeries,
  ruleAsked,
  type Series,
  seriesEditOf,
  seriesFrom,
  TEMPLATE_FIELDS,
  templatePatch,
} from './series.ts'

const WEEKLY = { rrule: 'FREQ=WEEKLY', from: 'schedule' } as const
const DAILY = { rrule: 'FREQ=DAILY', from: 'schedule' } as const
const AFTER_DONE = { rrule: 'FREQ=WEEKLY', from: 'completion' } as const
const SERIES_ID = '0194f2a0-0000-7000-8000-0000000000ff'
const occurrence = sampleTask({ recurrence: WEEKLY, recurrence_id: SERIES_ID, scheduled_date: '2026-03-16' })
const series: Series = { ...newSeries(occurrence, WEEKLY, '2026-03-02'), id: SERIES_ID }

test('a list asks for what was a year ago at most', () => {
  expect(earliestMade('2026-03-02')).toBe('2025-03-01')
})

test.each([
  ['2026-03-31', '2026-05-01'],
  ['2036-01-30', '2036-03-01'],
  ['2036-02-01', '2036-03-02'],
  ['2060-01-01', '2036-03-02'],
])('for a list up to %s occurrences are made up to %s', (until, made) => {
  expect(madeFor(until, '2026-03-02')).toBe(made)
})

test('a series begins with the task’s fields, and only the fields that repeat', () => {
  expect(series).toMatchObject({
    rrule: 'FREQ=WEEKLY',
    basis: 'schedule',
    starts_on: '2026-03-02',
    made_until: '2026-03-02',
    except_dates: [],
    ended: false,
  })
  expect(Object.keys(series.template)).toEqual(TEMPLATE_FIELDS)
  expect(series.template.title).toBe(occurrence.title)
  expect(TEMPLATE_FIELDS).not.toContain('scheduled_date')
  expect(TEMPLATE_FIELDS).not.toContain('due_date')
  expect(templatePatch({ title: 'New', scheduled_date: '2026-03-17', due_date: null })).toStrictEqual({
    title: 'New',
  })
})

test.each([
  ['a title of this one', false, { title: 'x' }, 'this'],
  ['a title of all', true, { title: 'x' }, 'all'],
  ['a title of the following', true, { title: 'x' }, 'following'],
  ['the same rule', false, { recurrence: WEEKLY }, 'this'],
  ['another rule', true, { recurrence: DAILY }, 'this'],
  ['the same rule from completion', true, { recurrence: AFTER_DONE }, 'this'],
  ['no rule any more', true, { recurrence: null }, 'this'],
] as const)('an edit of %s affects the series: %s', (_name, isWide, patch, scope) => {
  expect(isSeriesEdit(occurrence, patch, scope)).toBe(isWide)
})

test('a task that does not repeat has no series to edit', () => {
  const single = sampleTask()
  expect(isSeriesEdit(single, { title: 'x' }, 'all')).toBe(false)
  expect(isSeriesEdit(single, { recurrence: null }, 'all')).toBe(false)
  expect(isSeriesEdit(single, { recurrence: WEEKLY }, 'this')).toBe(true)
})

test('a rule is asked for when it is another one', () => {
  expect(ruleAsked(occurrence, { recurrence: WEEKLY })).toBeNull()
  expect(ruleAsked(occurrence, { recurrence: DAILY })).toEqual(DAILY)
  expect(ruleAsked(occurrence, { recurrence: null })).toBeNull()
  expect(ruleAsked(occurrence, { title: 'x' })).toBeNull()
})

const OWN = '2026-03-16'
test.each([
  ['a title of all', { title: 'x' }, 'all', '2026-03-02', { start: '2026-03-02', days: 0, mustSplit: false }],
  ['a title of the following', { title: 'x' }, 'following', '2026-03-02', { start: OWN, mustSplit: true }],
  ['all, of which none is open', { title: 'x' }, 'all', null, { start: OWN, mustSplit: false }],
  [
    'all, of which a later one is open',
    { title: 'x' },
    'all',
    '2026-03-23',
    { start: OWN, mustSplit: false },
  ],
  ['a day later', { scheduled_date: '2026-03-17' }, 'all', '2026-03-02', { days: 1, mustSplit: true }],
  ['two days earlier', { scheduled_date: '2026-03-14' }, 'following', null, { days: -2, mustSplit: true }],
  ['the same date', { scheduled_date: OWN }, 'all', '2026-03-02', { days: 0, mustSplit: false }],
  ['without a date', { scheduled_date: null }, 'all', '2026-03-02', { days: 0, mustSplit: false }],
  ['another rule', { recurrence: DAILY }, 'this', null, { start: OWN, rule: DAILY, mustSplit: true }],
  ['from completion', { recurrence: AFTER_DONE }, 'this', null, { rule: AFTER_DONE, mustSplit: true }],
] as const)('an edit of a series: %s', (_name, patch, scope, first, outcome) => {
  expect(seriesEditOf(series, occurrence, patch, scope, { own: OWN, first })).toMatchObject(outcome)
})

test('from its first date on, the following are all, so the series need not be split', () => {
  const at = { own: '2026-03-02', first: null }
  expect(seriesEditOf(series, occurrence, { title: 'x' }, 'following', at).mustSplit).toBe(false)
})

test('a task without a date moves no series', () => {
  const undated = { ...occurrence, scheduled_date: null }
  const at = { own: OWN, first: null }
  expect(seriesEditOf(series, undated, { scheduled_date: OWN }, 'all', at).days).toBe(0)
})

test('a series from completion has one open occurrence and is split only by a rule from schedule', () => {
  const open: Series = { ...series, basis: 'completion' }
  const task = { ...occurrence, recurrence: AFTER_DONE }
  const at = { own: OWN, first: null }
  expect(seriesEditOf(open, task, { title: 'x' }, 'following', at).mustSplit).toBe(false)
  expect(seriesEditOf(open, task, { scheduled_date: '2026-03-17' }, 'all', at).mustSplit).toBe(false)
  const otherRule = { recurrence: { ...DAILY, from: 'completion' } } as const
  expect(seriesEditOf(open, task, otherRule, 'all', at).mustSplit).toBe(false)
  expect(seriesEditOf(open, task, { recurrence: WEEKLY }, 'all', at).mustSplit).toBe(true)
})

test('a split without another rule or date keeps what was made', () => {
  const made: Series = { ...series, made_until: '2026-06-01', ended: true, except_dates: ['2026-03-09', OWN] }
  expect(seriesFrom(made, { start: OWN, days: 0, rule: null })).toEqual({
    rrule: 'FREQ=WEEKLY',
    basis: 'schedule',
    starts_on: OWN,
    made_until: '2026-06-01',
    last_date: null,
    template: series.template,
    except_dates: [OWN],
    ended: true,
  })
})

test('a split that moves by days moves the rule, its exceptions and the made occurrences', () => {
  const made: Series = {
    ...series,
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    made_until: '2026-06-01',
    except_dates: ['2026-03-09', '2026-03-23'],
    ended: true,
  }
  expect(seriesFrom(made, { start: OWN, days: 2, rule: null })).toMatchObject({
    rrule: 'FREQ=WEEKLY;BYDAY=WE',
    starts_on: '2026-03-18',
    made_until: '2026-03-17',
    except_dates: ['2026-03-25'],
    ended: false,
  })
})

test('a split by another rule is made anew from its date', () => {
  const made: Series = { ...series, made_until: '2026-06-01', ended: true }
  expect(
    seriesFrom(made, { start: OWN, days: 0, rule: { rrule: 'FREQ=DAILY', from: 'completion' } }),
  ).toMatchObject({
    rrule: 'FREQ=DAILY',
    basis: 'completion',
    starts_on: OWN,
    made_until: '2026-03-15',
    ended: false,
  })
})

test.each([
  [10, '2026-03-16', 8],
  [3, '2026-03-16', 1],
  [2, '2026-03-16', 1],
  [10, '2026-03-02', 10],
])('of %i occurrences, from %s on %i are left', (count, start, left) => {
  const counted: Series = { ...series, rrule: `FREQ=WEEKLY;COUNT=${count}` }
  expect(seriesFrom(counted, { start, days: 0, rule: null }).rrule).toBe(`FREQ=WEEKLY;COUNT=${left}`)
})
