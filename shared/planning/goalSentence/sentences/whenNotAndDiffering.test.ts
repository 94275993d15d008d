import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Times of which one may be meant, days that differ, and what others say or begin. */
const SENTENCES: readonly Sentence[] = [
  [
    'uni starts back 18 jan, before that i want to finish my dissertation draft, 2 hrs a day mon to sat',
    {
      what: 'Finish my dissertation draft',
      pattern: 'writing',
      deadline: '2027-01-17',
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 120,
    },
  ],
  [
    'me and my boyfriend want to learn salsa tuesday nights 8 till 9:30 classes begin 12 jan',
    {
      what: 'Learn salsa',
      pattern: 'skill',
      starts_on: '2027-01-12',
      weekdays: [2],
      per_week: 1,
      minutes: 90,
      between: ['20:00', '21:30'],
    },
  ],
  ['run 4 times a week, weekends longer', { what: 'Run', unread: ['weekends longer'], per_week: 4 }],
  [
    'study an hour daily, weekends less',
    { what: 'Study', unread: ['weekends less'], per_week: 7, minutes: 60 },
  ],
  [
    'swim before 8 or after 6, twice a week',
    { what: 'Swim', pattern: 'endurance', unread: ['before 8 or after 6'], per_week: 2 },
  ],
  [
    'i have kids so only nap time 1 to 3 or after 8, learn graphic design in a year',
    {
      what: 'Learn graphic design',
      unread: ['i have kids so only nap time 1 to 3 or after 8'],
      deadline: '2027-11-23',
    },
  ],
  [
    'physio says knee exercises twice daily for 8 weeks, 10 mins',
    {
      what: 'Do knee exercises',
      deadline: '2027-01-17',
      per_week: 7,
      minutes: 10,
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  [
    'every day except when im on night shift do 20 min yoga',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      unread: ['except when im on night shift'],
      per_week: 7,
      minutes: 20,
    },
  ],
  [
    'learn polish, have course monday and wednesday evening, alone 30 minute other days',
    {
      what: 'Learn polish',
      pattern: 'language',
      weekdays: [0, 2, 4, 5, 6],
      not_on: [1, 3],
      per_week: 5,
      minutes: 30,
    },
  ],
  [
    'half term is 15 to 19 feb, no training then, otherwise football training every thursday',
    {
      what: 'Do football training',
      unread: ['half term is 15 to 19 feb', 'no training then'],
      weekdays: [4],
      per_week: 1,
    },
  ],
  [
    'clean out the kitchen cupboards one a day until sunday',
    { what: 'Clean out the kitchen cupboards', pattern: 'tidy', deadline: '2026-11-29', per_week: 7 },
  ],
  [
    'paint my warhammer army before the tournament at the end of march',
    { what: 'Paint my warhammer army', pattern: 'art', deadline: '2027-03-30' },
  ],
  [
    'sort my tax return before 31 january, an hour this weekend and an hour next weekend',
    {
      what: 'Sort my tax return',
      deadline: '2027-01-30',
      unread: ['this weekend and an hour next weekend'],
      minutes: 60,
    },
  ],
]

testSentences(SENTENCES)
