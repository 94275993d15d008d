import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about races. */
const SENTENCES: readonly Sentence[] = [
  [
    'i wanna like run a 10k in april i can run on tuesdays thursdays and sundays',
    { what: 'Run a 10k', pattern: 'race', deadline: '2027-04-30', weekdays: [0, 2, 4], per_week: 3 },
  ],
  [
    'Training for my first triathlon (sprint) on 13 June. 5 sessions a week, max 1 hour, no Fridays',
    {
      what: 'Train for my first triathlon',
      pattern: 'race',
      deadline: '2027-06-13',
      not_on: [5],
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    "i'm so unfit i can barely climb stairs i want to be able to run 5k by june three times a week",
    {
      what: 'Run 5k',
      pattern: 'race',
      deadline: '2027-06-01',
      per_week: 3,
      level: 'i can barely climb stairs',
    },
  ],
  [
    'run a sub 4 hour marathon in berlin september 26, 4 runs a week, long run sundays',
    {
      what: 'Run a sub 4 hour marathon in berlin',
      pattern: 'race',
      deadline: '2027-09-26',
      per_week: 4,
      one_on: [[0]],
    },
  ],
  [
    'train for hyrox, event 17.4., five times weekly 60-75 mins',
    { what: 'Train for hyrox', pattern: 'race', deadline: '2027-04-17', per_week: 5, minutes: 60 },
  ],
  [
    'hey can you set me up to run my first half marathon its on may 16 i can train four days a week',
    { what: 'Run my first half marathon', pattern: 'race', deadline: '2027-05-16', per_week: 4 },
  ],
  [
    'ok i want to finally run a marathon next october i am a total beginner and can train 4 times a week',
    {
      what: 'Run a marathon',
      pattern: 'race',
      deadline: '2027-10-31',
      per_week: 4,
      level: 'i am a total beginner',
    },
  ],
  [
    'half marathon in may then full marathon in october',
    {
      what: 'Train for half marathon',
      pattern: 'race',
      also: ['full marathon in october'],
      deadline: '2027-05-31',
    },
  ],
  [
    'train for hyrox in march, 5 sessions a week of about an hour',
    { what: 'Train for hyrox', pattern: 'race', deadline: '2027-02-28', per_week: 5, minutes: 60 },
  ],
  [
    "i'm preparing for a 50 km ultra in october, currently running 30k a week",
    {
      what: 'Prepare for a 50 km ultra',
      pattern: 'race',
      deadline: '2027-10-31',
      level: 'currently running 30k a week',
    },
  ],
  [
    'train for a spring marathon while keeping two gym sessions a week',
    { what: 'Train for a spring marathon', pattern: 'race', also: ['keeping two gym sessions a week'] },
  ],
  [
    'improve my 5k time from 28 to 24 minutes by september',
    { what: 'Improve my 5k time from 28 to 24 minutes', pattern: 'race', deadline: '2027-09-01' },
  ],
  [
    'train 6 weeks for a 10 mile race, 4 runs per week, longest on sunday',
    {
      what: 'Train for a 10 mile race',
      pattern: 'race',
      deadline: '2027-01-03',
      per_week: 4,
      one_on: [[0]],
    },
  ],
  [
    'run my first trail race (21 km) on 16 may',
    {
      what: 'Run my first trail race',
      pattern: 'race',
      deadline: '2027-05-16',
      amount: { value: 21, unit: 'km' },
    },
  ],
  [
    'improve my 5k time from 27 to 24 min by april, running tue/thu/sun',
    {
      what: 'Improve my 5k time from 27 to 24 min',
      pattern: 'race',
      deadline: '2027-04-01',
      weekdays: [0, 2, 4],
      per_week: 3,
    },
  ],
  [
    'training for ironman 70.3 on 22 august, 10 to 12 hours a week',
    {
      what: 'Train for ironman 70.3',
      pattern: 'race',
      deadline: '2027-08-22',
      per_week: 7,
      minutes: 90,
      weekly_minutes: 600,
    },
  ],
  [
    'run a half marathon in october. also learn some basic italian before our trip in june',
    {
      what: 'Run a half marathon',
      pattern: 'race',
      also: ['learn some basic italian before our trip in june'],
      deadline: '2027-10-31',
    },
  ],
  [
    'my first goal is to run a 5k in spring, my second goal is to read 12 books',
    { what: 'Run a 5k', pattern: 'race', also: ['read 12 books'], deadline: '2027-05-31' },
  ],
  [
    'i want to finally run a half marathon in june, can train tues thurs and sundays',
    {
      what: 'Run a half marathon',
      pattern: 'race',
      deadline: '2027-06-30',
      weekdays: [0, 2, 4],
      per_week: 3,
    },
  ],
  [
    'training starts 3 may for my first triathlon in september',
    {
      what: 'Train for my first triathlon',
      pattern: 'race',
      deadline: '2027-09-30',
      starts_on: '2027-05-03',
    },
  ],
  [
    'run the berlin marathon in september 2027 in under 4 hours, 4 runs a week, no running on mondays',
    {
      what: 'Run the berlin marathon in under 4 hours',
      pattern: 'race',
      deadline: '2027-09-30',
      not_on: [1],
      per_week: 4,
    },
  ],
  [
    'cut my 10k time to 50 minutes before the city run on 9 may',
    { what: 'Cut my 10k time to 50 minutes', pattern: 'race', deadline: '2027-05-08' },
  ],
  [
    'run a marathon in october, 4 times a week',
    { what: 'Run a marathon', pattern: 'race', deadline: '2027-10-31', per_week: 4 },
  ],
  [
    'train for a half marathon on 11 april 2027, 4 runs a week',
    { what: 'Train for a half marathon', pattern: 'race', deadline: '2027-04-11', per_week: 4 },
  ],
  [
    '10k race on may 9, I can run 5 km already',
    { pattern: 'race', deadline: '2027-05-09', level: 'I can run 5 km already' },
  ],
  ['get from 5k to 10k by easter', { pattern: 'race', deadline: '2027-03-28' }],
  [
    'triathlon in july, 6 hours a week',
    { pattern: 'race', deadline: '2027-07-31', weekly_minutes: 360, per_week: 6, minutes: 60 },
  ],
  [
    'run a 10k in may and read 12 books this year',
    { pattern: 'race', deadline: '2027-05-31', also: ['read 12 books this year'] },
  ],
  ['marathon', { pattern: 'race' }],
]

testSentences(SENTENCES)
