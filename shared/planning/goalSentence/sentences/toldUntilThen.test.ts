import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is told first, and what is to be done before it, or from then on. */
const SENTENCES: readonly Sentence[] = [
  [
    'my parents visit on friday, need to clean the house before then',
    { what: 'Clean the house', deadline: '2026-11-27' },
  ],
  [
    'my parents come on friday, need to clean the house before then',
    { what: 'Clean the house', deadline: '2026-11-27' },
  ],
  [
    "Mum's coming out of hospital on friday, need to sort the spare room before then, evenings only",
    { what: 'Sort the spare room', deadline: '2026-11-27', between: ['17:00', '22:00'] },
  ],
  ['run 5k on sundays, be fit by then', { weekdays: [0], per_week: 1, also: ['be fit by then'] }],
  [
    "can't run until 10 january, after that 3 times a week",
    { what: 'Run', starts_on: '2027-01-10', per_week: 3 },
  ],
  [
    'no gym until january, then gym twice a week',
    { what: 'Go to the gym', starts_on: '2027-01-01', per_week: 2 },
  ],
  [
    'no gym til the cast comes off around 10 january, after that strength twice a week',
    { pattern: 'strength', starts_on: '2027-01-10', per_week: 2 },
  ],
  [
    'my knee is bad till 10 january, after that run twice a week',
    { what: 'Run', starts_on: '2027-01-10', per_week: 2 },
  ],
  [
    'busy with work until the end of january, after that spanish 20 min a day',
    { what: 'Learn spanish', starts_on: '2027-02-01', per_week: 7, minutes: 20 },
  ],
  [
    'french is 30 min a day until june, then 1 hour',
    { deadline: '2027-06-01', per_week: 7, minutes: 30, unread: ['then 1 hour'] },
  ],
  ['study french until june, then spanish', { deadline: '2027-06-01', also: ['spanish'] }],
  [
    'no sugar until christmas, then only on sundays',
    { what: 'Quit sugar', pattern: 'quit', deadline: '2026-12-25', unread: ['then only on sundays'] },
  ],
  [
    'i keep starting guitar and giving up. 15 minutes a day this time, for 3 months',
    { what: 'Practise guitar', deadline: '2027-02-22', per_week: 7, minutes: 15 },
  ],
  [
    'i always start yoga and then stop after a week. yoga twice a week for 3 months',
    { what: 'Do yoga', deadline: '2027-02-22', per_week: 2 },
  ],
  [
    'i keep forgetting to floss, want to do it every night',
    { what: 'Floss', per_week: 7, between: ['20:00', '24:00'] },
  ],
]

testSentences(SENTENCES)
