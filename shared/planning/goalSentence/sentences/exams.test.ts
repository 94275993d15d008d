import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about exams that only say how much, how often or until when. */
const SENTENCES: readonly Sentence[] = [
  [
    'can u help me with my math exam on 2nd of february i only have time on weekends',
    {
      what: 'Study for my math exam',
      pattern: 'exam',
      deadline: '2027-02-02',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'prepare for my driving test on the 8th of january with my dad on saturdays and sundays one hour',
    {
      what: 'Prepare for my driving test with my dad',
      pattern: 'exam',
      deadline: '2027-01-08',
      weekdays: [0, 6],
      per_week: 2,
      minutes: 60,
    },
  ],
  [
    'get certified as a yoga teacher by next december, 6 hours a week split over 3 days',
    {
      what: 'Get certified as a yoga teacher',
      pattern: 'exam',
      deadline: '2027-12-01',
      per_week: 3,
      minutes: 120,
      weekly_minutes: 360,
    },
  ],
  [
    'Study for my pilot theory, 2h/day mon-thu, exam in 5 months',
    {
      what: 'Study for my pilot theory',
      pattern: 'exam',
      deadline: '2027-04-23',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 120,
    },
  ],
  [
    'i have an important exam next friday and need to revise 3 hours each day until then',
    {
      what: 'Revise for an important exam',
      pattern: 'exam',
      deadline: '2026-12-04',
      per_week: 7,
      minutes: 180,
    },
  ],
  [
    'prepare for my C2 exam in december 2027',
    { what: 'Prepare for my C2 exam', pattern: 'exam', deadline: '2027-11-30' },
  ],
  [
    'finish my bachelors by july, two exams left',
    { beside: ['two exams left'], what: 'Finish my bachelors', pattern: 'exam', deadline: '2027-07-01' },
  ],
  [
    'revise 2 chapters per day until the history exam next friday',
    {
      what: 'Revise 2 chapters',
      pattern: 'exam',
      deadline: '2026-12-04',
      per_week: 7,
      amount: { value: 2, unit: 'chapters', per: 'day' },
    },
  ],
  [
    'practice for my driving test on tuesday the 8th, 1 hour every day',
    {
      what: 'Practice for my driving test',
      pattern: 'exam',
      deadline: '2026-12-08',
      per_week: 7,
      minutes: 60,
    },
  ],
  [
    'pass my b-license theory test in february, 20 minutes in the app every day',
    {
      what: 'Pass my b-license theory test',
      pattern: 'exam',
      deadline: '2027-01-31',
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'study chapter 1 to 8 for the anatomy midterm on january 21st',
    { what: 'Study chapter 1 to 8 for the anatomy midterm', pattern: 'exam', deadline: '2027-01-21' },
  ],
  [
    'get to level B1 in dutch for my inburgering exam in november 2027',
    { what: 'Get to level B1 in dutch for my inburgering exam', pattern: 'exam', deadline: '2027-10-31' },
  ],
  [
    'study for the bar exam 6 days a week 3 hours a day from 1 march until 20 july',
    {
      what: 'Study for the bar exam',
      pattern: 'exam',
      deadline: '2027-07-20',
      starts_on: '2027-03-01',
      per_week: 6,
      minutes: 180,
    },
  ],
  [
    'revise for biology A-level, exam on 8 june, 4 hours a week',
    {
      what: 'Revise for biology A-level',
      pattern: 'exam',
      deadline: '2027-06-08',
      per_week: 4,
      minutes: 60,
      weekly_minutes: 240,
    },
  ],
  [
    'study for the cissp 90 minutes tuesday thursday saturday, exam early april',
    {
      what: 'Study for the cissp',
      pattern: 'exam',
      deadline: '2027-03-31',
      weekdays: [2, 4, 6],
      per_week: 3,
      minutes: 90,
    },
  ],
  [
    'pass my driving theory test on Dec 12, 30 minutes a day',
    {
      what: 'Pass my driving theory test',
      pattern: 'exam',
      deadline: '2026-12-12',
      per_week: 7,
      minutes: 30,
    },
  ],
  ['I have an exam in biology on january 20', { pattern: 'exam', deadline: '2027-01-20' }],
  [
    'prep for maths exam dec 18, 10 hours in total',
    { pattern: 'exam', deadline: '2026-12-18', total_minutes: 600, minutes: 60 },
  ],
  [
    'get the AWS certification in 6 mo, 5 hours a week',
    {
      what: 'Get the AWS certification',
      pattern: 'exam',
      deadline: '2027-05-23',
      weekly_minutes: 300,
      per_week: 5,
      minutes: 60,
    },
  ],
]

testSentences(SENTENCES)
