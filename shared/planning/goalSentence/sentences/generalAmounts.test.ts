import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about goals of no kind of their own with an amount or the length of a session. */
const SENTENCES: readonly Sentence[] = [
  [
    '24 books next year',
    {
      what: 'Read 24 books',
      pattern: 'general',
      deadline: '2027-12-31',
      starts_on: '2027-01-01',
      amount: { value: 24, unit: 'books' },
    },
  ],
  [
    'get my blood pressure down by walking 30 min 5x week',
    { what: 'Get my blood pressure down by walking', pattern: 'general', per_week: 5, minutes: 30 },
  ],
  [
    'recover from my knee surgery, exercises 3 times a day 10 minutes',
    {
      what: 'Recover from my knee surgery',
      pattern: 'general',
      per_week: 7,
      minutes: 10,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    'work out how to use my camera, half an hour on saturday and half an hour on sunday',
    {
      what: 'Work out how to use my camera',
      pattern: 'general',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 30,
    },
  ],
  [
    'please remind me drink water 8 glasses a day',
    {
      what: 'Drink water 8 glasses',
      pattern: 'general',
      per_week: 7,
      amount: { value: 8, unit: 'glasses', per: 'day' },
    },
  ],
  [
    'finish my quilt, about 30 hours of work left, by march 1',
    { what: 'Finish my quilt', pattern: 'general', deadline: '2027-03-01', minutes: 60, total_minutes: 1800 },
  ],
  [
    'finish the quarterly report by friday, about 6 hours of work',
    {
      what: 'Finish the quarterly report',
      pattern: 'general',
      deadline: '2026-11-27',
      minutes: 60,
      total_minutes: 360,
    },
  ],
  [
    'finish the quarterly report, 2 hours of work every evening',
    {
      what: 'Finish the quarterly report',
      pattern: 'general',
      per_week: 7,
      minutes: 120,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'organise my recipes into one book as a christmas gift for mum',
    {
      what: 'Organise my recipes into one book for mum',
      pattern: 'general',
      deadline: '2026-12-24',
      amount: { value: 1, unit: 'book' },
    },
  ],
  [
    'learn how to invest my money, two podcasts a week',
    {
      what: 'Learn how to invest my money',
      pattern: 'general',
      amount: { value: 2, unit: 'podcasts', per: 'week' },
    },
  ],
  [
    'eat 5 portions of fruit and veg a day for january',
    {
      what: 'Eat 5 portions of fruit and veg',
      pattern: 'general',
      deadline: '2027-01-31',
      starts_on: '2027-01-01',
      per_week: 7,
      amount: { value: 5, unit: 'portions', per: 'day' },
    },
  ],
  [
    'record one youtube video per week for the next 3 months',
    {
      what: 'Record one youtube video',
      pattern: 'general',
      deadline: '2027-02-22',
      per_week: 1,
      amount: { value: 1, unit: 'video', per: 'week' },
    },
  ],
  [
    'practise my vows 5 minutes a day until the wedding on june 19th',
    { what: 'Practise my vows', pattern: 'general', deadline: '2027-06-19', per_week: 7, minutes: 5 },
  ],
  [
    'study anatomy with flashcards, 45 cards a day',
    {
      what: 'Study anatomy with flashcards',
      pattern: 'general',
      per_week: 7,
      amount: { value: 45, unit: 'cards', per: 'day' },
    },
  ],
  [
    'do something creative for 20 minutes a day',
    { what: 'Do something creative', pattern: 'general', per_week: 7, minutes: 20 },
  ],
  [
    'sell 5 paintings on etsy this year',
    {
      what: 'Sell 5 paintings on etsy',
      pattern: 'general',
      deadline: '2026-12-31',
      amount: { value: 5, unit: 'paintings' },
    },
  ],
  [
    "translate my grandma's diary, two pages every weekday",
    {
      what: "Translate my grandma's diary",
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      amount: { value: 2, unit: 'pages', per: 'day' },
    },
  ],
  [
    'do pelvic floor exercises 3x daily for 5 minutes',
    {
      what: 'Do pelvic floor exercises',
      pattern: 'general',
      per_week: 7,
      minutes: 5,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    'prepare taxes by april 15, one hour every saturday',
    {
      what: 'Prepare taxes',
      pattern: 'general',
      deadline: '2027-04-15',
      weekdays: [6],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    'train my puppy 5 min 3x a day',
    {
      what: 'Train my puppy',
      pattern: 'general',
      per_week: 7,
      minutes: 5,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    'get my blood pressure down, walk 45 min 5x weekly',
    { what: 'Get my blood pressure down', pattern: 'general', per_week: 5, minutes: 45 },
  ],
  [
    "translate my grandma's letters, 2 letters a week",
    {
      what: "Translate my grandma's letters",
      pattern: 'general',
      amount: { value: 2, unit: 'letters', per: 'week' },
    },
  ],
  [
    'eat 30 different plants a week',
    {
      what: 'Eat 30 different plants',
      pattern: 'general',
      amount: { value: 30, unit: 'plants', per: 'week' },
    },
  ],
  [
    'my doctor says i need to walk 30 minutes a day',
    { what: 'Walk', pattern: 'general', per_week: 7, minutes: 30 },
  ],
  [
    'start therapy exercises for my shoulder, three sets a day',
    {
      what: 'Start therapy exercises for my shoulder',
      pattern: 'general',
      per_week: 7,
      amount: { value: 3, unit: 'sets', per: 'day' },
    },
  ],
  [
    'teach myself blender, 6 weeks, 1h30 a day mon-thu',
    {
      what: 'Teach myself blender',
      pattern: 'general',
      deadline: '2027-01-03',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 90,
    },
  ],
]

testSentences(SENTENCES)
