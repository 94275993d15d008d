import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is told says until when, or why only on some days. */
const SENTENCES: readonly Sentence[] = [
  [
    "we're expecting in july, sort the spare room before then",
    { what: 'Sort the spare room', pattern: 'tidy', deadline: '2027-06-30' },
  ],
  [
    "i'm starting a new job in march, learn excel before then",
    { what: 'Learn excel', pattern: 'general', deadline: '2027-02-28' },
  ],
  [
    "we're moving in june, declutter the attic by then",
    { what: 'Declutter the attic', pattern: 'tidy', deadline: '2027-05-31' },
  ],
  [
    'get my motorbike licence this spring, i work shifts so only tues and wed',
    {
      what: 'Get my motorbike licence',
      pattern: 'course',
      beside: ['i work shifts'],
      deadline: '2027-05-31',
      weekdays: [2, 3],
      per_week: 2,
    },
  ],
  [
    'set up my pottery studio by autumn, tuesdays and fridays are my free days',
    {
      what: 'Set up my pottery studio',
      pattern: 'project',
      deadline: '2027-11-30',
      weekdays: [2, 5],
      per_week: 2,
    },
  ],
  [
    'i have 90 minutes on sat mornings while my son is at football, want to learn to sew',
    {
      what: 'Learn to sew',
      pattern: 'skill',
      weekdays: [6],
      per_week: 1,
      minutes: 90,
      between: ['05:00', '12:00'],
    },
  ],
]

testSentences(SENTENCES)
