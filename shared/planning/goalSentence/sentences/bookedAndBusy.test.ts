import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is booked for a day, what is busy for some days, whole years, and words of other languages. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn to drive, 2 lessons a week, test booked 22 feb',
    { what: 'Learn to drive', pattern: 'skill', deadline: '2027-02-22', per_week: 2 },
  ],
  [
    "study for my theory test, it's booked for 14 january",
    { what: 'Study for my theory test', pattern: 'exam', deadline: '2027-01-14' },
  ],
  [
    'learn german, evenings after 7, fridays ive got band',
    {
      what: 'Learn german',
      pattern: 'language',
      unread: ['fridays ive got band'],
      between: ['19:00', '22:00'],
    },
  ],
  [
    'my sister visits from 3rd to 10th december, spanish 30 min every day except then',
    {
      what: 'Learn spanish',
      pattern: 'language',
      unread: ['my sister visits from 3rd to 10th december', 'except then'],
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    "exams are 11 to 22 january, can't train then, otherwise gym 3 times a week",
    {
      what: 'Go to the gym',
      pattern: 'strength',
      unread: ['exams are 11 to 22 january', "can't train then"],
      per_week: 3,
    },
  ],
  [
    'photography project: one picture per day for all 2027',
    { pattern: 'art', deadline: '2027-12-31', starts_on: '2027-01-01', per_week: 7 },
  ],
  [
    'hoping to do open university module from feb, 16 hrs a week, thursdays are my day off work',
    {
      what: 'Do open university module',
      pattern: 'course',
      unread: ['thursdays are my day off work'],
      starts_on: '2027-02-01',
      per_week: 7,
      minutes: 150,
      weekly_minutes: 960,
    },
  ],
  [
    'prepare the cambridge advanced, the exam is in the middle of june, 3 evenings by week',
    {
      what: 'Prepare the cambridge advanced',
      pattern: 'exam',
      deadline: '2027-06-15',
      per_week: 3,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'lose like two stone by next christmas',
    { what: 'Lose two stone', pattern: 'weight', deadline: '2027-12-25' },
  ],
]

testSentences(SENTENCES)
