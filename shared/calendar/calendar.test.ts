import { expect, test } from 'vitest'
import { calendarEnd, calendarHead } from './calendar.ts'

const lines = (text: string) => text.split('\r\n').filter((line) => line !== '')

test('a calendar of events describes their zone, one without events has none', () => {
  const range = { from: '2026-03-01', to: '2026-03-02' }
  const head = lines(calendarHead('Europe/Berlin', range))
  expect(head.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(head).toContain('TZID:Europe/Berlin')
  expect(calendarHead('UTC', range)).not.toContain('VTIMEZONE')
  expect(calendarHead('Europe/Berlin', null)).not.toContain('VTIMEZONE')
  expect(lines(calendarEnd())).toEqual(['END:VCALENDAR'])
})

test('each change of the clocks is an observance', () => {
  const observances = (from: string, to: string) =>
    lines(calendarHead('Europe/Berlin', { from, to })).filter((line) => line.startsWith('TZOFFSETTO'))
  expect(observances('2026-03-01', '2026-03-02')).toEqual(['TZOFFSETTO:+0100'])
  expect(observances('2026-03-01', '2026-04-01')).toEqual(['TZOFFSETTO:+0100', 'TZOFFSETTO:+0200'])
})
