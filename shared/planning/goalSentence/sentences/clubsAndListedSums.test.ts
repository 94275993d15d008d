import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Evenings of clubs, the only free day, pieces of music, and sums that are listed. */
const SENTENCES: readonly Sentence[] = [
  [
    'badminton on thursdays from 7 till 9',
    {
      what: 'Practise badminton',
      pattern: 'skill',
      weekdays: [4],
      per_week: 1,
      minutes: 120,
      between: ['19:00', '21:00'],
    },
  ],
  [
    'gym on thursdays from 7 till 9',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      weekdays: [4],
      per_week: 1,
      minutes: 120,
      between: ['07:00', '09:00'],
    },
  ],
  [
    'choir wednesdays 7.30 to 9.30',
    {
      what: 'Practise choir',
      pattern: 'instrument',
      weekdays: [3],
      per_week: 1,
      minutes: 120,
      between: ['19:30', '21:30'],
    },
  ],
  [
    'tennis lessons for my kids school wednesdays 8 to 9',
    {
      what: 'Do tennis lessons for my kids school',
      pattern: 'skill',
      weekdays: [3],
      per_week: 1,
      minutes: 60,
      between: ['08:00', '09:00'],
    },
  ],
  [
    'badminton on saturdays from 9 till 11',
    {
      what: 'Practise badminton',
      pattern: 'skill',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
      between: ['09:00', '11:00'],
    },
  ],
  [
    'saturday is my only free day, want to learn woodworking',
    { what: 'Learn woodworking', pattern: 'skill', weekdays: [6], per_week: 1 },
  ],
  [
    'learn woodworking, saturday is the only day i have',
    { what: 'Learn woodworking', pattern: 'skill', weekdays: [6], per_week: 1 },
  ],
  [
    'play the wedding march on the organ by may, 30 mins mon-thu',
    {
      what: 'Play the wedding march on the organ',
      pattern: 'general',
      deadline: '2027-05-01',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 30,
    },
  ],
  ['plan our wedding, march 2027', { what: 'Plan our wedding', pattern: 'event', deadline: '2027-02-28' }],
  [
    'get out of debt: 3k card, 1.5k overdraft, 8k car loan, by end of 2028',
    {
      what: 'Get out of debt: 3k card, 1.5k overdraft, 8k car loan',
      pattern: 'debt',
      deadline: '2028-12-31',
      amount: { value: 12500, unit: 'money' },
    },
  ],
  [
    'save 500 for flights, 300 for the hotel by may',
    {
      what: 'Save 500 for flights',
      pattern: 'savings',
      unread: ['300 for the hotel'],
      deadline: '2027-05-01',
      amount: { value: 500, unit: 'money' },
    },
  ],
  [
    'save 10k by december, have 2k already',
    {
      what: 'Save 10k',
      pattern: 'savings',
      deadline: '2026-12-01',
      amount: { value: 10000, unit: 'money' },
      level: 'have 2k already',
    },
  ],
  [
    'pay off my card, 3000, min 1000 by march',
    {
      what: 'Pay off my card',
      pattern: 'debt',
      unread: ['min 1000'],
      deadline: '2027-03-01',
      amount: { value: 3000, unit: 'money' },
    },
  ],
  [
    'do 20 mins of spanish on the train to work and 20 on the way back',
    {
      what: 'Do spanish on the train to work',
      pattern: 'language',
      unread: ['and 20 on the way back'],
      minutes: 20,
    },
  ],
  [
    'i wnat to learn piano 3 times a weak for 30 minuts',
    { what: 'Learn piano', pattern: 'instrument', per_week: 3, minutes: 30 },
  ],
  [
    'strengthen a weak knee 3 times a week',
    { what: 'Strengthen a weak knee', pattern: 'strength', per_week: 3 },
  ],
  [
    'moving to leeds on the 3rd of feb, need to pack up the flat in the evenings',
    {
      what: 'Move to leeds, pack up the flat',
      pattern: 'moving',
      deadline: '2027-02-03',
      between: ['17:00', '22:00'],
    },
  ],
]

testSentences(SENTENCES)
