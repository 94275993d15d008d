import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Half sentences, asides and words between the facts, as people leave them standing, of training. */
const SENTENCES: readonly Sentence[] = [
  [
    "I'm 45 and want to run a half marathon by 5 may",
    { what: 'Run a half marathon', pattern: 'race', deadline: '2027-05-05' },
  ],
  [
    'lose weight, gym tues/thurs/sat mornings',
    {
      what: 'Lose weight',
      pattern: 'weight',
      weekdays: [2, 4, 6],
      per_week: 3,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'do 20 min of mobility work on rest days',
    { pattern: 'flexibility', minutes: 20, unread: ['on rest days'] },
  ],
  [
    'do 20 min of mobility work on weekdays',
    { what: 'Do mobility work', pattern: 'flexibility', minutes: 20, weekdays: WORKDAYS, per_week: 5 },
  ],
  ['back into shape by may', { what: 'Get back into shape', pattern: 'strength', deadline: '2027-05-01' }],
  [
    '30 day yoga challenge starting dec 1',
    {
      what: 'Do yoga challenge',
      pattern: 'flexibility',
      starts_on: '2026-12-01',
      deadline: '2026-12-30',
      per_week: 7,
    },
  ],
  [
    '50 burpees a day for 30 days',
    {
      what: 'Do 50 burpees',
      pattern: 'strength',
      deadline: '2026-12-22',
      per_week: 7,
      amount: { value: 50, unit: 'burpees', per: 'day' },
    },
  ],
  [
    "I'm turning 40 in september and want to run my first marathon before that",
    { what: 'Run my first marathon', pattern: 'race', deadline: '2027-08-31' },
  ],
  [
    'cycle 150 km in one day by september',
    { what: 'Cycle 150 km in one day', pattern: 'endurance', deadline: '2027-09-01' },
  ],
  ['lose my belly by june', { what: 'Lose my belly', pattern: 'weight', deadline: '2027-06-01' }],
  [
    'improve my 5k time to 22 minutes, race is on 11 april',
    { what: 'Improve my 5k time to 22 minutes', pattern: 'race', deadline: '2027-04-11' },
  ],
  [
    'prepare for my half marathon on March 21st, running Tuesday, Thursday and Sunday morning',
    {
      what: 'Prepare for my half marathon',
      pattern: 'race',
      deadline: '2027-03-21',
      weekdays: [0, 2, 4],
      per_week: 3,
      between: ['05:00', '12:00'],
    },
  ],
]

testSentences(SENTENCES)
