import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is done before meals, how long it takes, days that are probably meant, and hedges before a wish. */
const SENTENCES: readonly Sentence[] = [
  [
    'walk home from work mon-thu, it takes 40 min',
    { what: 'Walk home from work', weekdays: [1, 2, 3, 4], per_week: 4, minutes: 40 },
  ],
  [
    'do one thing for myself every week, sunday afternoon probably',
    { what: 'Do one thing for myself', weekdays: [0], per_week: 1, between: ['12:00', '17:00'] },
  ],
  [
    'do yoga on tuesdays ideally, 20 min',
    { what: 'Do yoga', pattern: 'flexibility', weekdays: [2], per_week: 1, minutes: 20 },
  ],
  ['drink water before each meal', { what: 'Drink water before each meal', per_week: 7 }],
  ['take my pills after every meal', { what: 'Take my pills after every meal', per_week: 7 }],
  ['walk 10 min after meals', { what: 'Walk after meals', minutes: 10 }],
  [
    'be more flexible, i sit all day at work. 15 minutes in the evening',
    { what: 'Be more flexible', pattern: 'flexibility', minutes: 15, between: ['17:00', '22:00'] },
  ],
  ['swim mostly on sundays', { what: 'Swim', pattern: 'endurance', weekdays: [0], per_week: 1 }],
  [
    'learn to cook 3 meals before christmas',
    { what: 'Learn to cook 3 meals', pattern: 'skill', deadline: '2026-12-24' },
  ],
  [
    'ok so basically i wanna get fit again, 3 times a week max 20 minutes',
    { what: 'Get fit again', pattern: 'strength', per_week: 3, minutes: 20 },
  ],
  [
    'so honestly i want to learn piano by june',
    { what: 'Learn piano', pattern: 'instrument', deadline: '2027-06-01' },
  ],
  [
    'find a new flat in Leeds by february, budget 900 a month',
    {
      what: 'Find a new flat in Leeds',
      pattern: 'general',
      deadline: '2027-02-01',
      beside: ['budget 900 a month'],
    },
  ],
  ['stick to a budget of $300 a week', { what: 'Stick to a budget of $300 a week', pattern: 'quit' }],
]

testSentences(SENTENCES)
