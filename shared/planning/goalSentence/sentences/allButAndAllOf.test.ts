import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** `bar` and `save for` leave days out, and all of some things are no rhythm. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn guitar half an hour every evening bar fridays',
    {
      what: 'Learn guitar',
      pattern: 'instrument',
      weekdays: [0, 1, 2, 3, 4, 6],
      not_on: [5],
      per_week: 6,
      minutes: 30,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'meditate every morning save for sundays',
    {
      what: 'Meditate',
      pattern: 'calm',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      between: ['05:00', '12:00'],
    },
  ],
  ['open a bar on saturdays', { what: 'Open a bar', pattern: 'project', weekdays: [6], per_week: 1 }],
  ['pass the bar exam by february', { what: 'Pass the bar exam', pattern: 'exam', deadline: '2027-02-01' }],
  [
    'visit every country in europe by 2030',
    { what: 'Visit every country in europe', pattern: 'general', deadline: '2030-01-01' },
  ],
  [
    'try every recipe in my cookbook, two a week',
    { what: 'Try every recipe in my cookbook', pattern: 'general', per_week: 2 },
  ],
  ['learn every scale on the piano', { what: 'Learn every scale on the piano', pattern: 'instrument' }],
  [
    'finish my quilt, i only get 3 hours a week',
    { what: 'Finish my quilt', pattern: 'general', per_week: 3, minutes: 60, weekly_minutes: 180 },
  ],
  // A class and what is practised beside it.
  [
    'learn bsl, class is mondays at 7 so i need to practise on other days',
    { what: 'Learn bsl', pattern: 'language', weekdays: [0, 2, 3, 4, 5, 6], not_on: [1], per_week: 6 },
  ],
  [
    'yoga class on mondays and stretch 10 min a day',
    {
      what: 'Do yoga class',
      pattern: 'flexibility',
      weekdays: [1],
      per_week: 1,
      unread: ['and stretch 10 min a day'],
    },
  ],
  [
    'i want to finally write my memoir, no rush, an hour on sunday mornings',
    {
      what: 'Write my memoir',
      pattern: 'writing',
      weekdays: [0],
      per_week: 1,
      minutes: 60,
      between: ['05:00', '12:00'],
    },
  ],
]

testSentences(SENTENCES)
