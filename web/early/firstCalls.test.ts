import { expect, test } from 'vitest'
import { firstCalls } from './firstCalls.ts'

const at = (address: string, today: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return firstCalls({ pathname, search }, new Date(`${today}T12:00:00`)).map(({ path }) => path)
}
const month = (from: string, to: string) => `/api/tasks?from=${from}&to=${to}&limit=1000`
const MARCH = month('2026-03-01', '2026-03-31')
const APRIL = month('2026-04-01', '2026-04-30')
const TRAY = '/api/tasks?&limit=1000'
const EVERYWHERE = ['/api/events', '/api/profile', '/api/stats']

test.each([
  ['/dashboard', '2026-03-15', [MARCH, TRAY]],
  ['/dashboard/?view=day', '2026-03-31', [MARCH, APRIL, TRAY]],
  ['/dashboard', '2026-04-03', [MARCH, APRIL, TRAY]],
  ['/dashboard?date=2026-03-15', '2026-07-31', [MARCH, TRAY]],
  ['/dashboard?date=2026-02-30', '2026-03-15', [MARCH, TRAY]],
  ['/dashboard?date=0001-01-01', '2026-03-15', [MARCH, TRAY]],
  ['/settings', '2026-03-15', []],
])('%s on %s asks for the months of its week and for what has no date', (address, today, months) => {
  expect(at(address, today).toSorted()).toEqual([...EVERYWHERE, ...months].toSorted())
})

test.each(['/', '/auth/login', '/dashboards', '/terms'])('%s asks for nothing', (address) => {
  expect(at(address, '2026-03-15')).toEqual([])
})

test('the stream of changes is opened first, so that no change is missed', () => {
  expect(firstCalls({ pathname: '/dashboard', search: '' }, new Date())[0]).toEqual({
    path: '/api/events',
    accept: 'text/event-stream',
  })
})

test('a week of one month asks for three things before its code, which takes the other three of six connections', () => {
  const calls = firstCalls({ pathname: '/dashboard', search: '' }, new Date('2026-03-15T12:00:00'))
  expect(calls.filter(({ isBeside }) => !isBeside).map(({ path }) => path)).toEqual([
    '/api/events',
    '/api/profile',
    MARCH,
  ])
})
