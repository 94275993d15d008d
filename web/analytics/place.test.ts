import { expect, test } from 'vitest'
import { type AnalyticsPlace, addressOf, neighbour, periodInWords, placeIn } from './place.ts'

const PLACE: AnalyticsPlace = { tab: 'overview', period: 'week', at: null, rows: null }
const calendar = { today: '2026-03-04', weekStart: 1 }

test.each<[string, Partial<AnalyticsPlace>]>([
  ['', {}],
  ['tab=domains&period=year&at=2025-02-28', { tab: 'domains', period: 'year', at: '2025-02-28' }],
  ['tab=nothing&period=decade&at=2025-02-30', {}],
  ['at=2026-03-05', {}],
  ['tab=habits&rows=category:work', { tab: 'habits', rows: 'category:work' }],
])('the address %s is read', (query, expected) => {
  expect(placeIn(new URLSearchParams(query), calendar.today)).toEqual({ ...PLACE, ...expected })
})

test('a place is read as it was written', () => {
  const place: AnalyticsPlace = { tab: 'domains', period: 'month', at: '2026-01-01', rows: 'bar:2026-01-05' }
  expect(placeIn(new URL(addressOf(place), 'https://a.example').searchParams, calendar.today)).toEqual(place)
})

test.each<[AnalyticsPlace['period'], string | null, 1 | -1, string | null | undefined]>([
  ['week', null, -1, '2026-02-23'],
  ['week', '2026-02-23', 1, null],
  ['week', null, 1, undefined],
  ['month', null, -1, '2026-02-01'],
  ['month', '2024-12-31', 1, '2025-01-01'],
  ['year', null, -1, '2025-01-01'],
  ['year', '2025-06-01', 1, null],
  ['year', null, 1, undefined],
])('from the %s at %s a step of %i leads to %s', (period, at, direction, expected) => {
  expect(neighbour({ ...PLACE, period, at }, direction, calendar)?.at).toBe(expected)
})

test.each<[AnalyticsPlace['period'], string]>([
  ['week', '2 – 4 March 2026'],
  ['month', 'March 2026'],
  ['year', '2026'],
])('a %s in words', (period, words) => {
  expect(periodInWords(period, { from: '2026-03-02', to: '2026-03-04' })).toBe(words)
})
