import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What somebody else needs to do, hours that are refused before the goal, and one more in each week. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn to swim front crawl by june, one lesson a week and one practice',
    { what: 'Learn to swim front crawl', deadline: '2027-06-01', per_week: 2 },
  ],
  [
    'paint the fence, needs to be done before the rain comes in october',
    { what: 'Paint the fence', pattern: 'tidy', deadline: '2027-09-30' },
  ],
  [
    'my daughter needs to know her times tables before sats in may so ten minutes after tea mon to thurs',
    {
      what: 'Help my daughter know her times tables',
      unread: ['after tea'],
      deadline: '2027-04-30',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 10,
    },
  ],
  [
    'my flatmate is a light sleeper so i cant play trumpet after 9 or before 8, want to do half an hour a day',
    {
      what: 'Play trumpet',
      pattern: 'instrument',
      unread: ['my flatmate is a light sleeper so i cant play trumpet after 9 or before 8'],
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'play 5 songs on piano by the end of next year, lessons start second week of january',
    {
      what: 'Play 5 songs on piano',
      pattern: 'instrument',
      deadline: '2027-12-31',
      starts_on: '2027-01-08',
      amount: { value: 5, unit: 'songs' },
    },
  ],
  [
    'finish my essay before the second week of march',
    { what: 'Finish my essay', pattern: 'writing', deadline: '2027-03-07' },
  ],
]

testSentences(SENTENCES)
