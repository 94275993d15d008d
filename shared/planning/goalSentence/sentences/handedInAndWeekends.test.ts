import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is handed in on a day, the weekend of a date, and what is only possible then. */
const SENTENCES: readonly Sentence[] = [
  [
    'write my master thesis, hand in 31 may, 3 hours every weekday morning',
    {
      what: 'Write my master thesis',
      pattern: 'writing',
      deadline: '2027-05-31',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 180,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'finish my essay, hand it in on friday, 1 hour a day',
    { what: 'Finish my essay', pattern: 'writing', deadline: '2026-11-27', per_week: 7, minutes: 60 },
  ],
  [
    'finish my report, need to hand in by 3 december',
    { what: 'Finish my report', pattern: 'project', deadline: '2026-12-03' },
  ],
  [
    'paint the bedroom over the weekend of 12 december',
    { what: 'Paint the bedroom', pattern: 'tidy', deadline: '2026-12-13', starts_on: '2026-12-12' },
  ],
  [
    'clean the flat on the weekend of the 12th',
    { what: 'Clean the flat', pattern: 'tidy', deadline: '2026-12-13', starts_on: '2026-12-12' },
  ],
  [
    'Want to make 10 videos for my channel before end of february, I can film only in weekend',
    {
      what: 'Make 10 videos for my channel',
      pattern: 'project',
      deadline: '2027-02-27',
      weekdays: [0, 6],
      per_week: 2,
      amount: { value: 10, unit: 'videos' },
    },
  ],
  ['learn to ski only in weekends', { what: 'Learn to ski', weekdays: [0, 6], per_week: 2 }],
  [
    'i can paint only on weekends, want to finish my mural by may',
    { what: 'Finish my mural', deadline: '2027-05-01', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'finish the quilt in time for the baby, due 3 april, 30 min a day',
    { what: 'Finish the quilt', deadline: '2027-04-03', per_week: 7, minutes: 30 },
  ],
  ['learn teh guitar on mondays', { what: 'Learn the guitar', weekdays: [1], per_week: 1 }],
]

testSentences(SENTENCES)
