import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** A chatty sentence names its goal somewhere, and its date or its thing somewhere else. */
const SENTENCES: readonly Sentence[] = [
  [
    "my boyfriends parents only speak italian and we're visiting them at easter, help",
    { what: 'Learn italian', pattern: 'language', deadline: '2027-03-28' },
  ],
  [
    "i keep saying i'll write that novel. 500 words a day, mornings before the kids wake up",
    {
      what: 'Write that novel',
      per_week: 7,
      between: ['05:00', '07:00'],
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  [
    "Dad turns 70 on the 9th of January and I'm throwing him a surprise party!!",
    { what: 'Throw Dad a surprise party', pattern: 'event', deadline: '2027-01-09' },
  ],
  [
    "I've got a job interview a week from thursday, want to practice a bit each day",
    { what: 'Practice for a job interview', deadline: '2026-12-03', per_week: 7 },
  ],
  [
    "I'm doing the CFA level 1 in feb, 300 hours of study they say",
    {
      what: 'Do the CFA level 1',
      pattern: 'exam',
      deadline: '2027-01-31',
      minutes: 60,
      total_minutes: 18000,
    },
  ],
  [
    'save up for japan, need like 4k by october next year, can do maybe 300 a month from january',
    {
      what: 'Save up for japan',
      deadline: '2027-10-01',
      starts_on: '2027-01-01',
      amount: { value: 4000, unit: 'money', share: { value: 300, per: 'month' } },
      conflict: '300 a month until 1 October 2027 comes to 2,700, not 4,000',
    },
  ],
  [
    'need to find a flat in berlin and move before february, work starts on the 1st',
    {
      what: 'Find a flat in berlin and move',
      deadline: '2027-01-31',
      beside: ['work starts on the 1st'],
    },
  ],
  [
    'I want to get better at public speaking, I freeze up every time in the monday meeting',
    { what: 'Get better at public speaking', beside: ['I freeze up every time in the monday meeting'] },
  ],
  [
    'clear out moms house together with my brother, we can only do every second saturday, has to be done by the end of feb',
    {
      what: 'Clear out moms house together with my brother',
      deadline: '2027-02-28',
      rarely: { every: 'weeks', weeks: 2, weekdays: [6] },
    },
  ],
  [
    "been playing chess on and off, want to hit 1500 elo by end of next year. I'm at 1180 now",
    { what: 'Hit 1500 elo in chess', deadline: '2027-12-31', level: "I'm at 1180 now" },
  ],
  // A day that names a meeting is none of the plan's, and a number of cards is no amount of what is owed.
  ['quit smoking, am i too old?', { what: 'Quit smoking', pattern: 'quit' }],
  [
    'get my finances in order, i have 3 credit cards with about 6k on them, would like them gone by Q3',
    {
      what: 'Get my finances in order',
      deadline: '2027-09-30',
      beside: ['i have 3 credit cards with about 6k on them'],
    },
  ],
]

testSentences(SENTENCES)
