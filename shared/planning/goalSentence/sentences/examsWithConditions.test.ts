import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Sentences about exams with conditions, hours, days that are left out or further goals. */
const SENTENCES: readonly Sentence[] = [
  [
    'i must study for IELTS test, it will be 20 of March, every evening two hours',
    {
      what: 'Study for IELTS test',
      pattern: 'exam',
      deadline: '2027-03-20',
      per_week: 7,
      minutes: 120,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'revision for physics and biology finals mid june 1.5 hours on school days',
    {
      what: 'Revise for physics and biology finals',
      pattern: 'exam',
      deadline: '2027-06-15',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 90,
    },
  ],
  [
    "I'd like to get my sight-singing exam grade 5 done by the end of the school year",
    {
      what: 'Get my sight-singing exam grade 5 done',
      pattern: 'instrument',
      unread: ['by the end of the school year'],
    },
  ],
  [
    'I am learning for the C1 german exam in may, tuesdays thursdays two hours saturdays three',
    {
      what: 'Learn for the C1 german exam',
      pattern: 'exam',
      unread: ['saturdays three'],
      deadline: '2027-04-30',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 120,
    },
  ],
  [
    'could you plan my exam prep for the 3rd of february, maths, i have time on mondays 4 to 6pm',
    {
      beside: ['maths'],
      what: 'Plan my exam prep',
      pattern: 'exam',
      deadline: '2027-02-03',
      weekdays: [1],
      per_week: 1,
      minutes: 120,
      between: ['16:00', '18:00'],
    },
  ],
  [
    'study for the oral exam which is in three weeks, 2 hours every afternoon',
    {
      what: 'Study for the oral exam',
      pattern: 'exam',
      deadline: '2026-12-14',
      per_week: 7,
      minutes: 120,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'get through the AWS certification in 10 weeks studying 45 minutes on weekdays and 2 hours on sunday',
    {
      what: 'Get through the AWS certification',
      pattern: 'exam',
      deadline: '2027-02-01',
      weekdays: [0, 1, 2, 3, 4, 5],
      per_week: 6,
      minutes: 45,
      own_days: [{ days: [0], between: null, minutes: 120 }],
    },
  ],
  [
    'i need a study schedule for biology exam in four weeks, 1.5 hours a day but weekends free',
    {
      what: 'Study for biology exam',
      pattern: 'exam',
      deadline: '2026-12-21',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 90,
    },
  ],
  [
    'study for my german b1 test on the 28th of february, half an hour daily plus a tutor on thursdays at 6',
    {
      what: 'Study for my german b1 test',
      pattern: 'exam',
      unread: ['plus a tutor on thursdays at 6'],
      deadline: '2027-02-28',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'improve my vocabulary for the gre, 30 words each morning',
    {
      what: 'Improve my vocabulary for the gre',
      pattern: 'exam',
      per_week: 7,
      between: ['05:00', '12:00'],
      amount: { value: 30, unit: 'words', per: 'day' },
    },
  ],
  [
    'pass the real estate exam on first try, test date feb 27, study weeknights 7-9',
    {
      what: 'Pass the real estate exam on first try',
      pattern: 'exam',
      deadline: '2027-02-27',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 120,
      between: ['19:00', '21:00'],
    },
  ],
  [
    'prepare for my b2 english speaking exam on 4 march, 3 evenings a week 45 min',
    {
      what: 'Prepare for my b2 english speaking exam',
      pattern: 'exam',
      deadline: '2027-03-04',
      per_week: 3,
      minutes: 45,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'study 2 hours every night except friday for my finals in may',
    {
      what: 'Study for my finals',
      pattern: 'exam',
      deadline: '2027-04-30',
      weekdays: [0, 1, 2, 3, 4, 6],
      not_on: [5],
      per_week: 6,
      minutes: 120,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'pass the swedish c1 exam next autumn; lesson every tuesday 17:00',
    {
      what: 'Pass the swedish c1 exam',
      pattern: 'exam',
      deadline: '2027-08-31',
      weekdays: [2],
      per_week: 1,
      between: ['17:00', '18:00'],
    },
  ],
  [
    'study for driving theory test, test date is 3rd of february, 30 mins most evenings',
    {
      what: 'Study for driving theory test',
      pattern: 'exam',
      deadline: '2027-02-03',
      per_week: 5,
      minutes: 30,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'pass my exams in june then travel to peru in august',
    { what: 'Pass my exams', pattern: 'exam', also: ['travel to peru in august'], deadline: '2027-05-31' },
  ],
  [
    'two goals: pass the driving test by may and learn to swim',
    { what: 'Pass the driving test', pattern: 'exam', also: ['learn to swim'], deadline: '2027-05-01' },
  ],
  [
    'study japanese for jlpt n4 in july, 1 hr every weekday evening, 2 hrs on sunday',
    {
      what: 'Study japanese for jlpt n4',
      pattern: 'exam',
      deadline: '2027-06-30',
      weekdays: [0, 1, 2, 3, 4, 5],
      per_week: 6,
      minutes: 60,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null },
        { days: [0], between: null, minutes: 120 },
      ],
    },
  ],
  [
    'i have 6 weeks to prep for my ielts, can do 1.5 hours a day except sundays',
    {
      what: 'Prepare for my ielts',
      pattern: 'exam',
      deadline: '2027-01-04',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 90,
    },
  ],
  [
    'my exam is on 5 June 2027, 3 evenings a week',
    { pattern: 'exam', deadline: '2027-06-05', per_week: 3, between: ['17:00', '22:00'] },
  ],
  [
    'study for the bar exam, 2 hours a day, weekends off',
    {
      what: 'Study for the bar exam',
      pattern: 'exam',
      not_on: [0, 6],
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 120,
    },
  ],
  [
    'IELTS in 10 weeks, an hour every weekday evening',
    {
      pattern: 'exam',
      deadline: '2027-02-01',
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
]

testSentences(SENTENCES)
