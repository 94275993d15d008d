import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is owed, hours whose half of the day is said, and days beside those of the goal. */
const SENTENCES: readonly Sentence[] = [
  [
    'meditate 10 minutes twice a day, at 7am and before sleep',
    {
      what: 'Meditate',
      unread: ['and before sleep'],
      per_week: 7,
      minutes: 10,
      between: ['07:00', '07:10'],
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  [
    'meditate at 7am and before bed',
    { what: 'Meditate', unread: ['and before bed'], between: ['07:00', '08:00'] },
  ],
  [
    'trying to finaly write that novel. 1000 words on saturdays and sundys, weekdays are impossible with the kids',
    {
      what: 'Write that novel',
      unread: ['1000 words'],
      weekdays: [0, 6],
      not_on: [1, 2, 3, 4, 5],
      per_week: 2,
    },
  ],
  [
    'owe my brother 1200 quid and want to have it paid back by my birthday on may 9th',
    { what: 'Pay back my brother', deadline: '2027-05-09', amount: { value: 1200, unit: 'quid' } },
  ],
  [
    'i owe my sister 800 and want to pay it back by june',
    { what: 'Pay back my sister', deadline: '2027-06-01', amount: { value: 800, unit: 'money' } },
  ],
  [
    'i owe 3000 on my credit card and want to pay it off',
    { what: 'Pay off my credit card', amount: { value: 3000, unit: 'money' } },
  ],
  [
    'i owe my mum 500, want to pay her back by june',
    { what: 'Pay back my mum', deadline: '2027-06-01', amount: { value: 500, unit: 'money' } },
  ],
  [
    'owe 2000 on my overdraft, want it gone by summer',
    {
      what: 'Pay off my overdraft',
      deadline: '2027-08-31',
      amount: { value: 2000, unit: 'money' },
    },
  ],
  ['start runing again, 2 or 3 times a week', { what: 'Start running again', per_week: 2 }],
  [
    'Me and my sister are organising a baby shower for 16 January',
    { what: 'Organise a baby shower', deadline: '2027-01-16' },
  ],
  [
    'Study for the CFA exam on 20 february, 10 hours a week, saturdays and sundays included',
    { what: 'Study for the CFA exam', deadline: '2027-02-20', per_week: 7, minutes: 90, weekly_minutes: 600 },
  ],
  [
    'learn piano by june, i have a teacher on tuesdays already',
    { what: 'Learn piano', unread: ['i have a teacher on tuesdays already'], deadline: '2027-06-01' },
  ],
]

testSentences(SENTENCES)
