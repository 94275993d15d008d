import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Nights, evenings and hours of them, and dates beside what they are for. */
const SENTENCES: readonly Sentence[] = [
  [
    'train for a 100k bike ride 5 june, rides wed evening + sun morning',
    {
      what: 'Train for a 100k bike ride',
      pattern: 'endurance',
      deadline: '2027-06-05',
      weekdays: [0, 3],
      per_week: 2,
      own_days: [
        { days: [3], between: ['17:00', '22:00'], minutes: null },
        { days: [0], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'learn italian for our honeymoon (sept 2027), 3 x 20 min a week',
    {
      what: 'Learn italian for our honeymoon',
      pattern: 'language',
      deadline: '2027-08-31',
      per_week: 3,
      minutes: 20,
    },
  ],
  [
    'learn basic finnish before erasmus in helsinki in august, 20min a day on weekdays',
    {
      what: 'Learn basic finnish',
      pattern: 'language',
      deadline: '2027-07-31',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 20,
    },
  ],
  [
    'go dancing once a week, fri or sat night',
    {
      what: 'Go dancing',
      pattern: 'general',
      not_on: [0, 1, 2, 3, 4],
      per_week: 1,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'read to my kids 20 min every night at 7.30',
    { what: 'Read to my kids', pattern: 'reading', per_week: 7, minutes: 20, between: ['19:30', '19:50'] },
  ],
  [
    'bring my own lunch to work 4 days out of 5',
    { what: 'Bring my own lunch to work', pattern: 'general', per_week: 4 },
  ],
  [
    'sleep 7 hours, no later than 11 on work nights',
    { what: 'Sleep 7 hours, no later than 11', pattern: 'calm', weekdays: [0, 1, 2, 3, 4], per_week: 5 },
  ],
  [
    'stop watching netflix on work nights',
    { what: 'Stop watching netflix', pattern: 'quit', weekdays: [0, 1, 2, 3, 4], per_week: 5 },
  ],
  [
    'i work nights, learn piano 20 min a day',
    { what: 'Learn piano', pattern: 'instrument', unread: ['i work nights'], per_week: 7, minutes: 20 },
  ],
  [
    'read before bed 5 nights, 25 min',
    { what: 'Read', pattern: 'reading', per_week: 5, minutes: 25, between: ['20:00', '24:00'] },
  ],
  [
    'finish my essay by friday, 2 hrs a nite',
    {
      what: 'Finish my essay',
      pattern: 'writing',
      deadline: '2026-11-27',
      per_week: 7,
      minutes: 120,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'journal each nite 10min, skip sundays',
    {
      what: 'Journal',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 10,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'meet friends more, every fri night',
    {
      what: 'Meet friends more',
      pattern: 'behaviour',
      weekdays: [5],
      per_week: 1,
      between: ['20:00', '24:00'],
    },
  ],
]

testSentences(SENTENCES)
