import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about languages with conditions, hours, days that are left out or further goals. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn 15 new german words a day except weekends',
    {
      what: 'Learn 15 new german words',
      pattern: 'language',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      amount: { value: 15, unit: 'words', per: 'day' },
    },
  ],
  [
    'study japanese kanji 10 new ones per day, review on weekends',
    {
      what: 'Study japanese kanji',
      pattern: 'language',
      unread: ['review on weekends'],
      per_week: 7,
      amount: { value: 10, unit: 'ones', per: 'day' },
    },
  ],
  [
    "finish level 3 of duolingo french by valentine's day, 15 min with my morning coffee",
    {
      what: 'Finish level 3 of duolingo french',
      pattern: 'language',
      unread: ['with my morning coffee'],
      deadline: '2027-02-14',
      minutes: 15,
    },
  ],
  [
    'lern swedish for work beginning of january 30 min every morning before breakfast',
    {
      what: 'Learn swedish for work',
      pattern: 'language',
      starts_on: '2027-01-01',
      per_week: 7,
      minutes: 30,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'study spanish vocabulary 20 words daily and watch one spanish film per week',
    {
      what: 'Study spanish vocabulary',
      pattern: 'language',
      also: ['watch one spanish film per week'],
      per_week: 7,
      amount: { value: 20, unit: 'words', per: 'day' },
    },
  ],
  [
    'get my a1 french certificate by the end of june, 2 lessons a week plus 10 min vocab daily',
    {
      what: 'Get my a1 french certificate',
      pattern: 'language',
      beside: ['2 lessons a week'],
      deadline: '2027-06-30',
      per_week: 7,
      minutes: 10,
    },
  ],
  [
    'do two pomodoros of latin after lunch on workdays',
    {
      what: 'Do two pomodoros of latin',
      pattern: 'language',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['13:00', '17:00'],
    },
  ],
  [
    'learn turkish with my girlfriend tuesdays 8pm for an hour',
    {
      what: 'Learn turkish with my girlfriend',
      pattern: 'language',
      weekdays: [2],
      per_week: 1,
      minutes: 60,
      between: ['20:00', '21:00'],
    },
  ],
  [
    'become fluent in sign language by the time my niece is 3',
    { what: 'Become fluent in sign language', pattern: 'language', unread: ['by the time my niece is 3'] },
  ],
  [
    'practice speaking italian with my tutor thursdays 6-7pm',
    {
      what: 'Practice speaking italian with my tutor',
      pattern: 'language',
      weekdays: [4],
      per_week: 1,
      minutes: 60,
      between: ['18:00', '19:00'],
    },
  ],
  [
    'practise mandarin speaking with a tutor on tue and fri at 19:00, 50 min',
    {
      what: 'Practise mandarin speaking with a tutor',
      pattern: 'language',
      weekdays: [2, 5],
      per_week: 2,
      minutes: 50,
      between: ['19:00', '19:50'],
    },
  ],
  [
    'become fluent in german within 2 years, 1 hour daily, 2 on weekends',
    {
      what: 'Become fluent in german',
      pattern: 'language',
      deadline: '2028-11-23',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 60,
      own_days: [{ days: [0, 6], between: null, minutes: 120 }],
    },
  ],
  [
    '1. learn french 2. run 5k 3. save money',
    { what: 'Learn french', pattern: 'language', also: ['run 5k', 'save money'] },
  ],
  [
    'i wanna learn spanish but first i need to finish my portuguese course by march',
    { what: 'Learn spanish', pattern: 'language', also: ['finish my portuguese course by march'] },
  ],
  [
    'speak better english for my job, i have 25 minutes every day in lunch break',
    {
      what: 'Speak better english for my job',
      pattern: 'language',
      per_week: 7,
      minutes: 25,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'revise geography and french, mocks begin on january 11th, 45 minutes each after school',
    {
      what: 'Revise geography and french',
      pattern: 'language',
      deadline: '2027-01-11',
      minutes: 45,
      between: ['15:00', '22:00'],
    },
  ],
  [
    "i'd like to improve my spanish but also my guitar playing, both 3 times a week",
    {
      what: 'Improve my spanish',
      pattern: 'language',
      unread: ['but also my guitar playing'],
      per_week: 3,
    },
  ],
  [
    'study korean 45 min mon wed fri and go bouldering on saturdays',
    {
      what: 'Study korean',
      pattern: 'language',
      also: ['go bouldering on saturdays'],
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 45,
    },
  ],
  [
    'spanish: 15 min duolingo daily, one conversation class on fridays at 18:00',
    {
      what: 'Learn spanish',
      pattern: 'language',
      unread: ['one conversation class on fridays at 18:00'],
      per_week: 7,
      minutes: 15,
    },
  ],
  [
    'i want to become fluent in portuguese within 18 months, studying 40 minutes on weekdays and 2 hours on saturdays',
    {
      what: 'Become fluent in portuguese',
      pattern: 'language',
      deadline: '2028-05-23',
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 40,
      own_days: [{ days: [6], between: null, minutes: 120 }],
    },
  ],
  [
    'learn 10 new spanish words a day and review them on sundays',
    {
      what: 'Learn 10 new spanish words',
      pattern: 'language',
      unread: ['and review them on sundays'],
      per_week: 7,
      amount: { value: 10, unit: 'words', per: 'day' },
    },
  ],
  [
    'Japanese from scratch, 1h/day except sundays',
    {
      what: 'Learn Japanese',
      pattern: 'language',
      level: 'from scratch',
      not_on: [0],
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 60,
    },
  ],
  [
    'duolingo every morning for 10 minutes',
    { pattern: 'language', per_week: 7, minutes: 10, between: ['05:00', '12:00'] },
  ],
  [
    'Practice Korean vocabulary 15 min a day after work',
    {
      what: 'Practice Korean vocabulary',
      pattern: 'language',
      per_week: 7,
      minutes: 15,
      between: ['17:00', '24:00'],
    },
  ],
]

testSentences(SENTENCES)
