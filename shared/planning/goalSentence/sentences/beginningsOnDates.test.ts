import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** When something begins, and before what it ends. */
const SENTENCES: readonly Sentence[] = [
  [
    'start couch to 5k on 4 january, 3 runs a week',
    { what: 'Start couch to 5k', pattern: 'start_running', starts_on: '2027-01-04', per_week: 3 },
  ],
  [
    'begin a 12 week strength programme on 11 january, 3x a week',
    {
      what: 'Begin a 12 week strength programme',
      pattern: 'strength',
      starts_on: '2027-01-11',
      per_week: 3,
    },
  ],
  ['launch my shop on 4 january', { what: 'Launch my shop', pattern: 'project', deadline: '2027-01-04' }],
  [
    'finish the conservatory before winter next year, weekends only',
    {
      what: 'Finish the conservatory',
      pattern: 'general',
      deadline: '2027-11-30',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  ['declutter before winter', { what: 'Declutter', pattern: 'tidy', deadline: '2026-11-30' }],
  [
    'do a pull up by my 40th which is 3 june',
    { what: 'Do a pull up', pattern: 'strength', deadline: '2027-06-03' },
  ],
  [
    'learn guitar twice a week for 30 minutes, not in christmas week',
    {
      what: 'Learn guitar',
      pattern: 'instrument',
      per_week: 2,
      minutes: 30,
      away: [['2026-12-21', '2026-12-27']],
    },
  ],
  ['paint hallway by easter', { what: 'Paint hallway', pattern: 'tidy', deadline: '2027-03-28' }],
  [
    'when im back from holiday on the 9th i want to start intermittent fasting on weekdays',
    { what: 'Start intermittent fasting', starts_on: '2026-12-09', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    '4 weeks of physio exercises, 3x a day 10 mins, starting after my op on the 14th',
    {
      what: 'Do physio exercises',
      deadline: '2027-01-11',
      starts_on: '2026-12-15',
      per_week: 7,
      minutes: 10,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  ["lose weight after my sister's wedding on 12 june", { what: 'Lose weight', starts_on: '2027-06-13' }],
  ["gym 3x a week once i'm back in february", { starts_on: '2027-02-01', per_week: 3 }],
  ['learn to drive after my exams in june', { what: 'Learn to drive', starts_on: '2027-07-01' }],
]

testSentences(SENTENCES)
