import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Parts that have days of their own, and parts that only say how. */
const SENTENCES: readonly Sentence[] = [
  [
    'practice piano 15 min in the morning and 30 min on sundays',
    {
      what: 'Practice piano',
      pattern: 'instrument',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 15,
      own_days: [
        { days: [1, 2, 3, 4, 5, 6], between: ['05:00', '12:00'], minutes: null },
        { days: [0], between: null, minutes: 30 },
      ],
    },
  ],
  [
    'swim tue, bike thu',
    { what: 'Swim', pattern: 'endurance', also: ['bike thu'], weekdays: [2], per_week: 1 },
  ],
  [
    'gym mon, run wed, yoga sun',
    { what: 'Go to the gym', pattern: 'strength', also: ['run wed', 'yoga sun'], weekdays: [1], per_week: 1 },
  ],
  [
    'yoga on mondays, pilates on wednesdays, 45 min each',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      also: ['pilates on wednesdays, 45 min each'],
      weekdays: [1],
      per_week: 1,
      minutes: 45,
    },
  ],
  [
    'lift on mondays, wednesdays and fridays; cardio on tuesdays',
    { what: 'Lift', pattern: 'strength', also: ['cardio on tuesdays'], weekdays: [1, 3, 5], per_week: 3 },
  ],
  [
    'less sugar, no dessert during the week',
    { what: 'Cut down on sugar', pattern: 'quit', also: ['no dessert during the week'] },
  ],
  [
    'improve my english, read 1 article a day',
    {
      what: 'Improve my english',
      pattern: 'language',
      per_week: 7,
      amount: { value: 1, unit: 'article', per: 'day' },
    },
  ],
  ['get good at chess, play 1 game a day', { what: 'Get good at chess', pattern: 'skill', per_week: 7 }],
  [
    'learn french, practise chess 1 hour a week',
    { what: 'Learn french', pattern: 'language', also: ['practise chess 1 hour a week'] },
  ],
  [
    'get better at maths, solve 5 problems a day',
    {
      what: 'Get better at maths',
      pattern: 'skill',
      per_week: 7,
      amount: { value: 5, unit: 'problems', per: 'day' },
    },
  ],
  [
    'study maths on mondays, physics on wednesdays',
    {
      what: 'Study maths',
      pattern: 'general',
      unread: ['physics on wednesdays'],
      weekdays: [1],
      per_week: 1,
    },
  ],
  [
    'training thurs 5.30 and match sat morning',
    {
      what: 'Train',
      pattern: 'general',
      unread: ['and match sat morning'],
      weekdays: [4],
      per_week: 1,
      between: ['05:30', '06:30'],
    },
  ],
  [
    'football training tues 6pm and match sunday morning',
    {
      what: 'Do football training',
      pattern: 'general',
      unread: ['and match sunday morning'],
      weekdays: [2],
      per_week: 1,
      between: ['18:00', '19:00'],
    },
  ],
  [
    'sat morning match and training thurs 17:30',
    {
      what: 'Do match and training',
      pattern: 'general',
      unread: ['thurs 17:30'],
      weekdays: [6],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
]

testSentences(SENTENCES)
