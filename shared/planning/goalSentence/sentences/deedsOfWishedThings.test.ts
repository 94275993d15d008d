import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['I bite my nails, please make me stop', { what: 'stop biting my nails', pattern: 'quit' }],
  ['I spend too much on takeaway, so make me stop', { what: 'stop spending too much on takeaway' }],
  [
    "I'd really like my core strength back by summer, 15 minutes a day",
    { what: 'get my core strength back', pattern: 'strength', deadline: '2027-08-31', minutes: 15 },
  ],
  ["we'd like our garden back by June", { what: 'get our garden back', deadline: '2027-06-01' }],
  ["lost my flat, I'd like my own place back by June", { what: 'get my own place back' }],
  ['want lights out by 11pm', { what: 'turn the lights out by 11pm' }],
  [
    "I'd like my lights off by 11pm on weekdays",
    { what: 'turn the lights out by 11pm', weekdays: [1, 2, 3, 4, 5] },
  ],
  ['want some sourdough every Saturday', { what: 'bake some sourdough', weekdays: [6] }],
  ["I'd like homemade cookies every Sunday", { what: 'bake homemade cookies', weekdays: [0] }],
  [
    'my sister roped me into a pub quiz on June 12',
    { what: 'prepare for a pub quiz', deadline: '2027-06-12' },
  ],
  [
    'my boss signed me up for a talk on 12 June, 30 minutes a day',
    { what: 'prepare for a talk', pattern: 'presentation', deadline: '2027-06-12', minutes: 30 },
  ],
])('%s: the deed of a wish that names none', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test.each([
  [
    'I want to visit my grandma more, so one visit every month',
    { what: 'visit my grandma', rarely: { every: 'month', times: 1 } },
  ],
  ['I want to text my brother more, so one text every week', { what: 'text my brother', per_week: 1 }],
  [
    'I never write to my gran, so one postcard every month',
    { what: 'write a postcard', rarely: { every: 'month', times: 1 } },
  ],
  ['I miss writing, so one page every night', { what: 'write a page', pattern: 'writing', per_week: 7 }],
  ['I never cook, so one homemade dinner every Sunday', { what: 'cook a homemade dinner', weekdays: [0] }],
  ['my oven is new, so one loaf every Saturday', { what: 'bake a loaf', weekdays: [6] }],
  [
    'I bought new pencils, so one quick sketch every evening',
    { what: 'draw a quick sketch', pattern: 'art', between: ['17:00', '22:00'] },
  ],
  ['I never paint, so one watercolour every Sunday', { what: 'paint a watercolour', weekdays: [0] }],
  ['too much doomscrolling, so one documentary every Sunday', { what: 'watch a documentary', weekdays: [0] }],
  [
    'my kids are always on their phones, so one board game night every Friday',
    { what: 'have a board game night', weekdays: [5] },
  ],
])('%s: one of it at a time says what is done', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})
