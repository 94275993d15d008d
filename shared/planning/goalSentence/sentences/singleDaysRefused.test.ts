import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** One day on which somebody can't, seasons of things, the season behind the next one, and long walks that are the goal. */
const SENTENCES: readonly Sentence[] = [
  [
    'read one non-fiction book a month',
    {
      what: 'Read one non-fiction book',
      pattern: 'reading',
      amount: { value: 1, unit: 'book', per: 'month' },
    },
  ],
  [
    'go for a long walk on sundays, except the first sunday in december',
    {
      what: 'Go for a long walk',
      unread: ['except the first sunday in december'],
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'boxing mondays & thursdays but this thursday i cant',
    { what: 'Box', unread: ['but this thursday i cant'], weekdays: [1, 4], per_week: 2 },
  ],
  [
    "gym 3 times a week, tomorrow i can't",
    { what: 'Go to the gym', pattern: 'strength', unread: ["tomorrow i can't"], per_week: 3 },
  ],
  [
    'apply for spring internships, 2 applications every day, start next monday',
    {
      what: 'Apply for spring internships',
      starts_on: '2026-11-30',
      per_week: 7,
      amount: { value: 2, unit: 'applications', per: 'day' },
    },
  ],
  [
    'mum wants me to learn punjabi before we visit india in may, 20 mins mon to thu',
    {
      what: 'Learn punjabi',
      pattern: 'language',
      deadline: '2027-04-30',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 20,
    },
  ],
  [
    'learn chess from now until christmas, 20 min a day',
    { what: 'Learn chess', deadline: '2026-12-25', per_week: 7, minutes: 20 },
  ],
  [
    'practise driving with dad on saturdays, test 3rd march 9.15am',
    { what: 'Practise driving with dad', deadline: '2027-03-03', weekdays: [6], per_week: 1 },
  ],
]

testSentences(SENTENCES)
