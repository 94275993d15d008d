import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What people say around conditions, `ideally` and `if possible` and `I should`: it changes none of them. */
const SENTENCES: readonly Sentence[] = [
  [
    'play the drums; probably 5h a week',
    { what: 'Play the drums', per_week: 5, minutes: 60, weekly_minutes: 300 },
  ],
  ['i wanna call my mum, ideally 1 hour', { what: 'Call my mum', minutes: 60 }],
  [
    'learn spanish, hopefully no more than 30 minutes, 3 times a week',
    { what: 'Learn spanish', per_week: 3, minutes: 30 },
  ],
  ['3x/week i should meditate if possible', { what: 'Meditate', per_week: 3 }],
  ['run up to 4 times a week. Thank you!', { what: 'Run', per_week: 4 }],
  ['planning to go to the gym in the evening', { what: 'Go to the gym', between: ['17:00', '22:00'] }],
  [
    'time to learn python, 3 hours a week',
    { what: 'Learn python', per_week: 3, minutes: 60, weekly_minutes: 180 },
  ],
  [
    "i've decided to declutter the garage, starting next week",
    { what: 'Declutter the garage', starts_on: '2026-11-30' },
  ],
  ['learn python and never done it before', { what: 'Learn python', level: 'never done it before' }],
  [
    'meditate, not in the morning, complete beginner level',
    { what: 'Meditate', between: ['12:00', '24:00'], level: 'complete beginner level' },
  ],
  ['read 20 books 4x/wk', { what: 'Read 20 books', per_week: 4, amount: { value: 20, unit: 'books' } }],
  [
    'read 20 books on weekends',
    { what: 'Read 20 books', weekdays: [0, 6], per_week: 2, amount: { value: 20, unit: 'books' } },
  ],
  [
    'finish the online course on statistics only at the weekend',
    { what: 'Finish the online course on statistics', weekdays: [0, 6], per_week: 2 },
  ],
  ['make youtube videos only on saturdays', { what: 'Make youtube videos', weekdays: [6], per_week: 1 }],
  ['bake bread only on weekends', { what: 'Bake bread', weekdays: [0, 6], per_week: 2 }],
  [
    'finish the online course on statistics never in the morning',
    { what: 'Finish the online course on statistics', between: ['12:00', '24:00'] },
  ],
  ['plan our wedding on mon, wed and fri', { what: 'Plan our wedding', weekdays: [1, 3, 5], per_week: 3 }],
  [
    'read more 20 pages a night',
    {
      what: 'Read more',
      per_week: 7,
      between: ['17:00', '24:00'],
      amount: { value: 20, unit: 'pages', per: 'day' },
    },
  ],
  [
    'after 7pm on thursdays i have to revise for maths',
    { what: 'Revise for maths', weekdays: [4], per_week: 1, between: ['19:00', '24:00'] },
  ],
  [
    'saturdays in the morning i have to read 20 books',
    {
      what: 'Read 20 books',
      weekdays: [6],
      per_week: 1,
      between: ['05:00', '12:00'],
      amount: { value: 20, unit: 'books' },
    },
  ],
  ['five days a week i have to learn python', { what: 'Learn python', per_week: 5 }],
  [
    'learn spanish, not in the morning, from january',
    { what: 'Learn spanish', starts_on: '2027-01-01', between: ['12:00', '24:00'] },
  ],
  [
    'not in the morning, by feb 14, run a 10k',
    { what: 'Run a 10k', deadline: '2027-02-14', between: ['12:00', '24:00'] },
  ],
  [
    'run a 10k from scratch by feb 14 mornings only',
    { what: 'Run a 10k', deadline: '2027-02-14', between: ['05:00', '12:00'], level: 'from scratch' },
  ],
  ['revise for maths on mon & thurs', { what: 'Revise for maths', weekdays: [1, 4], per_week: 2 }],
  [
    'sort out the paperwork before school, from january',
    { what: 'Sort out the paperwork', starts_on: '2027-01-01', between: ['05:00', '08:00'] },
  ],
  ['stretch, sunday is my rest day please', { what: 'Stretch', not_on: [0] }],
  [
    'declutter the garage; in 30 minute blocks hopefully starting in the new year',
    { what: 'Declutter the garage', starts_on: '2027-01-01', minutes: 30 },
  ],
  ['1h30 of drums a day, thx', { what: 'Practise drums', per_week: 7, minutes: 90 }],
  [
    'learn violin, one lesson every Thursday 5pm and 15 min practice on the other days',
    { what: 'Learn violin', weekdays: [0, 1, 2, 3, 5, 6], not_on: [4], per_week: 6, minutes: 15 },
  ],
  [
    'run 3 times a week before work until my 10k on April 18',
    { what: 'Run', deadline: '2027-04-18', per_week: 3, between: ['05:00', '09:00'] },
  ],
  [
    'twice weekly, i want to prepare for my driving test',
    { what: 'Prepare for my driving test', per_week: 2 },
  ],
  [
    "tue+thu, i'd like to tidy my desk, probably for one hour",
    { what: 'Tidy my desk', weekdays: [2, 4], per_week: 2, minutes: 60 },
  ],
]

testSentences(SENTENCES)
