import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Half sentences, refusals, times of others and brackets, without a pattern. */
const SENTENCES: readonly Sentence[] = [
  ['run 3x, lift 2x a week', { what: 'Run', per_week: 3, also: ['lift 2x a week'] }],
  [
    'learn Excel for work in 6 weeks, lunch breaks only',
    { what: 'Learn Excel for work', deadline: '2027-01-04', between: ['12:00', '14:00'] },
  ],
  [
    'get the garden ready by easter, only on saturdays',
    { what: 'Get the garden ready', deadline: '2027-03-28', weekdays: [6], per_week: 1 },
  ],
  ['build a habit of flossing daily', { what: 'Floss', per_week: 7 }],
  [
    'crochet a blanket for my niece due in may',
    { what: 'Crochet a blanket for my niece', deadline: '2027-04-30' },
  ],
  [
    'from 1 feb till 30 april train 4x weekly for an hour',
    { what: 'Train', deadline: '2027-04-30', starts_on: '2027-02-01', per_week: 4, minutes: 60 },
  ],
  ['write to my pen pal every month', { what: 'Write to my pen pal', rarely: { every: 'month', times: 1 } }],
  [
    "knit a sweater, i've got about 3 hours on weekends",
    { what: 'Knit a sweater', weekdays: [0, 6], per_week: 2, minutes: 180 },
  ],
  [
    'eat 5 portions of fruit and veg a day',
    {
      what: 'Eat 5 portions of fruit and veg',
      per_week: 7,
      amount: { value: 5, unit: 'portions', per: 'day' },
    },
  ],
  [
    'present my research on 14.12., i freeze in front of people',
    { what: 'Present my research', beside: ['i freeze in front of people'], deadline: '2026-12-14' },
  ],
  ['lern gitarre jeden tag 20 minuten', { language: 'de', unread: ['lern gitarre jeden tag 20 minuten'] }],
  [
    'apprendre le piano 30 minutes par jour',
    { language: 'fr', unread: ['apprendre le piano 30 minutes par jour'] },
  ],
  [
    'call a friend each sunday eve',
    { what: 'Call a friend', weekdays: [0], per_week: 1, between: ['17:00', '22:00'] },
  ],
  [
    'two hours a week of gardening apart from in winter',
    { what: 'Garden', unread: ['apart from in winter'], per_week: 2, minutes: 60, weekly_minutes: 120 },
  ],
  [
    'quit my job by april and start freelancing',
    { what: 'Quit my job', also: ['start freelancing'], deadline: '2027-04-01' },
  ],
  ['finish onboarding docs by EOD friday', { what: 'Finish onboarding docs', deadline: '2026-11-27' }],
  ['be on time', { what: 'Be on time' }],
  [
    'research and buy a used car by mid january',
    { what: 'Research and buy a used car', deadline: '2027-01-15' },
  ],
  ['i want 10,000 subscribers', { what: 'Get 10,000 subscribers' }],
  ['visit all 16 german states by 2029', { what: 'Visit all 16 german states', deadline: '2029-01-01' }],
  [
    'get my german citizenship by end of next year',
    { what: 'Get my german citizenship', deadline: '2027-12-31' },
  ],
  [
    'prep for the interview on monday at 10, 2 hours total',
    { what: 'Prepare for the interview', deadline: '2026-11-30', minutes: 60, total_minutes: 120 },
  ],
  [
    'learn Spanish once a week, 45 minutes, not on Sundays or Mondays or Tuesdays, in the morning',
    { what: 'Learn Spanish', per_week: 1, minutes: 45, not_on: [0, 1, 2], between: ['05:00', '12:00'] },
  ],
  [
    'swim twice a week for 30 minutes, never on mondays nor wednesdays nor fridays nor sundays',
    { what: 'Swim', per_week: 2, minutes: 30, not_on: [0, 1, 3, 5] },
  ],
]

testSentences(SENTENCES)
