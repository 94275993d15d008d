import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Prepositions and numbers that belong to what is done, and days of each month that no plan can say. */
const SENTENCES: readonly Sentence[] = [
  [
    "so my mate and i are doing a 100k charity bike ride on the 27th june, longest i've done is 30k, can train weekends",
    {
      what: 'Do a 100k charity bike ride',
      pattern: 'endurance',
      deadline: '2027-06-27',
      weekdays: [0, 6],
      per_week: 2,
      level: "longest i've done is 30k",
    },
  ],
  [
    'my sister and i want to run a half marathon in may',
    { what: 'Run a half marathon', pattern: 'race', deadline: '2027-05-31' },
  ],
  [
    'want to be debt free by 40 (im 37 now), owe about 9k',
    {
      what: 'Be debt free',
      pattern: 'debt',
      unread: ['by 40'],
      amount: { value: 9000, unit: 'money' },
    },
  ],
  [
    'help my son with his 11 plus, exam 2nd week of september, half hour after school 4 days',
    {
      what: 'Help my son with his 11 plus',
      pattern: 'general',
      deadline: '2027-09-07',
      per_week: 4,
      minutes: 30,
      between: ['15:00', '22:00'],
    },
  ],
  [
    'study for finals, exams first week of june, 2 hours a day',
    { what: 'Study for finals', pattern: 'exam', deadline: '2027-05-31', per_week: 7, minutes: 120 },
  ],
  [
    'only got lunch breaks free but want to get through 12 books next year',
    {
      what: 'Get through 12 books',
      pattern: 'reading',
      deadline: '2027-12-31',
      starts_on: '2027-01-01',
      between: ['12:00', '14:00'],
      amount: { value: 12, unit: 'books' },
    },
  ],
  ['do not buy clothes until march', { what: 'Do not buy clothes', pattern: 'quit', deadline: '2027-03-01' }],
  [
    'do not drink alcohol on weekdays',
    { what: 'Do not drink alcohol', pattern: 'quit', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'cut down on sugar during the week, weekends are ok',
    { what: 'Cut down on sugar', pattern: 'quit', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  ['cut back on coffee by march', { what: 'Cut back on coffee', pattern: 'quit', deadline: '2027-03-01' }],
  [
    'work on mondays on my novel',
    { what: 'Work on my novel', pattern: 'writing', weekdays: [1], per_week: 1 },
  ],
  [
    'prep for my gcse drama monologue, performing it on the 8th of february, go over lines 10 mins each night',
    {
      what: 'Prepare for my gcse drama monologue',
      pattern: 'exam',
      deadline: '2027-02-08',
      per_week: 7,
      minutes: 10,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'do 20 minutes yoga for 4 days',
    { what: 'Do yoga', pattern: 'flexibility', deadline: '2026-11-26', minutes: 20 },
  ],
  [
    'get better at chess and hit 1500 on chess.com by september',
    { what: 'Get better at chess and hit 1500 on chess.com', pattern: 'skill', deadline: '2027-09-01' },
  ],
  [
    'get better at tennis at 7 on mondays',
    {
      what: 'Get better at tennis',
      pattern: 'skill',
      weekdays: [1],
      per_week: 1,
      between: ['07:00', '08:00'],
    },
  ],
  [
    'meal prep on sunday afternoons for the week ahead',
    {
      what: 'Meal prep for the week ahead',
      pattern: 'general',
      weekdays: [0],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  ['get 3 stone off by june', { what: 'Get 3 stone off', pattern: 'weight', deadline: '2027-06-01' }],
  [
    'book club on the 1st and 3rd friday of the month',
    { what: 'Book club', pattern: 'general', unread: ['on the 1st and 3rd friday of the month'] },
  ],
  [
    'choir on the second and fourth tuesday of the month',
    {
      what: 'Practise choir',
      pattern: 'instrument',
      unread: ['on the second and fourth tuesday of the month'],
    },
  ],
  [
    'finish the essay by the 1st and the slides by the 3rd',
    {
      what: 'Finish the essay',
      pattern: 'writing',
      deadline: '2026-12-01',
      also: ['finish the slides by the 3rd'],
    },
  ],
  [
    'visit dad on the 1st and 15th of each month',
    { what: 'Visit dad', pattern: 'general', unread: ['on the 1st and 15th of each month'] },
  ],
]

testSentences(SENTENCES)
