import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Twice a day, once of each, and the time that an occasion takes. */
const SENTENCES: readonly Sentence[] = [
  [
    'study arabic every day of the week apart from fridays, 30mins',
    {
      what: 'Study arabic',
      pattern: 'language',
      weekdays: [0, 1, 2, 3, 4, 6],
      not_on: [5],
      per_week: 6,
      minutes: 30,
    },
  ],
  [
    'do my stretches morning and night',
    {
      what: 'Do my stretches',
      pattern: 'flexibility',
      per_week: 7,
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  [
    'learn to surf, holidays in portugal from 3 to 17 july',
    { what: 'Learn to surf', pattern: 'skill', unread: ['holidays in portugal'], deadline: '2027-07-03' },
  ],
  [
    'bench my bodyweight by october, chest days mon + thu',
    {
      what: 'Bench my bodyweight',
      beside: ['chest days'],
      pattern: 'strength',
      deadline: '2027-10-01',
      weekdays: [1, 4],
      per_week: 2,
    },
  ],
  [
    'take my daughter to swim class saturdays 9.30',
    {
      what: 'Take my daughter to swim class',
      pattern: 'endurance',
      weekdays: [6],
      per_week: 1,
      between: ['09:30', '10:30'],
    },
  ],
  [
    'play tennis once during the week and once on weekends',
    { what: 'Play tennis', pattern: 'skill', unread: ['once during the week and once on weekends'] },
  ],
  [
    "plan mum's 60th (aug 8), surprise party, about 30 people",
    {
      beside: ['surprise party', 'about 30 people'],
      what: "Plan mum's 60th",
      pattern: 'event',
      deadline: '2027-08-08',
    },
  ],
  [
    'learn to love running, no more than 20 mins each time, every other morning',
    {
      what: 'Learn to love running',
      pattern: 'start_running',
      per_week: 4,
      every_days: 2,
      minutes: 20,
      between: ['05:00', '12:00'],
    },
  ],
  [
    "i'll be off work from dec 21 to jan 4, want to finish my cabinet in that time",
    { what: 'Finish my cabinet', pattern: 'general', deadline: '2027-01-04', starts_on: '2026-12-21' },
  ],
  ['sell my car before winter starts', { what: 'Sell my car', pattern: 'general', deadline: '2026-11-30' }],
  [
    'listen to 1 audiobook a month while commuting',
    {
      what: 'Listen to 1 audiobook while commuting',
      pattern: 'general',
      amount: { value: 1, unit: 'audiobook', per: 'month' },
    },
  ],
  [
    'save 75 quid a week for a new laptop, need 1200',
    {
      what: 'Save for a new laptop',
      pattern: 'savings',
      deadline: '2027-03-15',
      amount: { value: 1200, unit: 'money', share: { value: 75, per: 'week' } },
    },
  ],
]

testSentences(SENTENCES)
