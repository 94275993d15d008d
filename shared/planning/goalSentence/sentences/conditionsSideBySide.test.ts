import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Conditions side by side, without a comma or in an unusual order: none of them takes words of another. */
const SENTENCES: readonly Sentence[] = [
  ['read more on saturdays', { what: 'Read more', weekdays: [6], per_week: 1 }],
  ['read more weekdays only', { what: 'Read more', weekdays: [1, 2, 3, 4, 5], per_week: 5 }],
  ['read more mon wed fri', { what: 'Read more', weekdays: [1, 3, 5], per_week: 3 }],
  [
    'study for my biology exam on mon & thurs',
    { what: 'Study for my biology exam', weekdays: [1, 4], per_week: 2 },
  ],
  [
    'study for my biology exam from next week',
    { what: 'Study for my biology exam', starts_on: '2026-11-30' },
  ],
  [
    'prepare for my driving test starting 1 december',
    { what: 'Prepare for my driving test', starts_on: '2026-12-01' },
  ],
  ['do yoga one and a half hours each', { what: 'Do yoga', minutes: 90 }],
  [
    'get fit before june, start in january',
    { what: 'Get fit', deadline: '2027-05-31', starts_on: '2027-01-01' },
  ],
  ['run once the kids are in bed', { what: 'Run', between: ['20:00', '24:00'] }],
  ['3x a week, swimming for 30 min', { what: 'Swim', per_week: 3, minutes: 30 }],
  [
    '3 times a week i want to learn spanish 5 hours a week',
    { what: 'Learn spanish', per_week: 3, minutes: 100, weekly_minutes: 300 },
  ],
  ['do yoga, 6pm or later', { what: 'Do yoga', between: ['18:00', '24:00'] }],
  ['do yoga 12 may at the latest', { what: 'Do yoga', deadline: '2027-05-12' }],
  ['get fit sessions of 30 minutes', { what: 'Get fit', minutes: 30 }],
  ["swimming it's due on 12 may", { what: 'Swim', deadline: '2027-05-12' }],
  [
    'practise piano, starting 1 january until 12 may on weekends',
    {
      what: 'Practise piano',
      deadline: '2027-05-12',
      starts_on: '2027-01-01',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'learn to cook thai food, 7am until 12 may on saturdays',
    {
      what: 'Learn to cook thai food',
      deadline: '2027-05-12',
      weekdays: [6],
      per_week: 1,
      between: ['07:00', '08:00'],
    },
  ],
  [
    'i want to learn spanish 7am, by the middle of february beginning in january',
    { what: 'Learn spanish', deadline: '2027-02-15', starts_on: '2027-01-01', between: ['07:00', '08:00'] },
  ],
  [
    'declutter the garage before 9, and on weekdays',
    { what: 'Declutter the garage', weekdays: [1, 2, 3, 4, 5], per_week: 5, between: ['05:00', '09:00'] },
  ],
  [
    'get fit, beginning december 1st after 6pm and mon-fri, in the next 3 months',
    {
      what: 'Get fit',
      deadline: '2027-02-23',
      starts_on: '2026-12-01',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['18:00', '24:00'],
    },
  ],
  [
    'build a website for my shop only at the weekend, from december',
    { what: 'Build a website for my shop', starts_on: '2026-12-01', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'build a website for my shop in my lunch break, starting next week',
    { what: 'Build a website for my shop', starts_on: '2026-11-30', between: ['12:00', '14:00'] },
  ],
  [
    'meditate before bed start in january',
    { what: 'Meditate', starts_on: '2027-01-01', between: ['20:00', '24:00'] },
  ],
  [
    'learn guitar, three times a week, for an hour deadline is 12 may',
    { what: 'Learn guitar', deadline: '2027-05-12', per_week: 3, minutes: 60 },
  ],
  ['by feb 14 run 3 times a week', { what: 'Run', deadline: '2027-02-14', per_week: 3 }],
]

testSentences(SENTENCES)
