import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** When not, in the words of feelings and habits: none of these times is wanted. */
const SENTENCES: readonly Sentence[] = [
  [
    "I don't want to work after 8pm: finish my thesis by 1 may",
    { what: 'Finish my thesis', deadline: '2027-05-01', between: ['05:00', '20:00'] },
  ],
  ['learn guitar, dont want to play on sundays', { what: 'Learn guitar', not_on: [0] }],
  ["learn guitar, i'd rather not practise on weekends", { what: 'Learn guitar', not_on: [0, 6] }],
  [
    'run 3 times a week, prefer not to run in the mornings',
    { what: 'Run', per_week: 3, between: ['12:00', '24:00'] },
  ],
  [
    "i don't like to run in the evening, 3 runs a week",
    { what: 'Run', per_week: 3, between: ['05:00', '17:00'] },
  ],
  ["I don't want to eat after 8pm", { what: 'Stop eating after 8pm' }],
  ['i dont want to check my phone in bed', { what: 'Stop checking my phone in bed' }],
  ["learn to code, i'm useless after 9pm", { what: 'Learn to code', between: ['05:00', '21:00'] }],
  ['meditate, 7am is too early for me', { what: 'Meditate', between: ['08:00', '24:00'] }],
  [
    "write every morning, i can't think in the afternoon",
    { what: 'Write', per_week: 7, between: ['05:00', '12:00'] },
  ],
  [
    "write every morning, i can't write in the afternoon",
    { what: 'Write', per_week: 7, between: ['05:00', '12:00'] },
  ],
  ["i'm never home on fridays, learn the cello", { what: 'Learn the cello', not_on: [5] }],
  [
    'i hate mornings, want to go to the gym 3 times a week',
    { what: 'Go to the gym', per_week: 3, between: ['12:00', '24:00'] },
  ],
  ['not a morning person, run 3x a week', { what: 'Run', per_week: 3, between: ['12:00', '24:00'] }],
  ['run in the mornings, evenings are for family', { what: 'Run', between: ['05:00', '12:00'] }],
  ['5k training, avoid tuesdays', { what: 'Do 5k training', not_on: [2] }],
  [
    'study maths every day but sunday is holy',
    { what: 'Study maths', weekdays: [1, 2, 3, 4, 5, 6], not_on: [0], per_week: 6 },
  ],
  [
    "finish the loft, can't work past 8 in the evening",
    { what: 'Finish the loft', between: ['05:00', '20:00'] },
  ],
  ['never skip breakfast', { what: 'Never skip breakfast' }],
  ['stop working on weekends', { what: 'Stop working', weekdays: [0, 6], per_week: 2 }],
  [
    "get fit, can't do weekends or mornings",
    { what: 'Get fit', not_on: [0, 6], between: ['12:00', '24:00'] },
  ],
  [
    "get fit but i can't do mornings or weekends",
    { what: 'Get fit', not_on: [0, 6], between: ['12:00', '24:00'] },
  ],
  [
    'out of town 3-10 december, finish my novel by new year',
    { what: 'Finish my novel', deadline: '2027-01-01', away: [['2026-12-03', '2026-12-10']] },
  ],
  [
    'free on monday and wednesday mornings, want to write a book',
    { what: 'Write a book', weekdays: [1, 3], per_week: 2, between: ['05:00', '12:00'] },
  ],
  [
    "i'd like mondays off, revise 2 hours a day for gcse in may",
    {
      what: 'Revise for gcse',
      deadline: '2027-04-30',
      weekdays: [0, 2, 3, 4, 5, 6],
      not_on: [1],
      per_week: 6,
      minutes: 120,
    },
  ],
  ['anything but mornings - learn to meditate', { what: 'Learn to meditate', between: ['12:00', '24:00'] }],
  ["after 9 i'm done, learn german", { what: 'Learn german', between: ['05:00', '21:00'] }],
  ['my evenings are full, learn to knit', { what: 'Learn to knit', between: ['05:00', '17:00'] }],
  ['the weekend is for my girlfriend, learn to draw', { what: 'Learn to draw', not_on: [0, 6] }],
  ['write daily, my best time is the morning', { what: 'Write', per_week: 7, between: ['05:00', '12:00'] }],
  [
    'finish my diploma project before march, saturdays are for family so not then',
    { what: 'Finish my diploma project', deadline: '2027-02-28', not_on: [6] },
  ],
  ["learn to code in the evenings, after 9 i'm done", { what: 'Learn to code', between: ['17:00', '21:00'] }],
  ['learn piano, wednesday is my busy day', { what: 'Learn piano', not_on: [3] }],
  [
    'learn french 5 days a week, i never have time on thursdays',
    { what: 'Learn french', not_on: [4], per_week: 5 },
  ],
  [
    'write 1 hour a day, weekends i rest',
    { what: 'Write', weekdays: [1, 2, 3, 4, 5], not_on: [0, 6], per_week: 5, minutes: 60 },
  ],
  ['cook at home, fridays we order in', { what: 'Cook at home', not_on: [5] }],
  [
    'drink at most twice a week',
    { what: 'Drink at most twice a week', amount: { value: 2, unit: 'times', per: 'week' } },
  ],
  [
    'eat out at most twice a month',
    { what: 'Eat out at most twice a month', amount: { value: 2, unit: 'times', per: 'month' } },
  ],
  [
    'takeaway at most once a week',
    { what: 'Limit takeaway at most once a week', amount: { value: 1, unit: 'times', per: 'week' } },
  ],
  ['i have no time before february, learn to sail', { what: 'Learn to sail', starts_on: '2027-02-01' }],
  [
    'my only free day is sunday, build a shed by june',
    { what: 'Build a shed', deadline: '2027-06-01', weekdays: [0], per_week: 1 },
  ],
  [
    'learn chinese on my days off: tuesday and saturday',
    { what: 'Learn chinese', weekdays: [2, 6], per_week: 2 },
  ],
  ['run in the morning instead of the evening', { what: 'Run', between: ['05:00', '12:00'] }],
  ['study on weekends instead of weekdays', { what: 'Study', weekdays: [0, 6], per_week: 2 }],
  ['write before work not after', { what: 'Write', between: ['05:00', '09:00'] }],
  ['mornings are best, learn guitar', { what: 'Learn guitar', between: ['05:00', '12:00'] }],
  [
    'i prefer evenings, learn guitar 3 times a week',
    { what: 'Learn guitar', per_week: 3, between: ['17:00', '22:00'] },
  ],
  ['sundays work best, write my novel', { what: 'Write my novel', weekdays: [0], per_week: 1 }],
  ["i don't work on mondays, learn guitar", { what: 'Learn guitar', unread: ["i don't work on mondays"] }],
  ['learn guitar, nothing but mornings', { what: 'Learn guitar', between: ['05:00', '12:00'] }],
  ['learn guitar, nothing but mondays', { what: 'Learn guitar', weekdays: [1], per_week: 1 }],
]

testSentences(SENTENCES)
