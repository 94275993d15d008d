import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What a further goal has from the first, words in short, and kinds of days in each week. */
const SENTENCES: readonly Sentence[] = [
  [
    'I want to learn Korean before my semester abroad in Seoul starts in September, 5 hours a week',
    {
      what: 'Learn Korean',
      pattern: 'language',
      deadline: '2027-08-31',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  [
    'clean the bathroom every saturday and the kitchen every sunday',
    {
      what: 'Clean the bathroom',
      pattern: 'tidy',
      also: ['clean the kitchen every sunday'],
      weekdays: [6],
      per_week: 1,
    },
  ],
  [
    'do exercises for my back 3 time in week, each time twenty minute',
    { what: 'Do exercises for my back', per_week: 3, minutes: 20 },
  ],
  [
    "after new year's: 3 gym days a week, until then just 1",
    { pattern: 'strength', unread: ['until then just 1'], starts_on: '2027-01-02', per_week: 3 },
  ],
  [
    '2 study evenings a week, pass my accounting exam in june',
    { what: 'Pass my accounting exam', pattern: 'exam', deadline: '2027-05-31', per_week: 2 },
  ],
  [
    'me n my brother want to run a 10k on 3 may, 3x a week',
    { what: 'Run a 10k', pattern: 'race', deadline: '2027-05-03', per_week: 3 },
  ],
]

testSentences(SENTENCES)
