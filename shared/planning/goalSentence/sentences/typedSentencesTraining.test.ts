import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Half sentences, refusals, times of others and brackets, of training. */
const SENTENCES: readonly Sentence[] = [
  [
    'bike 100 miles in one day in september, now do about 30',
    {
      what: 'Bike 100 miles in one day',
      pattern: 'endurance',
      deadline: '2027-09-30',
      level: 'now do about 30',
    },
  ],
  [
    'do 100 push ups in a row, start w 20, mon wed fri',
    {
      what: 'Do 100 push ups in a row',
      pattern: 'strength',
      weekdays: [1, 3, 5],
      per_week: 3,
      level: 'start w 20',
    },
  ],
  [
    'stretch for 10 mins every evening so i can do the splits by summer',
    {
      what: 'Stretch',
      beside: ['so i can do the splits'],
      pattern: 'flexibility',
      deadline: '2027-08-31',
      per_week: 7,
      minutes: 10,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'half marathon 18 april, longest run so far 8k, 4 runs a week',
    {
      what: 'Train for half marathon',
      pattern: 'race',
      deadline: '2027-04-18',
      per_week: 4,
      level: 'longest run so far 8k',
    },
  ],
  [
    '6 pack by summer, gym 5x/wk, 1h, no sundays',
    {
      what: 'Do 6 pack',
      pattern: 'strength',
      deadline: '2027-08-31',
      not_on: [0],
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    'workout after the kids are in bed 3 times a week',
    { what: 'Work out', pattern: 'strength', per_week: 3, between: ['20:00', '24:00'] },
  ],
  [
    'run 3 times per week excluding weekends for ~40 mins',
    { what: 'Run', pattern: 'start_running', not_on: [0, 6], per_week: 3, minutes: 40 },
  ],
  [
    'hit the gym tue + thu + sun',
    { what: 'Hit the gym', pattern: 'strength', weekdays: [0, 2, 4], per_week: 3 },
  ],
  [
    'workout for 30 min every 2nd day in the mornings before 8',
    {
      what: 'Work out',
      pattern: 'strength',
      per_week: 4,
      every_days: 2,
      minutes: 30,
      between: ['05:00', '08:00'],
    },
  ],
  [
    '10k in under 50 min by october, can run it in 58 now',
    {
      what: 'Do 10k in under 50 min',
      pattern: 'race',
      deadline: '2027-10-01',
      level: 'can run it in 58 now',
    },
  ],
  [
    "train for a 5k on may 1 but don't make me run on consecutive days",
    {
      what: 'Train for a 5k',
      pattern: 'race',
      unread: ["but don't make me run on consecutive days"],
      deadline: '2027-05-01',
    },
  ],
  ['plank 5 min by april', { what: 'Train for plank 5 min', pattern: 'strength', deadline: '2027-04-01' }],
  [
    'surf trip in march so get in shape: 4 sessions a week, 45 minutes each, wednesdays impossible',
    {
      what: 'Get in shape',
      pattern: 'strength',
      deadline: '2027-02-28',
      not_on: [3],
      per_week: 4,
      minutes: 45,
    },
  ],
  [
    'swim 1km without a break, mondays + fridays from 6 to 7 am',
    {
      what: 'Swim 1km without a break',
      pattern: 'endurance',
      weekdays: [1, 5],
      per_week: 2,
      minutes: 60,
      between: ['06:00', '07:00'],
    },
  ],
  [
    'ride 200 km in a day by end of august, now 60 km',
    { what: 'Ride 200 km in a day', pattern: 'endurance', level: 'now 60 km', deadline: '2027-08-31' },
  ],
  [
    'be able to do 10 pull ups in a row in 3 months, i can do 2',
    { what: 'Do 10 pull ups in a row', pattern: 'strength', deadline: '2027-02-23', level: 'i can do 2' },
  ],
  [
    'run 5k without stopping in 8 weeks, never ran before, 3 days/wk',
    {
      what: 'Run 5k without stopping',
      pattern: 'race',
      deadline: '2027-01-18',
      per_week: 3,
      level: 'never ran before',
    },
  ],
  [
    'wanna be able to touch toes, 5 min each night',
    { what: 'Touch toes', pattern: 'flexibility', per_week: 7, minutes: 5, between: ['20:00', '24:00'] },
  ],
  [
    'run every day 2 hours next month',
    {
      what: 'Run',
      pattern: 'start_running',
      deadline: '2026-12-31',
      starts_on: '2026-12-01',
      per_week: 7,
      minutes: 120,
    },
  ],
  [
    'run a half by june, three times per week but never on fridays',
    { what: 'Run a half', pattern: 'race', deadline: '2027-06-01', not_on: [5], per_week: 3 },
  ],
  [
    'i wanna run a marathon next october but i hate getting up early',
    {
      what: 'Run a marathon',
      pattern: 'race',
      unread: ['but i hate getting up early'],
      deadline: '2027-10-31',
    },
  ],
  ['lose the last 3 kilos', { what: 'Lose the last 3 kilos', pattern: 'weight' }],
  [
    'become a confident swimmer by august, lessons on fridays at 6pm',
    {
      what: 'Become a confident swimmer',
      pattern: 'endurance',
      deadline: '2027-08-01',
      weekdays: [5],
      per_week: 1,
      between: ['18:00', '19:00'],
    },
  ],
]

testSentences(SENTENCES)
