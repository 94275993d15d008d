import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sessions by their number, their thing or their hour, and occasions with their date. */
const SENTENCES: readonly Sentence[] = [
  [
    'build muscle, 4 day split, mon tue thu fri after work, about an hour',
    {
      what: 'Build muscle',
      pattern: 'strength',
      weekdays: [1, 2, 4, 5],
      per_week: 4,
      minutes: 60,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'study for the nclex: 6 days/week, 4 hours/day, rest on sunday, test on march 12',
    {
      what: 'Study for the nclex',
      pattern: 'exam',
      deadline: '2027-03-12',
      not_on: [0],
      per_week: 6,
      minutes: 240,
    },
  ],
  [
    'do a 10 minute workout before my morning shower mon-sat',
    {
      what: 'Work out',
      pattern: 'strength',
      unread: ['before my morning shower'],
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 10,
    },
  ],
  [
    'watch one ted talk a day and take notes',
    { what: 'Watch one ted talk and take notes', pattern: 'general', per_week: 7 },
  ],
  ['work out 3-4x a week for 30-45 min', { what: 'Work out', pattern: 'strength', per_week: 3, minutes: 30 }],
  [
    'run every day in december, at least 1 mile',
    {
      what: 'Run',
      pattern: 'start_running',
      deadline: '2026-12-31',
      starts_on: '2026-12-01',
      per_week: 7,
      amount: { value: 1, unit: 'mile', per: 'day' },
    },
  ],
  [
    'take a photo every day of 2027',
    {
      what: 'Take a photo',
      pattern: 'general',
      deadline: '2027-12-31',
      starts_on: '2027-01-01',
      per_week: 7,
    },
  ],
  [
    'rebuild my stamina after covid, slowly, 15 min walks 5 days a week',
    { what: 'Rebuild my stamina after covid, slowly', pattern: 'general', per_week: 5, minutes: 15 },
  ],
  [
    'read 50 pages of my textbook each weekday before 9 am',
    {
      what: 'Read 50 pages of my textbook',
      pattern: 'reading',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      between: ['05:00', '09:00'],
      amount: { value: 50, unit: 'pages', per: 'day' },
    },
  ],
  [
    'get my weight from 90kg down to 82kg by the end of june',
    { what: 'Get my weight from 90kg down to 82kg', pattern: 'weight', deadline: '2027-06-30' },
  ],
  [
    'write my phd proposal in the next six weeks, mornings 8-10, not fridays',
    {
      what: 'Write my phd proposal',
      pattern: 'writing',
      deadline: '2027-01-04',
      not_on: [5],
      minutes: 120,
      between: ['08:00', '10:00'],
    },
  ],
  [
    'finish 200 hours of yoga teacher training by 31 may',
    {
      what: 'Finish yoga teacher training',
      pattern: 'flexibility',
      deadline: '2027-05-31',
      minutes: 60,
      total_minutes: 12000,
    },
  ],
  [
    'pay off the car by next december, 5400 left, want to pay monthly',
    {
      what: 'Pay off the car, pay monthly',
      pattern: 'debt',
      deadline: '2027-12-01',
      amount: { value: 5400, unit: 'money' },
    },
  ],
  [
    'complete a sprint triathlon on 22 aug 2027, swim mon, bike wed, run fri and sun',
    {
      what: 'Complete a sprint triathlon',
      pattern: 'race',
      unread: ['swim mon', 'bike wed'],
      deadline: '2027-08-22',
      weekdays: [0, 5],
      per_week: 2,
    },
  ],
  [
    'learn the basics of first aid over a weekend',
    { what: 'Learn the basics of first aid', pattern: 'general', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'half an hour a day of maths for the gmat in march, more on sundays',
    {
      what: 'Study maths for the gmat',
      pattern: 'exam',
      unread: ['more on sundays'],
      deadline: '2027-02-28',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'work through my 14 unread magazines, one per day',
    { what: 'Work through my 14 unread magazines', pattern: 'general', per_week: 7 },
  ],
  [
    'make a scrapbook of our honeymoon in time for our anniversary on sept 9',
    { what: 'Make a scrapbook of our honeymoon', pattern: 'project', deadline: '2027-09-09' },
  ],
]

testSentences(SENTENCES)
