import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is said of some days beside a practice of each day, what is over on one day, and days that are no week's. */
const SENTENCES: readonly Sentence[] = [
  [
    'piano 20 minutes a day, saturdays with dad',
    { what: 'Practise piano', per_week: 7, minutes: 20, unread: ['saturdays with dad'] },
  ],
  [
    'run every day, with my club on tuesdays',
    { what: 'Run', per_week: 7, unread: ['with my club on tuesdays'] },
  ],
  ['run daily, weekends at 9', { what: 'Run', per_week: 7, unread: ['weekends at 9'] }],
  ['meditate every day, mon-fri', { what: 'Meditate', weekdays: [1, 2, 3, 4, 5], per_week: 5 }],
  [
    'guitar lesson mondays at 5, practise 20 min a day',
    { what: 'Practise guitar', per_week: 7, minutes: 20, unread: ['guitar lesson mondays at 5'] },
  ],
  [
    'my guitar lesson is on mondays, practise 20 min a day',
    { what: 'Practise guitar', per_week: 7, minutes: 20, unread: ['my guitar lesson is on mondays'] },
  ],
  [
    'learn french, class tuesdays 7pm, study 15 min a day on my own',
    { what: 'Learn french', per_week: 7, minutes: 15, unread: ['class tuesdays 7pm'] },
  ],
  ['wake up and work out, mon-fri', { what: 'Wake up and work out', weekdays: [1, 2, 3, 4, 5], per_week: 5 }],
  ['put in 2 hours a week', { per_week: 2, minutes: 60, weekly_minutes: 120 }],
  ['study for exam week, 7 to 11 December', { what: 'Study', pattern: 'exam', deadline: '2026-12-07' }],
  [
    'study 1 hour today and 1 hour on Sunday',
    { what: 'Study', deadline: '2026-11-29', weekdays: [0, 1], per_week: 2, minutes: 60 },
  ],
  [
    'study 1 hour today and 2 hours tomorrow',
    { what: 'Study', deadline: '2026-11-24', minutes: 60, unread: ['2 hours tomorrow'] },
  ],
  [
    'get my fridge sorted sunday evening',
    {
      what: 'Get my fridge sorted',
      starts_on: '2026-11-29',
      deadline: '2026-11-29',
      between: ['17:00', '22:00'],
    },
  ],
  [
    'buy a birthday present saturday',
    { what: 'Buy a birthday present', starts_on: '2026-11-28', deadline: '2026-11-28' },
  ],
  [
    'hand in my essay friday, 2 hours a day',
    { what: 'Hand in my essay', deadline: '2026-11-27', per_week: 7, minutes: 120 },
  ],
  [
    'clean the oven saturday mornings',
    { what: 'Clean the oven', weekdays: [6], per_week: 1, between: ['05:00', '12:00'] },
  ],
  ['go to the gym on alternate days', { what: 'Go to the gym', per_week: 4, every_days: 2 }],
  ['alternate days gym', { what: 'Go to the gym', per_week: 4, every_days: 2 }],
  [
    'no alcohol during lent',
    { what: 'Quit alcohol', pattern: 'quit', deadline: '2027-03-27', starts_on: '2027-02-10' },
  ],
]

testSentences(SENTENCES)
