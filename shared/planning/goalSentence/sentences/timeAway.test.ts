import { expect, test } from 'vitest'
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'
import { understand } from '#shared/planning/understand.ts'

/** Dates on which there is nothing, as people say so. */
const SENTENCES: readonly Sentence[] = [
  [
    "learn spanish 3 times a week, I'm away from 20 December to 3 January",
    { what: 'Learn spanish', pattern: 'language', per_week: 3, away: [['2026-12-20', '2027-01-03']] },
  ],
  [
    'run a marathon in april, not on 24 and 25 december',
    { what: 'Run a marathon', pattern: 'race', deadline: '2027-04-30', away: [['2026-12-24', '2026-12-25']] },
  ],
  [
    'learn to drive, lessons twice a week but not next week',
    { what: 'Learn to drive', pattern: 'skill', per_week: 2, away: [['2026-11-30', '2026-12-06']] },
  ],
  [
    'write a novel by june, busy 3-7 march with work, 1 hour a day',
    {
      what: 'Write a novel',
      pattern: 'writing',
      deadline: '2027-06-01',
      per_week: 7,
      minutes: 60,
      away: [['2027-03-03', '2027-03-07']],
    },
  ],
  [
    'work trip mon-thu next week otherwise learn guitar 3x a week',
    { what: 'Learn guitar', pattern: 'instrument', per_week: 3, away: [['2026-11-30', '2026-12-03']] },
  ],
  [
    "I'm busy next week but then learn to swim twice a week",
    { what: 'Learn to swim', pattern: 'skill', per_week: 2, away: [['2026-11-30', '2026-12-06']] },
  ],
  [
    'learn guitar 3x a week, travelling for work next week, not on 24 december',
    {
      what: 'Learn guitar',
      pattern: 'instrument',
      per_week: 3,
      away: [
        ['2026-11-30', '2026-12-06'],
        ['2026-12-24', '2026-12-24'],
      ],
    },
  ],
  // It may be the time that is meant for it.
  [
    'on holiday 3-7 march, learn guitar 3x a week',
    { what: 'Learn guitar', pattern: 'instrument', per_week: 3, unread: ['on holiday 3-7 march'] },
  ],
  // A habit goes on each week.
  [
    'meditate every day but not next week',
    { what: 'Meditate', pattern: 'calm', per_week: 7, unread: ['not next week'] },
  ],
  [
    'gym every day 7am except mon-thu next week',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      per_week: 7,
      between: ['07:00', '08:00'],
      unread: ['except mon-thu next week'],
    },
  ],
]

testSentences(SENTENCES)

const buttonsFor = (sentence: string) =>
  understand(sentence, { today: '2026-11-23', weekStart: 1 }).questions.flatMap(({ field, suggestions }) =>
    field === 'unread' ? suggestions : [],
  )

test('of dates that may be free or full it is asked whether there is nothing then, or nothing else', () => {
  expect(buttonsFor('on holiday 3-7 march, learn guitar 3x a week')).toEqual([
    { label: 'Not then', value: { away: [['2027-03-03', '2027-03-07']] } },
    { label: 'Only then', value: { starts_on: '2027-03-03', deadline: '2027-03-07' } },
    { label: 'Leave it out', value: 'ignore' },
  ])
})

test('a habit can begin after the dates', () => {
  expect(buttonsFor('meditate every day but not next week')[0]).toEqual({
    label: 'Begin after it',
    value: { starts_on: '2026-12-07' },
  })
})

test('the answer leaves out its dates beside those of the sentence', () => {
  const { understood } = understand(
    'on holiday 3-7 march, learn guitar 3x a week, not on 24 december',
    { today: '2026-11-23', weekStart: 1 },
    { unread: { away: [['2027-03-03', '2027-03-07']] } },
  )
  expect(understood.away).toEqual([
    ['2026-12-24', '2026-12-24'],
    ['2027-03-03', '2027-03-07'],
  ])
})
