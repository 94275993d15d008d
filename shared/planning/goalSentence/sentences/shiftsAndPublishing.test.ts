import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'gym after my shift, tue thu',
    { what: 'go to the gym', weekdays: [2, 4], between: ['17:00', '24:00'], unread: [] },
  ],
  ['read 20 min before shift', { what: 'read', between: ['05:00', '09:00'] }],
  [
    'im a nurse working nights, want to read 20 min before my shift',
    { what: 'read', minutes: 20, between: null, unread: [], beside: ['before my shift'] },
  ],
  [
    'stretch after my night shift, 10 min',
    { what: 'stretch', between: null, beside: ['after my night shift'] },
  ],
  ['no coffee before my night shift', { unread: ['before my night shift'] }],
  [
    'write a blog, publish on thursdays, 2 hours on tuesdays',
    { what: 'write a blog', weekdays: [2], minutes: 120, beside: ['publish on thursdays'] },
  ],
  [
    'write a newsletter, goes out on fridays, 2 hours on mondays',
    { weekdays: [1], beside: ['goes out on fridays'] },
  ],
  [
    'youtube channel, film on saturdays 3 hours, upload on sundays',
    { weekdays: [6], also: [], beside: ['upload on sundays'] },
  ],
  ['write a blog and publish on thursdays', { weekdays: [4] }],
  ['podcast, record on mondays 2 hours', { weekdays: [1], minutes: 120, level: null }],
  [
    'learn to drive, lessons cost 40 each, twice a week',
    { what: 'learn to drive', per_week: 2, beside: ['lessons cost 40 each'] },
  ],
  [
    'learn excel for work, boss wants it by end of january, 30 mins at lunch',
    { what: 'learn excel for work', deadline: '2027-01-31' },
  ],
])('%s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})
