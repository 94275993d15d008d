import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about skills. */
const SENTENCES: readonly Sentence[] = [
  [
    'how do i get better at chess i have about 5 hours a week',
    { what: 'Get better at chess', pattern: 'skill', per_week: 5, minutes: 60, weekly_minutes: 300 },
  ],
  [
    'from 6 to 7:30 pm on wednesdays practise salsa',
    {
      what: 'Practise salsa',
      pattern: 'skill',
      weekdays: [3],
      per_week: 1,
      minutes: 90,
      between: ['18:00', '19:30'],
    },
  ],
  [
    'learn to cook 10 dinners by valentines one new recipe a week',
    {
      what: 'Learn to cook 10 dinners',
      pattern: 'skill',
      deadline: '2027-02-14',
      per_week: 1,
      amount: { value: 1, unit: 'recipe', per: 'week' },
    },
  ],
  [
    'gonna start boxing mondays and wednesdays 7 to 8:30pm from january',
    {
      what: 'Start boxing',
      pattern: 'skill',
      starts_on: '2027-01-01',
      weekdays: [1, 3],
      per_week: 2,
      minutes: 90,
      between: ['19:00', '20:30'],
    },
  ],
  [
    'learn touch typing 15mins/day 5 days a week for 6 weeks',
    { what: 'Learn touch typing', pattern: 'skill', deadline: '2027-01-03', per_week: 5, minutes: 15 },
  ],
  [
    'improve my handwriting 10 minutes daily, weekends 20',
    { what: 'Improve my handwriting', pattern: 'skill', unread: ['weekends 20'], per_week: 7, minutes: 10 },
  ],
  [
    'dance lessons every other week on friday',
    { what: 'Dance lessons', pattern: 'skill', rarely: { every: 'weeks', weeks: 2, weekdays: [5] } },
  ],
  ['climb a 7a route this year', { what: 'Climb a 7a route', pattern: 'skill', deadline: '2026-12-31' }],
  [
    'learn the constellations with my kids on clear nights',
    { what: 'Learn the constellations with my kids', pattern: 'skill', unread: ['on clear nights'] },
  ],
  [
    'I have been meaning to learn how to bake sourdough bread, saturdays maybe',
    { what: 'Learn how to bake sourdough bread', pattern: 'skill', weekdays: [6], per_week: 1 },
  ],
  ['become a better cook', { what: 'Become a better cook', pattern: 'skill' }],
  [
    'learn morse code, ten minutes on the bus to work',
    { what: 'Learn morse code', pattern: 'skill', minutes: 10 },
  ],
  [
    'learn to ride a horse, lessons every wednesday 5pm, first one is on 2 december',
    {
      what: 'Learn to ride a horse',
      pattern: 'skill',
      starts_on: '2026-12-02',
      weekdays: [3],
      per_week: 1,
      between: ['17:00', '18:00'],
    },
  ],
  [
    'learn to solve a rubiks cube under 1 minute',
    { what: 'Learn to solve a rubiks cube under 1 minute', pattern: 'skill' },
  ],
  [
    'learn to drive a manual car by the time we go to ireland in may',
    {
      what: 'Learn to drive a manual car',
      pattern: 'skill',
      deadline: '2027-04-30',
    },
  ],
  [
    'learn 3 magic tricks to show my niece at christmas',
    { what: 'Learn 3 magic tricks to show my niece', pattern: 'skill', deadline: '2026-12-25' },
  ],
  [
    'get my golf handicap under 20 this season',
    { what: 'Get my golf handicap under 20 this season', pattern: 'skill' },
  ],
  [
    'learn to sail, course is 12 to 16 july',
    { what: 'Learn to sail', pattern: 'skill', deadline: '2027-07-12' },
  ],
  [
    'learn to play bridge with grandpa on thursday afternoons',
    {
      what: 'Learn to play bridge with grandpa',
      pattern: 'skill',
      weekdays: [4],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'learn to bake croissants before my parents visit at easter',
    { what: 'Learn to bake croissants', pattern: 'skill', deadline: '2027-03-27' },
  ],
  [
    "apart from learning to knit i'd like to make three hats for charity by february",
    { what: 'Learn to knit', pattern: 'skill', also: ['make three hats for charity by february'] },
  ],
  [
    "learn to knit socks and finish a pair by valentine's day",
    { what: 'Learn to knit socks and finish a pair', pattern: 'skill', deadline: '2027-02-14' },
  ],
  [
    'memorize the periodic table in 2 weeks',
    { what: 'Memorize the periodic table', pattern: 'skill', deadline: '2026-12-07' },
  ],
  [
    'improve my chess rating by 200 points in six months',
    { what: 'Improve my chess rating by 200 points', pattern: 'skill', deadline: '2027-05-23' },
  ],
  [
    'learn to drive, lessons on saturday mornings, test in april',
    {
      what: 'Learn to drive',
      pattern: 'skill',
      deadline: '2027-03-31',
      weekdays: [6],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'memorize the periodic table in two weeks',
    { what: 'Memorize the periodic table', pattern: 'skill', deadline: '2026-12-07' },
  ],
  [
    "learn 10 magic tricks for my son's birthday party on 30th january",
    { what: 'Learn 10 magic tricks', pattern: 'skill', deadline: '2027-01-30' },
  ],
  [
    'I want to dance salsa on my wedding in august',
    { what: 'Dance salsa on my wedding', pattern: 'skill', deadline: '2027-07-31' },
  ],
  [
    'learn chess and improve my cooking',
    { what: 'Learn chess', pattern: 'skill', also: ['improve my cooking'] },
  ],
  [
    'play golf to a handicap of 18 by end of summer, range on wednesdays, course on saturdays',
    {
      what: 'Play golf to a handicap of 18',
      pattern: 'skill',
      deadline: '2027-08-31',
      beside: ['range', 'course'],
      weekdays: [3, 6],
      per_week: 2,
    },
  ],
  [
    'dance lessons every other friday with my wife',
    {
      what: 'Dance lessons with my wife',
      pattern: 'skill',
      rarely: { every: 'weeks', weeks: 2, weekdays: [5] },
    },
  ],
  [
    'improve at chess, 1200 to 1500 elo in 6 months, half an hour on weekday evenings',
    {
      what: 'Improve at chess',
      pattern: 'skill',
      unread: ['1200 to 1500 elo'],
      deadline: '2027-05-23',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 30,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'memorise 5 new vocabulary words daily for ielts in april',
    {
      what: 'Memorise 5 new vocabulary words for ielts',
      pattern: 'language',
      deadline: '2027-03-31',

      per_week: 7,
      amount: { value: 5, unit: 'words', per: 'day' },
    },
  ],
  ['get better at saying no', { what: 'Get better at saying no', pattern: 'skill' }],
  [
    'learn knitting (20 min a day) and finish the scarf for grandma by christmas',
    {
      what: 'Learn knitting',
      pattern: 'skill',
      also: ['finish the scarf for grandma by christmas'],
      per_week: 7,
      minutes: 20,
    },
  ],
  ['learn to ski for the winter', { what: 'Learn to ski', pattern: 'skill', deadline: '2026-12-20' }],
  [
    'get better at chess: 20 min puzzles daily + one long game on sundays',
    {
      what: 'Get better at chess',
      pattern: 'skill',
      unread: ['+ one long game on sundays'],
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'learn to cook 12 new dishes, one per month',
    {
      what: 'Learn to cook 12 new dishes',
      pattern: 'skill',
      deadline: '2027-11-23',
      amount: { value: 12, unit: 'dishes' },
    },
  ],
  [
    'get my blue belt in judo by next autumn, training mondays and thursdays 7:30pm',
    {
      what: 'Get my blue belt in judo',
      pattern: 'skill',
      deadline: '2027-11-30',
      weekdays: [1, 4],
      per_week: 2,
      between: ['19:30', '20:30'],
    },
  ],
  [
    'reach 1500 on chess.com and also finish reading thinking fast and slow',
    { what: 'Reach 1500 on chess.com', pattern: 'skill', also: ['finish reading thinking fast and slow'] },
  ],
  [
    "learn to moonwalk for my nephew's bar mitzvah on june 12",
    { what: "Learn to moonwalk for my nephew's bar mitzvah", pattern: 'skill', deadline: '2027-06-12' },
  ],
]

testSentences(SENTENCES)
