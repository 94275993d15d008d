import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days in the plural beside short ones, days of an office, closed places and seasons, and what has to be done to something. */
const SENTENCES: readonly Sentence[] = [
  ['swim wed and fridays', { what: 'Swim', pattern: 'endurance', weekdays: [3, 5], per_week: 2 }],
  ['swim mon, wed and fridays', { what: 'Swim', pattern: 'endurance', weekdays: [1, 3, 5], per_week: 3 }],
  ['swim mons and weds', { what: 'Swim', pattern: 'endurance', weekdays: [1, 3], per_week: 2 }],
  ['water plants weds and sundays', { what: 'Water plants', weekdays: [0, 3], per_week: 2 }],
  [
    'gym on saturdays and wednesday evenings',
    { what: 'Go to the gym', pattern: 'strength', unread: ['on saturdays and wednesday evenings'] },
  ],
  [
    "clean for 15 minutes a day except on days i'm in the office (tue-thu)",
    { what: 'Clean', weekdays: [0, 1, 5, 6], not_on: [2, 3, 4], per_week: 4, minutes: 15 },
  ],
  [
    'clean every day except office days (tue-thu)',
    { what: 'Clean', weekdays: [0, 1, 5, 6], not_on: [2, 3, 4], per_week: 4 },
  ],
  [
    'cut coffee down to one a day by january',
    {
      what: 'Cut coffee down to one a day',
      pattern: 'quit',
      deadline: '2027-01-01',
      amount: { value: 1, unit: 'times', per: 'day' },
    },
  ],
  [
    'the allotment needs digging before spring, sunday mornings',
    {
      what: 'Dig the allotment',
      deadline: '2027-02-28',
      weekdays: [0],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'my flat has to be emptied by february, sundays only',
    { what: 'Empty my flat', deadline: '2027-02-01', weekdays: [0], per_week: 1 },
  ],
  ['the fence must be painted before easter', { what: 'Paint the fence', deadline: '2027-03-27' }],
  [
    'finish our wedding album, been 2 years lol, an evening a week',
    { what: 'Finish our wedding album', pattern: 'project', per_week: 1, between: ['17:00', '22:00'] },
  ],
  [
    'i get up at 5 for work so bed by 9 on work nights',
    { what: 'Go to bed by 9', unread: ['i get up at 5 for work'], weekdays: [0, 1, 2, 3, 4], per_week: 5 },
  ],
  [
    'learn to make sourdough by christmas, bake every saturday',
    { what: 'Learn to make sourdough', pattern: 'skill', deadline: '2026-12-25', weekdays: [6], per_week: 1 },
  ],
  [
    'learn french by june, run every saturday',
    { what: 'Learn french', pattern: 'language', also: ['run every saturday'], deadline: '2027-06-01' },
  ],
  [
    'learn to swim by summer, swim on tuesdays',
    { what: 'Learn to swim', pattern: 'skill', deadline: '2027-08-31', weekdays: [2], per_week: 1 },
  ],
  [
    'my sister is staying till the 10th, yoga 3 mornings a week',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      unread: ['my sister is staying till the 10th'],
      per_week: 3,
      between: ['05:00', '12:00'],
    },
  ],
  [
    "my knee's been dodgy so only swimming for now, twice a week",
    { what: 'Swim', pattern: 'endurance', per_week: 2 },
  ],
  [
    'the weather is awful so only indoor cycling until march, 3 times a week',
    { what: 'Do indoor cycling', pattern: 'endurance', deadline: '2027-03-01', per_week: 3 },
  ],
  [
    "i'm pregnant so only swimming and yoga, twice a week",
    { what: 'Swim and yoga', pattern: 'flexibility', per_week: 2 },
  ],
  ['my back is bad so just walking, 30 min a day', { what: 'Walk', per_week: 7, minutes: 30 }],
  [
    'swim outdoors twice a week in summer',
    {
      what: 'Swim outdoors',
      pattern: 'endurance',
      deadline: '2027-08-31',
      starts_on: '2027-06-01',
      per_week: 2,
    },
  ],
  [
    'in the winter months do yoga 3x a week',
    { what: 'Do yoga', pattern: 'flexibility', deadline: '2027-02-28', starts_on: '2026-12-01', per_week: 3 },
  ],
  [
    'i have physio tuesdays at 4. do the home exercises on the other days, 15 mins',
    { what: 'Do the home exercises', weekdays: [0, 1, 3, 4, 5, 6], not_on: [2], per_week: 6, minutes: 15 },
  ],
  ['practise at 4. May exam', { what: 'Practise exam', pattern: 'exam', deadline: '2027-05-04' }],
  ['find time for a date night every friday', { what: 'Have a date night', weekdays: [5], per_week: 1 }],
  [
    'learn to cook 10 dinners without meat by new year',
    { what: 'Learn to cook 10 dinners without meat', pattern: 'skill', deadline: '2027-01-01' },
  ],
  [
    'my 8 yr old wants to learn chess, 20 minutes mon-thu',
    { what: 'Help my 8 yr old learn chess', weekdays: [1, 2, 3, 4], per_week: 4, minutes: 20 },
  ],
]

testSentences(SENTENCES)
