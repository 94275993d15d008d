import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days between two sessions, one of two days, and days that are left out. */
const SENTENCES: readonly Sentence[] = [
  [
    'run 3 times a week but not two days in a row',
    { what: 'Run', pattern: 'start_running', per_week: 3, every_days: 2 },
  ],
  ['lift 4x a week, no consecutive days', { what: 'Lift', pattern: 'strength', per_week: 4, every_days: 2 }],
  [
    'gym mon wed fri with a rest day in between',
    { what: 'Go to the gym', pattern: 'strength', weekdays: [1, 3, 5], per_week: 3 },
  ],
  [
    'lift 5x a week, no consecutive days',
    { what: 'Lift', pattern: 'strength', unread: ['no consecutive days'], per_week: 5 },
  ],
  [
    'garden 2 hours on saturday or sunday',
    { what: 'Garden', pattern: 'general', not_on: [1, 2, 3, 4, 5], per_week: 1, minutes: 120 },
  ],
  [
    'run twice a week, tuesday or thursday evenings',
    {
      what: 'Run',
      pattern: 'start_running',
      not_on: [0, 1, 3, 5, 6],
      per_week: 2,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'gym daily, not on tue thu',
    { what: 'Go to the gym', pattern: 'strength', weekdays: [0, 1, 3, 5, 6], not_on: [2, 4], per_week: 5 },
  ],
  [
    'gym mon wed fri, rest days tue thu',
    { what: 'Go to the gym', pattern: 'strength', weekdays: [1, 3, 5], not_on: [2, 4], per_week: 3 },
  ],
  [
    'pass my piano grade 5 in the summer, 40 min a day, but fridays only 20',
    {
      what: 'Pass my piano grade 5',
      pattern: 'exam',
      unread: ['but fridays only 20'],
      deadline: '2027-08-31',
      per_week: 7,
      minutes: 40,
    },
  ],
  [
    'apply for 3 jobs a week until i get one, tuesdays and thursdays 10-12',
    {
      what: 'Apply for 3 jobs',
      pattern: 'job',
      beside: ['until i get one'],
      weekdays: [2, 4],
      per_week: 2,
      minutes: 120,
      between: ['10:00', '12:00'],
      amount: { value: 3, unit: 'jobs', per: 'week' },
    },
  ],
  [
    'post on linkedin mon wed & fri before 9am',
    {
      what: 'Post on linkedin',
      pattern: 'general',
      weekdays: [1, 3, 5],
      per_week: 3,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'learn sign language, wednesdays are my only free evening',
    {
      what: 'Learn sign language',
      pattern: 'language',
      weekdays: [3],
      per_week: 1,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'learn piano; 20 minutes a day; not on tuesdays as i work late',
    {
      what: 'Learn piano',
      pattern: 'instrument',
      weekdays: [0, 1, 3, 4, 5, 6],
      not_on: [2],
      per_week: 6,
      minutes: 20,
    },
  ],
  [
    'no more sundays, gym 3x a week',
    { what: 'Go to the gym', pattern: 'strength', not_on: [0], per_week: 3 },
  ],
]

testSentences(SENTENCES)
