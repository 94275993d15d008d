import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Sentences of which no kind is asked. */
const SENTENCES: readonly Sentence[] = [
  [
    'Run 3 times a week but not on mondays, half an hour',
    { what: 'Run', per_week: 3, not_on: [1], minutes: 30 },
  ],
  [
    'run every other day before work for 40 minutes',
    { what: 'Run', per_week: 4, every_days: 2, between: ['05:00', '09:00'], minutes: 40 },
  ],
  [
    'jog on tue/thu/sat at 7am for 30 min until march',
    {
      what: 'Jog',
      weekdays: [2, 4, 6],
      per_week: 3,
      between: ['07:00', '07:30'],
      minutes: 30,
      deadline: '2027-03-01',
    },
  ],
  [
    'Run 1000 km this year',
    { what: 'Run 1000 km', deadline: '2026-12-31', amount: { value: 1000, unit: 'km' } },
  ],
  ['run 5 km 3 times a week', { what: 'Run 5 km', per_week: 3 }],
  [
    'swim twice a week, tuesdays and thursdays 45 min',
    { what: 'Swim', weekdays: [2, 4], per_week: 2, minutes: 45 },
  ],
  ['swim on mondays and wednesdays', { what: 'Swim', weekdays: [1, 3], per_week: 2 }],
  ['walk most days for 30 minutes', { what: 'Walk', per_week: 5, minutes: 30 }],
  ['get fit', { what: 'Get fit' }],
  ['Get in shape for summer', { what: 'Get in shape', deadline: '2027-05-31' }],
  [
    'pilates daily except on saturdays and sundays 25min',
    { what: 'Do pilates', not_on: [0, 6], weekdays: WORKDAYS, per_week: 5, minutes: 25 },
  ],
  [
    'climb a 7a by the end of 2027, twice a week, 2 hours',
    { deadline: '2027-12-31', per_week: 2, minutes: 120 },
  ],
  ['revise chemistry twice a week', { what: 'Revise chemistry', per_week: 2 }],
  ['journal every night', { what: 'Journal', per_week: 7, between: ['20:00', '24:00'] }],
  [
    'call my mom every sunday for 20 minutes',
    { what: 'Call my mom', weekdays: [0], per_week: 1, minutes: 20 },
  ],
  ['drink more water', { what: 'Drink more water', per_week: 7 }],
  ['walk the dog daily', { what: 'Walk the dog', per_week: 7 }],
  [
    'learn spanish 30 min every day except weekends',
    { what: 'Learn spanish', not_on: [0, 6], weekdays: WORKDAYS, per_week: 5, minutes: 30 },
  ],
  [
    'work on my book daily but not sundays, 1 hour',
    { what: 'Work on my book', not_on: [0], weekdays: [1, 2, 3, 4, 5, 6], per_week: 6, minutes: 60 },
  ],
  [
    'do yoga every day excluding wednesday, 20 minutes',
    { what: 'Do yoga', not_on: [3], weekdays: [0, 1, 2, 4, 5, 6], per_week: 6, minutes: 20 },
  ],
  ["learn chess 4 times a week, i can't do fridays", { what: 'Learn chess', per_week: 4, not_on: [5] }],
  ['no Sundays: train 5 times a week', { per_week: 5, not_on: [0] }],
  ['run 4 times a week, never on a saturday', { what: 'Run', per_week: 4, not_on: [6] }],
  [
    'study french not on mon and wed, 3 times a week 30 min',
    { what: 'Study french', per_week: 3, not_on: [1, 3], minutes: 30 },
  ],
  [
    'practise the drums 5 days a week, tuesdays off',
    { what: 'Practise the drums', per_week: 5, not_on: [2] },
  ],
  ['swim daily apart from weekends', { what: 'Swim', not_on: [0, 6], weekdays: WORKDAYS, per_week: 5 }],
  [
    'draw every day other than mondays for 15 minutes',
    { what: 'Draw', not_on: [1], weekdays: [0, 2, 3, 4, 5, 6], per_week: 6, minutes: 15 },
  ],
  [
    'learn guitar on weekdays only, 20 minutes',
    { what: 'Learn guitar', weekdays: WORKDAYS, per_week: 5, minutes: 20 },
  ],
  [
    'learn guitar, just not in the mornings, 3 times a week',
    { what: 'Learn guitar', per_week: 3, between: ['12:00', '24:00'] },
  ],
  [
    'Exercise every weekday but thursday for 30 minutes',
    { what: 'Exercise', not_on: [4], weekdays: [1, 2, 3, 5], per_week: 4, minutes: 30 },
  ],
  ['do not plan anything on sundays, write 4 times a week', { per_week: 4, not_on: [0] }],
  [
    'from january learn french 3 times a week 30 min',
    { what: 'Learn french', starts_on: '2027-01-01', per_week: 3, minutes: 30 },
  ],
  [
    'start on monday: meditate 10 minutes a day',
    { what: 'Meditate', starts_on: '2026-11-30', per_week: 7, minutes: 10 },
  ],
  [
    'learn dutch beginning 1 december for 12 weeks, 4 times a week',
    { what: 'Learn dutch', starts_on: '2026-12-01', deadline: '2027-02-22', per_week: 4 },
  ],
  [
    'as of next month go to the gym twice a week',
    { what: 'Go to the gym', starts_on: '2026-12-01', per_week: 2 },
  ],
  ['run 3x a week starting tomorrow', { what: 'Run', starts_on: '2026-11-24', per_week: 3 }],
  ['learn to cook after the holidays', { what: 'Learn to cook', unread: ['after the holidays'] }],
  [
    'learn to sew after 10 january, 1 hour a week',
    { what: 'Learn to sew', starts_on: '2027-01-11', weekly_minutes: 60, per_week: 1, minutes: 60 },
  ],
  [
    'read 30 minutes in the morning 4 times a week',
    { what: 'Read', per_week: 4, minutes: 30, between: ['05:00', '12:00'] },
  ],
  [
    'stretch during my lunch break 10 minutes every day',
    { what: 'Stretch', per_week: 7, minutes: 10, between: ['12:00', '14:00'] },
  ],
  ['learn go after 8pm, 3 times a week, 1 hour', { per_week: 3, minutes: 60, between: ['20:00', '24:00'] }],
  [
    'practise piano between 6 and 8pm, mon to thu, 30 min',
    { what: 'Practise piano', weekdays: [1, 2, 3, 4], per_week: 4, minutes: 30, between: ['18:00', '20:00'] },
  ],
  ['wake up at 6 every day', { what: 'Wake up at 6', per_week: 7 }],
  [
    'learn spanish on saturday mornings, 2 hours',
    { what: 'Learn spanish', weekdays: [6], per_week: 1, minutes: 120, between: ['05:00', '12:00'] },
  ],
  [
    'write in the afternoons 2h, mon/wed',
    { what: 'Write', weekdays: [1, 3], per_week: 2, minutes: 120, between: ['12:00', '17:00'] },
  ],
  ['jog before 8am three times a week', { what: 'Jog', per_week: 3, between: ['05:00', '08:00'] }],
  [
    'learn french 30 min a day and swim twice a week',
    { what: 'Learn french', per_week: 7, minutes: 30, also: ['swim twice a week'] },
  ],
  [
    'meditate 10 minutes daily, go to the gym 3 times a week and quit smoking',
    { what: 'Meditate', per_week: 7, minutes: 10, also: ['go to the gym 3 times a week', 'quit smoking'] },
  ],
  ['learn spanish and french by june', { what: 'Learn spanish and french', deadline: '2027-06-01' }],
  ['swim on mondays, run on fridays', { what: 'Swim', weekdays: [1], per_week: 1, also: ['run on fridays'] }],
  ['run and swim three times a week', { what: 'Run and swim', per_week: 3 }],
  [
    'learn to juggle in 10 days, 15 minutes a day',
    { what: 'Learn to juggle', deadline: '2026-12-03', per_week: 7, minutes: 15 },
  ],
  ['learn to knit by thanksgiving', { what: 'Learn to knit', deadline: '2026-11-26' }],
  ['finish my scarf before christmas', { what: 'Finish my scarf', deadline: '2026-12-24' }],
  [
    'learn salsa within 2 months, thursday evenings',
    { what: 'Learn salsa', deadline: '2027-01-23', weekdays: [4], per_week: 1, between: ['17:00', '22:00'] },
  ],
  [
    'halloween costume by halloween, 2 hours a week',
    { deadline: '2027-10-31', weekly_minutes: 120, per_week: 2, minutes: 60 },
  ],
  ['get my boat licence this spring', { what: 'Get my boat licence', deadline: '2027-05-31' }],
  ['learn skiing by 2027-02-15', { what: 'Learn skiing', deadline: '2027-02-15' }],
  ['do my taxes by 31/01', { what: 'Do my taxes', deadline: '2027-01-31' }],
  [
    'redesign the garden by spring 2027, saturdays',
    { what: 'Redesign the garden', deadline: '2027-05-31', weekdays: [6], per_week: 1 },
  ],
  ['write my cv by tomorrow', { what: 'Write my cv', deadline: '2026-11-24' }],
  [
    'finish the report this week, 5 hours in total',
    { what: 'Finish the report', deadline: '2026-11-29', total_minutes: 300, minutes: 60 },
  ],
  ['learn to drive within a year', { what: 'Learn to drive', deadline: '2027-11-23' }],
  ["i'd love to be able to do a handstand by summer", { what: 'Do a handstand', deadline: '2027-08-31' }],
  [
    'need to get in shape, 3 workouts a week, 40 mins each',
    { what: 'Get in shape', per_week: 3, minutes: 40 },
  ],
  ['become a better cook', { what: 'Become a better cook' }],
  ['be kinder to my sister', { what: 'Be kinder to my sister' }],
  ['have a vegetable garden by june', { what: 'Have a vegetable garden', deadline: '2027-06-01' }],
  ['learn spanish until the rains', { what: 'Learn spanish', unread: ['until the rains'] }],
  [
    'write 4 times a week when the kids are asleep',
    { what: 'Write', per_week: 4, between: ['20:00', '24:00'] },
  ],
  [
    'learn the guitar before the baby comes, 20 minutes a day',
    { what: 'Learn the guitar', per_week: 7, minutes: 20, unread: ['before the baby comes'] },
  ],
  [
    'renovate the kitchen with a budget of 3000 euros by may',
    { what: 'Renovate the kitchen', deadline: '2027-05-01', beside: ['with a budget of 3000 euros'] },
  ],
  ['run 3 times a week if it does not rain', { what: 'Run', per_week: 3, unread: ['if it does not rain'] }],
  ['paint on days off, 2 hours', { what: 'Paint', minutes: 120, unread: ['on days off'] }],
  [
    'exercise 3 times a week but only when I am not travelling',
    { what: 'Exercise', per_week: 3, unread: ['but only when I am not travelling'] },
  ],
  ['study for my exam except during ramadan', { unread: ['except during ramadan'] }],
  [
    'write 80,000 words in 3 sessions of 1 hour',
    { total_minutes: 180, minutes: 60, amount: { value: 80_000, unit: 'words' }, conflict: 'x' },
  ],
  ['learn chinese 20 hours a day', { minutes: 1200, per_week: 7, conflict: 'x' }],
  [
    'read 5 books by 1 november 2026',
    { deadline: '2026-11-01', amount: { value: 5, unit: 'books' }, conflict: 'x' },
  ],
  ['practise 3 to 4 times a week for about 25 minutes', { per_week: 3, minutes: 25 }],
  ['study anatomy 2 hrs/day', { per_week: 7, minutes: 120 }],
  ['learn cello 4 days per week, 1h 15m', { per_week: 4, minutes: 75 }],
  ['learn cello four days a week', { what: 'Learn cello', per_week: 4 }],
  [
    'read each night for a quarter of an hour',
    { what: 'Read', per_week: 7, minutes: 15, between: ['20:00', '24:00'] },
  ],
  ['do sudoku thrice a week', { what: 'Do sudoku', per_week: 3 }],
  ['garden every 3 days for 45 minutes', { what: 'Garden', per_week: 2, every_days: 3, minutes: 45 }],
  [
    'train legs on mondays & thursdays, 50min',
    { what: 'Train legs', weekdays: [1, 4], per_week: 2, minutes: 50 },
  ],
  ['three sessions of 40 minutes a week to learn excel', { per_week: 3, minutes: 40 }],
  [
    'volunteer every second saturday for 3 hours',
    { what: 'Volunteer', minutes: 180, rarely: { every: 'weeks', weeks: 2, weekdays: [6] } },
  ],
  [
    'learn spanish 1.5h on mon/wed/sat',
    { what: 'Learn spanish', weekdays: [1, 3, 6], per_week: 3, minutes: 90 },
  ],
  ['dance once weekly', { what: 'Dance', per_week: 1 }],
  ['5 hours of Spanish a week', { what: 'Learn Spanish', weekly_minutes: 300, per_week: 5, minutes: 60 }],
  ['everyday 20 minutes of vocabulary', { per_week: 7, minutes: 20 }],
]

testSentences(SENTENCES)
