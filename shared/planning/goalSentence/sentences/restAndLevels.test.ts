import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days of rest, where somebody stands, and what a negation belongs to. */
const SENTENCES: readonly Sentence[] = [
  [
    'get a six pack in 16 weeks w/o a gym, 25 min/day, sundays rest',
    {
      what: 'Get a six pack w/o a gym',
      pattern: 'strength',
      deadline: '2027-03-15',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 25,
    },
  ],
  [
    'read the news less, once a day at most',
    {
      what: 'Read the news less, once a day',
      pattern: 'quit',
      amount: { value: 1, unit: 'times', per: 'day' },
    },
  ],
  [
    'plan a hen do in barcelona for may, 8 girls, budget 400 each',
    {
      what: 'Plan a hen do in barcelona',
      pattern: 'event',
      deadline: '2027-04-30',
      beside: ['budget 400 each'],
    },
  ],
  [
    'write my phd 3h/day, no writing on tuesdays or weekends',
    {
      what: 'Write my phd',
      pattern: 'writing',
      weekdays: [1, 3, 4, 5],
      not_on: [0, 2, 6],
      per_week: 4,
      minutes: 180,
    },
  ],
  [
    'meditate 10 min on waking, skip sundays',
    {
      what: 'Meditate',
      pattern: 'calm',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 10,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'journal 5 minutes before bed, not on weekends',
    {
      what: 'Journal',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 5,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'speak only french at dinner, mon-fri',
    {
      what: 'Speak only french',
      pattern: 'language',
      unread: ['at dinner'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    'climb a 6a route by autumn; bouldering gym twice a week, tues + either sat or sun',
    {
      what: 'Climb a 6a route',
      pattern: 'skill',
      unread: ['tues + either sat or sun'],
      deadline: '2027-11-30',
      per_week: 2,
    },
  ],
  [
    'be home by 6 for dinner with the kids 3 nights a week',
    {
      what: 'Be home by 6 for dinner with the kids',
      pattern: 'general',
      per_week: 3,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'learn to meditate. i tried before and failed. 5 mins max. mornings.',
    { what: 'Learn to meditate', pattern: 'calm', minutes: 5, between: ['05:00', '12:00'] },
  ],
  [
    'learn german, my level is A2, want B1 by dec 2027, 4-5 hours a week but july off',
    {
      what: 'Learn german',
      pattern: 'language',
      unread: ['but july off'],
      deadline: '2027-12-01',
      per_week: 4,
      minutes: 60,
      weekly_minutes: 240,
      level: 'my level is A2',
    },
  ],
]

testSentences(SENTENCES)
