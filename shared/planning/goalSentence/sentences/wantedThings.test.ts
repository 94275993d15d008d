import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  // how it is to be
  [
    'my taxes are a shoebox of receipts, need the 2025 return done by jan 31',
    { what: 'get the 2025 return done', deadline: '2027-01-31' },
  ],
  [
    'need the 2026 books finished by february 28',
    { what: 'get the 2026 bookkeeping finished', amount: null },
  ],
  ['i work a lot, need my thesis written by june 1', { what: 'write my thesis', deadline: '2027-06-01' }],
  [
    'i spend 4 hours a night on tiktok and feel awful, id like my phone out of the bedroom by 10pm',
    { what: 'keep my phone out of the bedroom', per_week: 7, between: ['22:00', '24:00'], deadline: null },
  ],
  [
    'want my phone off by 9 every evening',
    { what: 'keep my phone switched off', pattern: 'general', between: ['21:00', '24:00'] },
  ],
  ['want the kids in bed by 8pm every night', { what: 'get the kids to bed by 8pm', per_week: 7 }],
  // what is made again and again
  ['want a decent sourdough every weekend', { what: 'bake a decent sourdough', weekdays: [0, 6] }],
  ["I'd like a proper sunday roast every week", { what: 'cook a proper sunday roast', per_week: 1 }],
  // what somebody was talked into
  [
    'a friend talked me into a sprint triathlon on june 12, im okay at running',
    { what: 'train for a sprint triathlon', pattern: 'race', deadline: '2027-06-12' },
  ],
  ['got talked into a spartan race on may 16', { what: 'train for a spartan race', deadline: '2027-05-16' }],
  ['i got roped into a talent show on feb 20', { what: 'prepare for a talent show', deadline: '2027-02-20' }],
])('a wish without its deed: %s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})

test.each([
  ['my friend almost talked me into a marathon in may, I want to run 5k instead', 'run 5k instead'],
  ['a friend talked me out of a marathon in april, want to do yoga', 'do yoga'],
  ['my phone is off by 10pm, want to read 20 pages', 'read 20 pages'],
  ['want the guest room painted before christmas', 'get the guest room painted'],
])('what is told or named with its deed stays so: %s', (sentence, what) => {
  expect(read(sentence).what).toBe(what)
})
