import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What failed before, where somebody works, what is to come back, and everything of an event. */
const SENTENCES: readonly Sentence[] = [
  [
    'i keep skipping the gym. twice a week, straight after work',
    { what: 'Go to the gym', pattern: 'strength', per_week: 2, between: ['17:00', '24:00'] },
  ],
  [
    'i keep giving up on the gym. 2 sessions a week, 50 minutes each, any day but wednesday',
    { what: 'Go to the gym', pattern: 'strength', per_week: 2, minutes: 50, not_on: [3] },
  ],
  [
    'i keep dropping my spanish. 20 mins a day',
    { what: 'Learn my spanish', pattern: 'language', per_week: 7, minutes: 20 },
  ],
  [
    'i keep starting duolingo and dropping it, just want 15 minutes a day of spanish',
    { what: 'Learn spanish', pattern: 'language', per_week: 7, minutes: 15 },
  ],
  [
    'work full time so evenings only, learn german 3x a week',
    {
      what: 'Learn german',
      pattern: 'language',
      per_week: 3,
      between: ['17:00', '22:00'],
      beside: ['work full time'],
    },
  ],
  [
    'newborn here so i only get 10 mins a day, but id like my core strength back',
    { what: 'Get my core strength back', pattern: 'strength', per_week: 7, minutes: 10 },
  ],
  [
    'i want make 1 hour of english all the days',
    { what: 'Learn english', pattern: 'language', per_week: 7, minutes: 60 },
  ],
  [
    'emergency fund of 3000 euros by next christmas, want to save weekly',
    {
      what: 'Save for emergency fund of 3000 euros',
      pattern: 'savings',
      deadline: '2027-12-25',
      per_week: 1,
      amount: { value: 3000, unit: 'euros' },
    },
  ],
  [
    'wedding is on 24 april, need to organise everything, sundays',
    {
      what: 'Organise the wedding',
      pattern: 'event',
      deadline: '2027-04-24',
      per_week: 1,
      weekdays: [0],
    },
  ],
  [
    'my dads 60th is on 5 june, need to organise it all',
    { what: "Organise my dad's 60th", pattern: 'event', deadline: '2027-06-05' },
  ],
  [
    'make friends in the new city! go to 2 meetups a month',
    {
      what: 'Make friends in the new city',
      pattern: 'behaviour',
      amount: { value: 2, unit: 'meetups', per: 'month' },
    },
  ],
  [
    'the bar exam is on 23 feb, need to get through 19 outlines, 2 hours every weekday',
    {
      what: 'Get through 19 outlines',
      pattern: 'exam',
      deadline: '2027-02-23',
      per_week: 5,
      weekdays: [1, 2, 3, 4, 5],
      minutes: 120,
      amount: { value: 19, unit: 'outlines' },
    },
  ],
  [
    'driving theory, an hour a day, test in 5 weeks',
    { what: 'Study driving theory', pattern: 'exam', deadline: '2026-12-28', per_week: 7, minutes: 60 },
  ],
  [
    '100 km cycling by end of january',
    {
      what: 'Cycle 100 km',
      pattern: 'endurance',
      deadline: '2027-01-31',
      amount: { value: 100, unit: 'km' },
    },
  ],
  [
    'polish for my in-laws, saturdays 40 minutes',
    { what: 'Learn polish for my in-laws', pattern: 'language', per_week: 1, weekdays: [6], minutes: 40 },
  ],
  [
    'get to 10,000 steps a day, every day but thursday',
    {
      what: 'Walk 10,000 steps',
      pattern: 'general',
      not_on: [4],
      weekdays: [0, 1, 2, 3, 5, 6],
      per_week: 6,
      amount: { value: 10_000, unit: 'steps', per: 'day' },
    },
  ],
  [
    'clean the kitchen every night takes 15 mins',
    { what: 'Clean the kitchen', pattern: 'tidy', per_week: 7, minutes: 15, between: ['20:00', '24:00'] },
  ],
  [
    'volunter at the animal shelter saturday mornings',
    {
      what: 'Volunteer at the animal shelter',
      pattern: 'general',
      per_week: 1,
      weekdays: [6],
      between: ['05:00', '12:00'],
    },
  ],
]

testSentences(SENTENCES)
