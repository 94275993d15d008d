import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** The time that somebody has, and what they say beside it. */
const SENTENCES: readonly Sentence[] = [
  [
    'finish my masters thesis by 30 april, i can write 2 hours every weekday morning',
    {
      what: 'Finish my masters thesis',
      pattern: 'writing',
      deadline: '2027-04-30',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 120,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'got 6 weeks till my exam, can do about 10 hours a week, never on saturdays',
    {
      what: 'Study for my exam',
      pattern: 'exam',
      deadline: '2027-01-04',
      not_on: [6],
      per_week: 6,
      minutes: 100,
      weekly_minutes: 600,
    },
  ],
  [
    'only 3 weeks until my driving test, 1 hour a day',
    { what: 'Study for my driving test', pattern: 'exam', deadline: '2026-12-14', per_week: 7, minutes: 60 },
  ],
  [
    'I have a newborn so only 15 mins at a time, want to get fit again',
    { what: 'Get fit again', pattern: 'strength', minutes: 15 },
  ],
  [
    'pass the CPA by dec 2027 while working full time, 12-15 hours a week',
    {
      what: 'Pass the CPA',
      pattern: 'exam',
      deadline: '2027-12-01',
      per_week: 7,
      minutes: 105,
      weekly_minutes: 720,
    },
  ],
  [
    'revise for gcses starting feb half term, 1.5 hrs a day',
    {
      what: 'Revise for gcses',
      pattern: 'exam',
      unread: ['starting feb half term'],
      per_week: 7,
      minutes: 90,
    },
  ],
  [
    'set aside an hour on fridays to review my finances',
    { what: 'Review my finances', pattern: 'general', weekdays: [5], per_week: 1, minutes: 60 },
  ],
  [
    'spend 20 min a day decluttering until christmas',
    { what: 'Declutter', pattern: 'tidy', deadline: '2026-12-25', per_week: 7, minutes: 20 },
  ],
  [
    '10k steps a day, every day, no exceptions',
    {
      what: 'Walk 10k steps',
      pattern: 'general',
      per_week: 7,
      amount: { value: 10000, unit: 'steps', per: 'day' },
    },
  ],
  [
    'do my physio exercises 3 times a day for 6 weeks',
    {
      what: 'Do my physio exercises',
      pattern: 'general',
      deadline: '2027-01-03',
      per_week: 7,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    'prepare 2 lessons per week for my class, sunday nights',
    {
      what: 'Prepare 2 lessons',
      pattern: 'general',
      weekdays: [0],
      per_week: 1,
      between: ['20:00', '24:00'],
      amount: { value: 2, unit: 'lessons', per: 'week' },
    },
  ],
  [
    'plan honeymoon in bali for oct 2027',
    { what: 'Plan honeymoon in bali', pattern: 'event', deadline: '2027-09-30' },
  ],
  [
    'plan my 40th birthday party, 60 guests, 12 june',
    { what: 'Plan my 40th birthday party, 60 guests', pattern: 'event', deadline: '2027-06-12' },
  ],
  [
    'start waking up earlier, 6am instead of 8, except weekends',
    {
      what: 'Start waking up earlier, 6am instead of 8',
      pattern: 'general',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
    },
  ],
  [
    'chess: from 1200 to 1500 elo this year, 30 min after dinner',
    {
      what: 'Practise chess: from 1200 to 1500 elo',
      pattern: 'skill',
      deadline: '2026-12-31',
      minutes: 30,
      between: ['19:00', '24:00'],
    },
  ],
  [
    'practice handwriting, 2 pages, every evening at 9',
    {
      what: 'Practice handwriting',
      pattern: 'skill',
      per_week: 7,
      between: ['21:00', '22:00'],
      amount: { value: 2, unit: 'pages', per: 'day' },
    },
  ],
  [
    'make time for friends: one dinner a fortnight',
    { what: 'Make time for friends', pattern: 'general', unread: ['one dinner a fortnight'] },
  ],
]

testSentences(SENTENCES)
