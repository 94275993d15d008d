import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about courses. */
const SENTENCES: readonly Sentence[] = [
  [
    'I want my license, theory test in 6 weeks, practice questions 20 minutes on the train every workday',
    {
      what: 'Finish my license',
      pattern: 'course',
      deadline: '2027-01-04',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 20,
    },
  ],
  [
    'I have to lern for driving licence, exam is at 18. January, every day 1 hour but saturday no',
    {
      what: 'Learn for driving licence',
      pattern: 'course',
      deadline: '2027-01-18',
      weekdays: [0, 1, 2, 3, 4, 5],
      not_on: [6],
      per_week: 6,
      minutes: 60,
    },
  ],
  [
    'trying to get promoted by summer, so every friday afternoon an hour for a course in management',
    {
      what: 'Get promoted',
      pattern: 'course',
      deadline: '2027-08-31',
      weekdays: [5],
      per_week: 1,
      minutes: 60,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'help me finish my online course about data science, 12 modules, one per week',
    {
      what: 'Finish my online course about data science',
      pattern: 'course',
      per_week: 1,
      amount: { value: 12, unit: 'modules' },
    },
  ],
  [
    'get my motorcycle licence by may, lessons only possible fridays after 3pm',
    {
      what: 'Get my motorcycle licence',
      pattern: 'course',
      deadline: '2027-05-01',
      weekdays: [5],
      per_week: 1,
      between: ['15:00', '24:00'],
    },
  ],
  [
    'get my driver license until i turn 18 in june',
    { what: 'Get my driver license', pattern: 'course', deadline: '2027-05-31' },
  ],
  [
    'i have two left feet so i want to take dance classes on friday nights',
    {
      what: 'Take dance classes',
      pattern: 'course',
      weekdays: [5],
      per_week: 1,
      between: ['20:00', '24:00'],
    },
  ],
  [
    'catch up on 14 lectures before the midterm on 11 december',
    {
      what: 'Catch up on 14 lectures',
      pattern: 'course',
      deadline: '2026-12-10',
      amount: { value: 14, unit: 'lectures' },
    },
  ],
  [
    'finish 12 online lectures in 4 weeks, 3 per week',
    {
      what: 'Finish 12 online lectures',
      pattern: 'course',
      deadline: '2026-12-21',
      per_week: 3,
      amount: { value: 12, unit: 'lectures' },
    },
  ],
  [
    'get my motorbike licence next spring, theory online, practice on weekends',
    {
      beside: ['theory online'],
      what: 'Get my motorbike licence',
      pattern: 'course',
      deadline: '2027-05-31',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'complete the google data analytics certificate, approx 180 hours, by end of june',
    {
      what: 'Complete the google data analytics certificate',
      pattern: 'course',
      deadline: '2027-06-30',
      minutes: 60,
      total_minutes: 10800,
    },
  ],
  [
    'get my driving license by may, and meanwhile learn to cook',
    { what: 'Get my driving license', pattern: 'course', also: ['learn to cook'], deadline: '2027-05-01' },
  ],
  [
    'do a first aid course in spring',
    { what: 'Do a first aid course', pattern: 'course', deadline: '2027-05-31' },
  ],
  [
    'get my driving licence before summer, theory lessons on monday evenings',
    {
      what: 'Get my driving licence',
      pattern: 'course',
      deadline: '2027-05-31',
      weekdays: [1],
      per_week: 1,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'finish the google data analytics certificate in 3 months, 5-7 hours per week',
    {
      what: 'Finish the google data analytics certificate',
      pattern: 'course',
      deadline: '2027-02-23',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  [
    'finish the online course by valentines',
    { what: 'Finish the online course', pattern: 'course', deadline: '2027-02-14' },
  ],
  [
    'complete 12 modules of my accounting course by end of february, saturdays 2h',
    {
      pattern: 'course',
      deadline: '2027-02-28',
      weekdays: [6],
      per_week: 1,
      minutes: 120,
      amount: { value: 12, unit: 'modules' },
    },
  ],
]

testSentences(SENTENCES)
