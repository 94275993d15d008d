import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Sentences about languages that only say how much, how often or until when. */
const SENTENCES: readonly Sentence[] = [
  [
    'make me a plan for learning portuguese until may 20 minutes every day',
    { what: 'Learn portuguese', pattern: 'language', deadline: '2027-05-01', per_week: 7, minutes: 20 },
  ],
  [
    'want to be fluent in spanish in two years, 45 mins daily mon to fri',
    {
      what: 'Be fluent in spanish',
      pattern: 'language',
      deadline: '2028-11-23',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 45,
    },
  ],
  [
    'learn the alphabet in arabic this month',
    { what: 'Learn the alphabet in arabic', pattern: 'language', deadline: '2026-11-30' },
  ],
  [
    'be able to hold a conversation in italian when we go to rome in june',
    { what: 'Hold a conversation in italian', pattern: 'language', deadline: '2027-05-31' },
  ],
  [
    'my wish is to speak with my grandparents in polish at christmas, i know some words',
    {
      what: 'Speak with my grandparents in polish',
      pattern: 'language',
      deadline: '2026-12-25',
      level: 'i know some words',
    },
  ],
  [
    'learn enough korean to travel there in autumn, half hour most days',
    {
      what: 'Learn enough korean to travel there',
      pattern: 'language',
      deadline: '2027-11-30',
      per_week: 5,
      minutes: 30,
    },
  ],
  [
    'read all harry potter books in english until next summer, a chapter each night',
    {
      what: 'Read all harry potter books in english',
      pattern: 'language',
      deadline: '2027-08-31',
      per_week: 7,
      between: ['20:00', '24:00'],
      amount: { value: 1, unit: 'chapter', per: 'day' },
    },
  ],
  [
    'learn some czech before we move to prague in may, 20 min on my commute',
    {
      what: 'Learn some czech',
      pattern: 'language',
      unread: ['on my commute'],
      deadline: '2027-04-30',
      minutes: 20,
    },
  ],
  [
    'improve my english, my typing speed and my posture',
    { what: 'Improve my english, my typing speed and my posture', pattern: 'language' },
  ],
  ['do 15 min of duolingo everyday', { what: 'Do duolingo', pattern: 'language', per_week: 7, minutes: 15 }],
  [
    'learn enough japanese to order food on our trip in october',
    { what: 'Learn enough japanese to order food on our trip', pattern: 'language', deadline: '2027-09-30' },
  ],
  [
    'get b2 in german by december 2027, starting in january, 30 min a day',
    {
      what: 'Get b2 in german',
      pattern: 'language',
      deadline: '2027-12-01',
      starts_on: '2027-01-01',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'be able to hold a 5 min conversation in polish with my mother in law at easter',
    {
      what: 'Hold a 5 min conversation in polish with my mother in law',
      pattern: 'language',
      deadline: '2027-03-28',
    },
  ],
  [
    'learn spanish for my trip in april, 4 hours a week',
    {
      what: 'Learn spanish',
      pattern: 'language',
      deadline: '2027-03-31',
      per_week: 4,
      minutes: 60,
      weekly_minutes: 240,
    },
  ],
  [
    'Learn Italian by next summer, 20 minutes every day',
    { what: 'Learn Italian', pattern: 'language', deadline: '2027-08-31', per_week: 7, minutes: 20 },
  ],
  [
    'i want to get to B1 in german until end of may 2027, 30 min on weekdays',
    { pattern: 'language', deadline: '2027-05-31', weekdays: WORKDAYS, per_week: 5, minutes: 30 },
  ],
  [
    'learn 500 french words in 3 months',
    {
      what: 'Learn 500 french words',
      pattern: 'language',
      deadline: '2027-02-23',
      amount: { value: 500, unit: 'words' },
    },
  ],
  [
    'brush up my english, twice weekly, 45 mins',
    { what: 'Brush up my english', pattern: 'language', per_week: 2, minutes: 45 },
  ],
  [
    'id like to speak a bit of portuguese before my trip to lisbon on 5 june 2027',
    { pattern: 'language', deadline: '2027-06-04' },
  ],
  [
    'learn sign language over the next 6 months, 2h/week',
    {
      what: 'Learn sign language',
      pattern: 'language',
      deadline: '2027-05-23',
      per_week: 2,
      minutes: 60,
      weekly_minutes: 120,
    },
  ],
  ['spanish', { what: 'Learn spanish', pattern: 'language' }],
  ['learn spansh 3 tims a week', { what: 'Learn spanish', pattern: 'language', per_week: 3 }],
]

testSentences(SENTENCES)
