import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** When somebody else does something, and times that hold for something narrower than the goal. */
const SENTENCES: readonly Sentence[] = [
  [
    'can you help me prepare my daughter for her piano grade 3 exam on march 6, she has school till 3:30 and ballet on tuesdays',
    {
      what: 'Prepare my daughter for her piano grade 3 exam',
      unread: ['she has school till 3:30 and ballet on tuesdays'],
      deadline: '2027-03-06',
    },
  ],
  [
    'run 3 times a week, my husband has football on thursdays',
    { what: 'Run', unread: ['my husband has football on thursdays'], per_week: 3 },
  ],
  [
    "run 3 times a week, my wife has choir on thursdays so i can't run then",
    { what: 'Run', not_on: [4], per_week: 3 },
  ],
  [
    'paint a mural in the kids room in the february half term',
    { what: 'Paint a mural in the kids room', unread: ['in the february half term'] },
  ],
  [
    'improve my squat to 120kg in 4 months, legs twice a week with at least 2 days between',
    {
      what: 'Improve my squat to 120kg',
      unread: ['with at least 2 days between'],
      deadline: '2027-03-23',
      per_week: 2,
    },
  ],
  [
    'learn to ski by the time we go to austria in february, dry slope lessons on sundays at noon',
    {
      what: 'Learn to ski',
      deadline: '2027-01-31',
      weekdays: [0],
      per_week: 1,
      between: ['12:00', '13:00'],
    },
  ],
  [
    'ill be abroad from jan 10 to feb 2 so i want to learn some thai before that, 20 min every evening',
    {
      what: 'Learn some thai',
      unread: ['ill be abroad from jan 10 to feb 2', 'before that'],
      per_week: 7,
      minutes: 20,
      between: ['17:00', '22:00'],
    },
  ],
  [
    "i'd like to do a handstand by my 30th birthday which is 2 june, wrists are a bit dodgy",
    { what: 'Do a handstand', unread: ['wrists are a bit dodgy'], deadline: '2027-06-02' },
  ],
  [
    'spend an hour each evening from 8 on my novel',
    { what: 'Write my novel', per_week: 7, minutes: 60, between: ['20:00', '22:00'] },
  ],
  [
    '20 min of spanish mon-thu, rest on the weekend, friday optional',
    {
      what: 'Learn spanish',
      unread: ['friday optional'],
      weekdays: [1, 2, 3, 4],
      not_on: [0, 6],
      per_week: 4,
      minutes: 20,
    },
  ],
  [
    'pls make plan for learn the guitar, i am free after 19h, only not wednesday',
    { what: 'Learn the guitar', not_on: [3], between: ['19:00', '24:00'] },
  ],
  ['from tomorrow i walk to work', { what: 'Walk to work', starts_on: '2026-11-24' }],
  [
    'sleep by 11 and wake at 7 on work nights',
    { what: 'Sleep by 11 and wake at 7', weekdays: [0, 1, 2, 3, 4], per_week: 5 },
  ],
  ['do my accounts quarterly', { what: 'Do my accounts', unread: ['quarterly'] }],
  [
    'volunteer at the shelter two saturdays a month',
    { what: 'Volunteer at the shelter', rarely: { every: 'month', times: 2, weekdays: [6] } },
  ],
  [
    'do stand up comedy for the first time by june',
    { what: 'Do stand up comedy for the first time', deadline: '2027-06-01' },
  ],
  ['cut sugar down to weekends', { what: 'Cut sugar down to weekends', pattern: 'quit' }],
  ['cut my drinking to saturdays', { what: 'Cut my drinking to saturdays' }],
  [
    'the kids are with me monday to wednesday, so i can do pottery thursday to sunday',
    {
      what: 'Do pottery',
      weekdays: [0, 4, 5, 6],
      per_week: 4,
    },
  ],
  [
    'do squats, lunges and planks 3 times a week for 20 min',
    { what: 'Do squats, lunges and planks', per_week: 3, minutes: 20 },
  ],
  [
    'my boss wants the slides by thursday noon, need 3 hours',
    { what: 'Work on the slides', total_minutes: 180, minutes: 60, deadline: '2026-11-26' },
  ],
  [
    'be fluent in sign language by the time my nephew is born in may',
    { what: 'Be fluent in sign language', deadline: '2027-04-30' },
  ],
  [
    'no more than 2 beers on a night out',
    { what: 'Keep to no more than 2 beers', pattern: 'quit', unread: ['on a night out'] },
  ],
  ['start meditating again, 5 minutes, no pressure', { what: 'Start meditating again', minutes: 5 }],
  [
    'hello i need to be finish the level A2 of german before 1 of april, i can learn after work from 18 to 20 but friday not',
    {
      what: 'Finish the level A2 of german',
      deadline: '2027-03-31',
      not_on: [5],
      minutes: 120,
      between: ['18:00', '20:00'],
    },
  ],
  [
    'study for the theory test 20 min before bed, but not the nights i have training which are mon and wed',
    {
      what: 'Study for the theory test',
      not_on: [1, 3],
      minutes: 20,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'uhh remind me to practice clarinet like every day except the days i got band which is mon and wed',
    { what: 'Practice clarinet', weekdays: [0, 2, 4, 5, 6], not_on: [1, 3], per_week: 5 },
  ],
  [
    'run 10 miles by the end of the year, 3 runs during the week and a long one at weekends',
    {
      what: 'Run 10 miles',
      unread: ['3 runs during the week and a long one at weekends'],
      deadline: '2026-12-31',
      amount: { value: 10, unit: 'miles' },
    },
  ],
  [
    'id prefer early mornings, like 5:30 to 6:30, for my marathon training, race is may 2',
    {
      what: 'Do my marathon training',
      deadline: '2027-05-02',
      minutes: 60,
      between: ['05:30', '06:30'],
    },
  ],
  [
    'read to my baby every night from now on',
    { what: 'Read to my baby', per_week: 7, between: ['20:00', '24:00'] },
  ],
  [
    'take a spanish class on mondays and practise 10 min on the other days',
    {
      what: 'Take a spanish class',
      unread: ['and practise 10 min on the other days'],
      weekdays: [1],
      per_week: 1,
    },
  ],
]

testSentences(SENTENCES)
