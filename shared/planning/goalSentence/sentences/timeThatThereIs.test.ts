import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    "the kids are at school 9 to 3 that's when I have time, learn French",
    { what: 'learn French', between: ['09:00', '15:00'] },
  ],
  [
    "learn French, my husband works 6 to 9 so that's when I get time",
    { what: 'learn French', between: ['18:00', '21:00'] },
  ],
  ["little ones nap 1 to 3 so that's when I write", { what: 'write', between: ['13:00', '15:00'] }],
  ["sons play football 4 to 6 so that's when I run", { what: 'run', between: ['16:00', '18:00'] }],
  ['sort the attic, got time next weekend', { starts_on: '2026-12-12', deadline: '2026-12-13' }],
  ['paint the fence, got some time on Saturday', { what: 'paint the fence', weekdays: [6], starts_on: null }],
  ['I want to do yoga, can only fit in things on Mondays', { what: 'do yoga', weekdays: [1] }],
  ['learn Spanish but I only manage 20 minutes a day', { what: 'learn Spanish', per_week: 7, minutes: 20 }],
  ['we only find half an hour a day to learn Spanish', { what: 'learn Spanish', per_week: 7, minutes: 30 }],
  ['walk the dog every morning, 7ish', { what: 'walk the dog', per_week: 7, between: ['07:00', '08:00'] }],
  ['learn guitar evenings 8ish', { what: 'learn guitar', between: ['20:00', '21:00'] }],
])('%s: when there is time, and how much', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test.each([
  ['gym 4 runs wk', { what: 'go to the gym', per_week: 4 }],
  ['swim 3 times p/wk', { what: 'swim', per_week: 3 }],
  ['gym 3 workouts a week not 5', { what: 'go to the gym', per_week: 3 }],
  ['all the days run 5 km', { what: 'run 5 km', per_week: 7 }],
  [
    'meditate am and pm',
    { what: 'meditate', per_week: 7, between: null, amount: { value: 2, unit: 'times', per: 'day' } },
  ],
  [
    'tidy the house, a room every weekend',
    { what: 'tidy the house', weekdays: null, not_on: [1, 2, 3, 4, 5], per_week: 1 },
  ],
  [
    'run 3 times a week, longest on Sunday, half an hour the other ones',
    { what: 'run', per_week: 3, one_on: [[0]], minutes: 30 },
  ],
  [
    'every Sunday evening I want to prep my lunches for the week',
    { what: 'prepare my lunches', deadline: null, weekdays: [0], between: ['17:00', '22:00'] },
  ],
  [
    'we want to hike, just me and my brother every second weekend',
    { what: 'hike', rarely: { every: 'weeks', weeks: 2, weekdays: [0, 6] } },
  ],
])('%s: how often', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test('what is done once somebody has healed is asked about', () => {
  expect(read('once his paw is better walk the dog every evening')).toMatchObject({
    what: 'walk the dog',
    per_week: 7,
    unread: ['once his paw is better'],
  })
})
