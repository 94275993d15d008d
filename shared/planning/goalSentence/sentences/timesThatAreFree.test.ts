import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Evenings and hours that are free for it, days of rest and of an office, and what it is good for. */
const SENTENCES: readonly Sentence[] = [
  [
    'walk the dog before breakfast, except fridays when the walker comes',
    { what: 'Walk the dog', not_on: [5], between: ['05:00', '09:00'] },
  ],
  [
    'my partner does bedtime on mondays and thursdays so those evenings are free for pottery',
    { what: 'Practise pottery', pattern: 'art', weekdays: [1, 4], per_week: 2, between: ['17:00', '22:00'] },
  ],
  [
    'my husband takes the kids swimming on sundays so that hour is for my novel',
    { what: 'Write my novel', pattern: 'writing', weekdays: [0], per_week: 1 },
  ],
  [
    "visit all 15 national parks by the time i'm 50 in 2031",
    { what: 'Visit all 15 national parks', deadline: '2031-12-31' },
  ],
  [
    'kids want a vegetable garden so build raised beds in march',
    { what: 'Build raised beds', pattern: 'project', deadline: '2027-03-31' },
  ],
  [
    'improve my golf handicap from 24 to 18, range on tuesdays',
    { what: 'Improve my golf handicap from 24 to 18', pattern: 'skill', weekdays: [2], per_week: 1 },
  ],
  [
    'draw from 19 to 21 on mondays',
    { what: 'Draw', pattern: 'art', weekdays: [1], per_week: 1, minutes: 120, between: ['19:00', '21:00'] },
  ],
  [
    "i'm on nights this week but from next monday i want to jog at 7am mon wed fri",
    {
      what: 'Jog',
      pattern: 'start_running',
      unread: ["i'm on nights this week"],
      starts_on: '2026-11-30',
      weekdays: [1, 3, 5],
      per_week: 3,
      between: ['07:00', '08:00'],
    },
  ],
  [
    'make new friends since we moved here in october, one social thing a week',
    { what: 'Make new friends', pattern: 'behaviour', per_week: 1 },
  ],
  [
    'stretch and foam roll on rest days (tue/fri), 20 mins',
    { what: 'Stretch and foam roll', pattern: 'flexibility', weekdays: [2, 5], per_week: 2, minutes: 20 },
  ],
  [
    'stretch on my rest days tue and fri',
    { what: 'Stretch', pattern: 'flexibility', weekdays: [2, 5], per_week: 2 },
  ],
  [
    'run 3x a week, rest days tue and fri',
    { what: 'Run', pattern: 'start_running', not_on: [2, 5], per_week: 3 },
  ],
  [
    'run 3x a week with rest days on tue and fri',
    { what: 'Run', pattern: 'start_running', not_on: [2, 5], per_week: 3 },
  ],
  [
    'have friends over for dinner every saturday',
    { what: 'Have friends over for dinner', weekdays: [6], per_week: 1 },
  ],
  ['have friends over every saturday', { what: 'Have friends over', weekdays: [6], per_week: 1 }],
  [
    "finish the baby's room by week 36, im 22 weeks now",
    { what: "Finish the baby's room", beside: ['im 22 weeks now'], unread: ['by week 36'] },
  ],
  [
    'meal plan every thursday evening so i can shop on friday',
    { what: 'Meal plan', weekdays: [4], per_week: 1, between: ['17:00', '22:00'] },
  ],
  [
    'play with my kids half an hour every day when i get home from work',
    { what: 'Play with my kids', per_week: 7, minutes: 30, between: ['17:00', '24:00'] },
  ],
  [
    "run at lunch on office days, that's tue wed thu",
    { what: 'Run', pattern: 'start_running', weekdays: [2, 3, 4], per_week: 3, between: ['12:00', '14:00'] },
  ],
  ['cook for dinner every day', { what: 'Cook for dinner', per_week: 7 }],
  [
    'take my blood pressure every morning for 2 weeks and write it down',
    {
      what: 'Take my blood pressure and write it down',
      deadline: '2026-12-06',
      per_week: 7,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'do the school run on foot 3x a week instead of driving',
    { what: 'Do the school run on foot instead of driving', per_week: 3 },
  ],
]

testSentences(SENTENCES)
