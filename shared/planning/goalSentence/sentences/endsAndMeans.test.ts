import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is told beside a wish, what it takes to get there, and what has the words of a bound or of another goal. */
const SENTENCES: readonly Sentence[] = [
  [
    "so we're getting a puppy in february and i'd love the garden fenced before that",
    { what: 'Get the garden fenced', deadline: '2027-01-31' },
  ],
  ['need the nursery painted by may', { what: 'Get the nursery painted', deadline: '2027-05-01' }],
  [
    'study 2 hours on saturdays for my citizenship test which is some time in spring',
    {
      what: 'Study for my citizenship test',
      deadline: '2027-05-31',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
    },
  ],
  [
    'lower my cholesterol before next blood test in 3 months, walk 40 min 5x week',
    { what: 'Lower my cholesterol', deadline: '2027-02-23', per_week: 5, minutes: 40 },
  ],
  [
    'lose weight by june and swim twice a week',
    { pattern: 'weight', deadline: '2027-06-01', also: ['swim twice a week'] },
  ],
  ['cutting out sugar from monday', { what: 'Cut out sugar', pattern: 'quit', starts_on: '2026-11-30' }],
  ['no emails after 7', { what: 'Quit emails after 7', pattern: 'quit' }],
  [
    'get my side hustle to £500 a month by summer, only evenings after kids are asleep',
    {
      pattern: 'general',
      amount: { value: 500, unit: '£', per: 'month' },
      deadline: '2027-08-31',
      between: ['20:00', '22:00'],
    },
  ],
  ['get my food spending to £300 a month', { pattern: 'quit' }],
  [
    'knock 30 seconds off my mile by may, track on wednesdays',
    { deadline: '2027-05-01', weekdays: [3], per_week: 1 },
  ],
  [
    'I need finish my driving course until march, have lesson on monday and thursday evening',
    {
      what: 'Finish my driving course',
      deadline: '2027-03-01',
      weekdays: [1, 4],
      per_week: 2,
      between: ['17:00', '22:00'],
    },
  ],
  ['do the dry january', { pattern: 'quit', starts_on: '2027-01-01', deadline: '2027-01-31' }],
]

testSentences(SENTENCES)
