import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Where nobody can go, what somebody owes, what comes first, and time that is offered with a word around it. */
const SENTENCES: readonly Sentence[] = [
  [
    'paint every sunday from 2 to 4',
    {
      what: 'Paint',
      pattern: 'art',
      weekdays: [0],
      per_week: 1,
      minutes: 120,
      between: ['14:00', '16:00'],
    },
  ],
  [
    'i can do like an hour on weekdays and more on weekends, pass my theory test',
    {
      what: 'Pass my theory test',
      pattern: 'exam',
      unread: ['and more on weekends'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    'learn to code, i can do maybe 30 minutes a day',
    { what: 'Learn to code', pattern: 'coding', per_week: 7, minutes: 30 },
  ],
  [
    'want to be debt free in 3 years, owe 12k',
    {
      what: 'Be debt free',
      pattern: 'debt',
      deadline: '2029-11-23',
      amount: { value: 12000, unit: 'money' },
    },
  ],
  [
    "get out of debt by 2028, i've got 9k of debt",
    {
      what: 'Get out of debt',
      pattern: 'debt',
      deadline: '2028-01-01',
      amount: { value: 9000, unit: 'money' },
    },
  ],
  [
    'after the holidays start swimming again, twice a week, pool is closed on mondays',
    {
      what: 'Start swimming again',
      pattern: 'endurance',
      unread: ['after the holidays'],
      not_on: [1],
      per_week: 2,
    },
  ],
  [
    'after my exams learn to juggle',
    { what: 'Learn to juggle', pattern: 'skill', unread: ['after my exams'] },
  ],
  [
    'when the kids are back at school start yoga twice a week',
    {
      what: 'Start yoga',
      pattern: 'flexibility',
      unread: ['when the kids are back at school'],
      per_week: 2,
    },
  ],
  [
    'pottery twice a week, studio is closed sundays and mondays',
    { what: 'Practise pottery', pattern: 'art', not_on: [0, 1], per_week: 2 },
  ],
]

testSentences(SENTENCES)
