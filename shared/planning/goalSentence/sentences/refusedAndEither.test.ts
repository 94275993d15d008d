import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Hours that are refused with days, one of two lists of days, and what a part says of itself alone. */
const SENTENCES: readonly Sentence[] = [
  [
    "finish the loft, can't work sundays or past 8 in the evening",
    { what: 'Finish the loft', pattern: 'general', not_on: [0], between: ['05:00', '20:00'] },
  ],
  [
    'write my blog, not on sundays or after 8pm',
    { what: 'Write my blog', pattern: 'writing', not_on: [0], between: ['05:00', '20:00'] },
  ],
  [
    'run, no mondays or before 9am',
    { what: 'Run', pattern: 'start_running', not_on: [1], between: ['09:00', '24:00'] },
  ],
  [
    'make it to spin class 2x a week, mon/wed or tue/thu',
    { what: 'Make it to spin class', pattern: 'course', unread: ['mon/wed or tue/thu'], per_week: 2 },
  ],
  [
    'study accounting mon 7-9pm and thu 6-8pm',
    {
      what: 'Study accounting',
      pattern: 'general',
      weekdays: [1, 4],
      per_week: 2,
      minutes: 120,
      own_days: [
        { days: [1], between: ['19:00', '21:00'], minutes: null },
        { days: [4], between: ['18:00', '20:00'], minutes: null },
      ],
    },
  ],
  [
    'volunteer sat am fortnightly',
    {
      what: 'Volunteer',
      pattern: 'general',
      unread: ['fortnightly'],
      weekdays: [6],
      per_week: 1,
      between: ['05:00', '12:00'],
    },
  ],
  [
    "don't work past 6 on mon-thurs",
    { what: "Don't work past 6", pattern: 'general', weekdays: [1, 2, 3, 4], per_week: 4 },
  ],
  [
    'sit down to family dinner at least 4 nights',
    { what: 'Sit down to family dinner', pattern: 'general', per_week: 4 },
  ],
  [
    'go no contact with my ex for 60 days',
    { what: 'Go no contact with my ex', pattern: 'general', deadline: '2027-01-21' },
  ],
  [
    'ring mum sundays evening, 20 min min',
    {
      what: 'Ring mum',
      pattern: 'general',
      weekdays: [0],
      per_week: 1,
      minutes: 20,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'get my pilates instructor cert by nov 2027, theory on tues eve',
    {
      what: 'Get my pilates instructor cert',
      pattern: 'exam',
      unread: ['theory on tues eve'],
      deadline: '2027-11-01',
    },
  ],
  [
    'read to learn more about ww2, 1 book per month, discuss w/ grandad sundays',
    {
      what: 'Read to learn more about ww2',
      pattern: 'reading',
      unread: ['discuss w/ grandad sundays'],
      amount: { value: 1, unit: 'book', per: 'month' },
    },
  ],
  [
    'train for a marathon next october, run 4 times a week',
    { what: 'Train for a marathon', pattern: 'race', deadline: '2027-09-30', per_week: 4 },
  ],
  [
    'go to bed at 10pm and wake up at 6am every weekday',
    { what: 'Go to bed at 10pm and wake up at 6am', pattern: 'calm', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'organise a quiet weekend twice a month',
    { what: 'Organise a quiet weekend', pattern: 'general', rarely: { every: 'month', times: 2 } },
  ],
  [
    'pay 300 a month towards my car loan',
    { what: 'Pay towards my car loan', pattern: 'debt', amount: { value: 300, unit: 'money', per: 'month' } },
  ],
  ['set aside 15 minutes daily for tidying', { what: 'Tidy', pattern: 'tidy', per_week: 7, minutes: 15 }],
  [
    'lose 5 kg by march, no weighing every day',
    { what: 'Lose 5 kg', pattern: 'weight', unread: ['no weighing every day'], deadline: '2027-03-01' },
  ],
  [
    'lose 5 kg by march, not weighing myself daily',
    { what: 'Lose 5 kg', pattern: 'weight', unread: ['not weighing myself daily'], deadline: '2027-03-01' },
  ],
  [
    'yoga mon/wed, off over christmas',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      unread: ['off over christmas'],
      weekdays: [1, 3],
      per_week: 2,
    },
  ],
  [
    'yoga mon/wed, off from 20 dec to 3 jan',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      unread: ['off from 20 dec to 3 jan'],
      weekdays: [1, 3],
      per_week: 2,
    },
  ],
  [
    'run every day, 2 weeks off in may',
    { what: 'Run', pattern: 'start_running', unread: ['2 weeks off in may'], per_week: 7 },
  ],
  [
    'pay off 3000 in 10 months',
    { what: 'Pay off 3000', pattern: 'debt', deadline: '2027-09-23', amount: { value: 3000, unit: 'money' } },
  ],
  [
    'go to the gym, dont skip more than twice a week',
    { what: 'Go to the gym', pattern: 'strength', unread: ['dont skip more than twice a week'] },
  ],
  ['run not more than 3 times a week', { what: 'Run', pattern: 'start_running', per_week: 3 }],
]

testSentences(SENTENCES)
