import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days that have a time or a length of their own, in whichever order they are written, and dates as people write them. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn guitar, sunday at 6pm & tues at 6pm',
    { what: 'Learn guitar', weekdays: [0, 2], per_week: 2, between: ['18:00', '19:00'] },
  ],
  [
    'write my novel, 90 min on mondays + fridays 90 min',
    { what: 'Write my novel', weekdays: [1, 5], per_week: 2, minutes: 90 },
  ],
  [
    'practise the drums 7:30pm sunday, fridays at 6pm',
    {
      what: 'Practise the drums',
      weekdays: [0, 5],
      per_week: 2,
      own_days: [
        { days: [0], between: ['19:30', '20:30'], minutes: null },
        { days: [5], between: ['18:00', '19:00'], minutes: null },
      ],
    },
  ],
  [
    'learn guitar before work tues and thursday at lunch',
    {
      what: 'Learn guitar',
      weekdays: [2, 4],
      per_week: 2,
      own_days: [
        { days: [2], between: ['05:00', '09:00'], minutes: null },
        { days: [4], between: ['12:00', '14:00'], minutes: null },
      ],
    },
  ],
  [
    'go to the gym at 6pm sat/sun, and mon and wed at 7am',
    {
      what: 'Go to the gym',
      weekdays: [0, 1, 3, 6],
      per_week: 4,
      own_days: [
        { days: [0, 6], between: ['18:00', '19:00'], minutes: null },
        { days: [1, 3], between: ['07:00', '08:00'], minutes: null },
      ],
    },
  ],
  [
    'go to the gym, 1 hour on monday, thursday 2 hours',
    {
      what: 'Go to the gym',
      weekdays: [1, 4],
      per_week: 2,
      minutes: 60,
      own_days: [{ days: [4], between: null, minutes: 120 }],
    },
  ],
  [
    'go to the gym, 9-11am on saturdays + mon and wed from 6 to 7pm',
    {
      what: 'Go to the gym',
      weekdays: [1, 3, 6],
      per_week: 3,
      minutes: 60,
      own_days: [
        { days: [6], between: ['09:00', '11:00'], minutes: 120 },
        { days: [1, 3], between: ['18:00', '19:00'], minutes: null },
      ],
    },
  ],
  [
    'write my novel, at 7am on fridays, mon and wed 7:30pm',
    {
      what: 'Write my novel',
      weekdays: [1, 3, 5],
      per_week: 3,
      own_days: [
        { days: [5], between: ['07:00', '08:00'], minutes: null },
        { days: [1, 3], between: ['19:30', '20:30'], minutes: null },
      ],
    },
  ],
  [
    'go to the gym: at lunch on tuesdays and thursdays, fridays in the morning',
    {
      what: 'Go to the gym',
      weekdays: [2, 4, 5],
      per_week: 3,
      own_days: [
        { days: [2, 4], between: ['12:00', '14:00'], minutes: null },
        { days: [5], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'learn guitar on monday 2 hours and 20 min on sunday',
    {
      what: 'Learn guitar',
      weekdays: [0, 1],
      per_week: 2,
      minutes: 120,
      own_days: [{ days: [0], between: null, minutes: 20 }],
    },
  ],
  [
    'go to the gym, fridays at 6pm; in the evening sat/sun',
    {
      what: 'Go to the gym',
      weekdays: [0, 5, 6],
      per_week: 3,
      own_days: [
        { days: [5], between: ['18:00', '19:00'], minutes: null },
        { days: [0, 6], between: ['17:00', '22:00'], minutes: null },
      ],
    },
  ],
  [
    'study for my exam half an hour on the weekend & 2 hours tues',
    {
      what: 'Study for my exam',
      weekdays: [0, 2, 6],
      per_week: 3,
      minutes: 30,
      own_days: [{ days: [2], between: null, minutes: 120 }],
    },
  ],
  [
    'study for my exam, at lunch on tues + in the evening on sat/sun',
    {
      what: 'Study for my exam',
      weekdays: [0, 2, 6],
      per_week: 3,
      own_days: [
        { days: [2], between: ['12:00', '14:00'], minutes: null },
        { days: [0, 6], between: ['17:00', '22:00'], minutes: null },
      ],
    },
  ],
  [
    'study for my exam: mon and wed in the morning & at 6pm on sunday',
    {
      what: 'Study for my exam',
      weekdays: [0, 1, 3],
      per_week: 3,
      own_days: [
        { days: [1, 3], between: ['05:00', '12:00'], minutes: null },
        { days: [0], between: ['18:00', '19:00'], minutes: null },
      ],
    },
  ],
  [
    'study for my exam evenings and weekends until march',
    {
      what: 'Study for my exam',
      deadline: '2027-03-01',
      own_days: [{ days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
  [
    'save 500 by easter monday',
    { what: 'Save 500', deadline: '2027-03-29', amount: { value: 500, unit: 'money' } },
  ],
  ['finish my thesis by the end of the first quarter', { what: 'Finish my thesis', deadline: '2027-03-31' }],
  ['get fit in the first half of 2027', { what: 'Get fit', deadline: '2027-06-30' }],
  ['learn japanese in one and a half years', { what: 'Learn japanese', deadline: '2028-05-23' }],
  ['paint the fence by the last day of january', { what: 'Paint the fence', deadline: '2027-01-31' }],
  ['renovate the bathroom through march', { what: 'Renovate the bathroom', deadline: '2027-03-31' }],
  ['I wanna quit smoking and learn to knit', { what: 'Quit smoking', also: ['learn to knit'] }],
  ['need to quit smoking, drink more water', { what: 'Quit smoking', also: ['drink more water'] }],
  [
    'cut down on sugar during the week, weekends are ok',
    { what: 'Cut down on sugar', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
]

testSentences(SENTENCES)
