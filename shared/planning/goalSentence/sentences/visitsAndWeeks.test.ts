import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Stays during which something is done, and weeks away that one gets ready for. */
const SENTENCES: readonly Sentence[] = [
  [
    'teach grandson to ride a bike during his visit 20-27 december',
    { what: 'Teach grandson to ride a bike', deadline: '2026-12-27', starts_on: '2026-12-20' },
  ],
  [
    'clean the flat before their visit 20-27 december',
    { what: 'Clean the flat', pattern: 'tidy', deadline: '2026-12-19' },
  ],
  [
    'get fit for our ski week from 13 to 20 february',
    { what: 'Get fit', pattern: 'strength', deadline: '2027-02-13' },
  ],
  [
    'get fit enough for a ski week from 13 feb, tues+thurs 6:30am for 40 min',
    {
      what: 'Get fit enough',
      pattern: 'strength',
      deadline: '2027-02-13',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 40,
      between: ['06:30', '07:10'],
    },
  ],
  [
    'run 3 times a week from 13 feb',
    { what: 'Run', pattern: 'start_running', starts_on: '2027-02-13', per_week: 3 },
  ],
  ['train every week from 13 feb', { what: 'Train', starts_on: '2027-02-13', per_week: 1 }],
  [
    'my exams from 1 to 20 march, study daily',
    { what: 'Study for my exams', pattern: 'exam', deadline: '2027-03-01', per_week: 7 },
  ],
]

testSentences(SENTENCES)
