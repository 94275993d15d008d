import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about strength that only say how much, how often or until when. */
const SENTENCES: readonly Sentence[] = [
  [
    "i'd love to be able to do a handstand by my birthday on march 9 15 min daily",
    { what: 'Do a handstand', pattern: 'strength', deadline: '2027-03-09', per_week: 7, minutes: 15 },
  ],
  [
    'exercise for 150 minutes a week',
    { what: 'Exercise', pattern: 'strength', per_week: 3, minutes: 50, weekly_minutes: 150 },
  ],
  [
    'wanna do 50 pull ups by july rn i can do 4',
    { what: 'Do 50 pull ups', pattern: 'strength', deadline: '2027-07-01', level: 'i can do 4' },
  ],
  [
    'build up to 100 pushups in one go, every other day, 10 minutes',
    {
      what: 'Build up to 100 pushups in one go',
      pattern: 'strength',
      per_week: 4,
      every_days: 2,
      minutes: 10,
    },
  ],
  [
    'do the 30 day plank challenge starting december 1',
    {
      what: 'Do the plank challenge',
      pattern: 'strength',
      deadline: '2026-12-30',
      starts_on: '2026-12-01',
      per_week: 7,
    },
  ],
  [
    'I will go to the climbing gym twice per week starting from december',
    { what: 'Go to the climbing gym', pattern: 'strength', starts_on: '2026-12-01', per_week: 2 },
  ],
  [
    'get a six pack for summer no gym just at home 20 mins a day',
    {
      what: 'Get a six pack no gym just at home',
      pattern: 'strength',
      deadline: '2027-05-31',
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'solo trip to patagonia in february, need to get fit, train legs and cardio 4x a week',
    {
      what: 'Get fit',
      pattern: 'strength',
      deadline: '2027-01-31',
      per_week: 4,
    },
  ],
  [
    'do a plank for 5 minutes by new year',
    { what: 'Do a plank for 5 minutes', pattern: 'strength', deadline: '2027-01-01' },
  ],
  [
    'strengthen my back, doctor says 15 mins 2x daily',
    {
      what: 'Strengthen my back',
      pattern: 'strength',
      per_week: 7,
      minutes: 15,
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  [
    'be able to do 10 pullups at end of march, currently 2',
    { what: 'Do 10 pullups', pattern: 'strength', deadline: '2027-03-31', level: 'currently 2' },
  ],
  [
    '50 squats a day in december',
    {
      what: 'Do 50 squats',
      pattern: 'strength',
      deadline: '2026-12-31',
      starts_on: '2026-12-01',
      per_week: 7,
      amount: { value: 50, unit: 'squats', per: 'day' },
    },
  ],
  [
    'learn how to do a handstand, i have wednesdays and saturdays',
    { what: 'Learn how to do a handstand', pattern: 'strength', weekdays: [3, 6], per_week: 2 },
  ],
  [
    'get stronger legs for skiing, gym tuesdays and saturdays, starts in january',
    {
      what: 'Get stronger legs for skiing',
      pattern: 'strength',
      starts_on: '2027-01-01',
      weekdays: [2, 6],
      per_week: 2,
    },
  ],
  [
    'get ready for ski season, leg workouts on mon and thu for 40 mins until 10 january',
    {
      what: 'Get ready for ski season',
      pattern: 'strength',
      deadline: '2027-01-10',
      weekdays: [1, 4],
      per_week: 2,
      minutes: 40,
    },
  ],
  [
    'be able to hold a handstand for 30 seconds by june, 15 min every other day',
    {
      what: 'Hold a handstand for 30 seconds',
      pattern: 'strength',
      deadline: '2027-06-01',
      per_week: 4,
      every_days: 2,
      minutes: 15,
    },
  ],
  [
    'gain 5 kg of muscle in 6 months, gym mon tue thu fri 1h',
    {
      what: 'Gain 5 kg of muscle',
      pattern: 'strength',
      deadline: '2027-05-23',
      weekdays: [1, 2, 4, 5],
      per_week: 4,
      minutes: 60,
    },
  ],
  [
    'get in shape for the winter, 3x a week 40 min',
    { what: 'Get in shape', pattern: 'strength', deadline: '2026-12-20', per_week: 3, minutes: 40 },
  ],
  [
    "i'd love to be able to do 10 pull ups by easter",
    { what: 'Do 10 pull ups', pattern: 'strength', deadline: '2027-03-28' },
  ],
  [
    'train 4x per week from january to april for a powerlifting meet',
    {
      what: 'Train for a powerlifting meet',
      pattern: 'strength',
      deadline: '2027-04-30',
      starts_on: '2027-01-01',
      per_week: 4,
    },
  ],
  [
    'go to the gym 3 times a week for an hour or so',
    { what: 'Go to the gym', pattern: 'strength', per_week: 3, minutes: 60 },
  ],
  [
    'lift weights mon wed fri 1.5h',
    { what: 'Lift weights', pattern: 'strength', weekdays: [1, 3, 5], per_week: 3, minutes: 90 },
  ],
  ['want to deadlift 100kg by q1', { what: 'Deadlift 100kg', pattern: 'strength', deadline: '2027-03-31' }],
  ['do 100 pushups in a row by q1', { pattern: 'strength', deadline: '2027-03-31' }],
]

testSentences(SENTENCES)
