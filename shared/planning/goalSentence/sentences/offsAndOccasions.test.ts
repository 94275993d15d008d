import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Dates without a session by the name of the sport, hours of appointments, and requests in the form of a question. */
const SENTENCES: readonly Sentence[] = [
  [
    'gym 4 times a week, no gym 24 to 26 december',
    { what: 'Go to the gym', per_week: 4, unread: ['no gym 24 to 26 december'] },
  ],
  ['gym 3x a week no gym next week', { what: 'Go to the gym', per_week: 3, unread: ['no gym next week'] }],
  ['no yoga this week, yoga 3 times a week', { what: 'Do yoga', starts_on: '2026-11-30', per_week: 3 }],
  [
    'sort the paperwork for my visa, appointment 14 jan 10am',
    { what: 'Sort the paperwork for my visa', deadline: '2027-01-14' },
  ],
  [
    'hey could i get a plan for learning the banjo? 20 mins most days',
    { what: 'Learn the banjo', per_week: 5, minutes: 20 },
  ],
  [
    'I work 4 on 4 off. want to get in 3 runs a week on my off days',
    { what: 'Run', per_week: 3, unread: ['I work 4 on 4 off', 'on my off days'] },
  ],
  [
    'clear 3 years of emails 30 mins every friday arvo',
    { weekdays: [5], per_week: 1, minutes: 30, between: ['12:00', '17:00'] },
  ],
  ['could do with losing my baby weight, 3 walks a week', { what: 'Lose my baby weight', per_week: 3 }],
  ['learn to surf in the summer hols', { what: 'Learn to surf', deadline: '2027-08-31' }],
]

testSentences(SENTENCES)
