import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about goals of no kind of their own and with a date, of which something is asked about. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn first aid, course is on 12th and 13th of december',
    {
      what: 'Learn first aid',
      pattern: 'course',
      starts_on: '2026-12-12',
      deadline: '2026-12-13',
      per_week: 7,
    },
  ],
  [
    'apply for phd positions, deadline mid january, 1 application every 3 days',
    {
      what: 'Apply for phd positions, 1 application',
      pattern: 'general',

      deadline: '2027-01-15',
      per_week: 2,
      every_days: 3,
    },
  ],
  [
    'find a new flat until april, look at listings 15 min a day',
    {
      what: 'Find a new flat',
      pattern: 'general',
      unread: ['look at listings 15 min a day'],
      deadline: '2027-04-01',
    },
  ],
  [
    'produce a 4 track ep by spring, studio every second sunday',
    {
      what: 'Produce a 4 track ep',
      pattern: 'general',
      unread: ['studio every second sunday'],
      deadline: '2027-05-31',
    },
  ],
  [
    'do my pt exercises 2x daily until the check-up on december 14',
    {
      what: 'Do my pt exercises',
      pattern: 'general',
      deadline: '2026-12-14',
      per_week: 7,
      amount: { value: 2, unit: 'times', per: 'day' },
    },
  ],
  [
    'learn the lyrics of 10 songs for karaoke night on 12 december',
    {
      what: 'Learn the lyrics of 10 songs',
      pattern: 'general',
      deadline: '2026-12-12',
      amount: { value: 10, unit: 'songs' },
    },
  ],
  [
    'rehearse for the school play, performance 28 march, mondays and fridays after school',
    {
      what: 'Rehearse for the school play',
      pattern: 'general',
      deadline: '2027-03-28',
      weekdays: [1, 5],
      per_week: 2,
      between: ['15:00', '22:00'],
    },
  ],
  [
    'teach my dog to sit and stay in 3 weeks, 5 minutes 3 times a day',
    {
      what: 'Teach my dog to sit and stay',
      pattern: 'general',
      deadline: '2026-12-14',
      per_week: 7,
      minutes: 5,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    "I'd love to finally finish the quilt I started, maybe an hour in the evenings, it's a gift for my sister's wedding on june 19",
    {
      what: 'Finish the quilt I started',
      pattern: 'general',
      beside: ["it's a gift"],
      deadline: '2027-06-19',
      minutes: 60,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'do physio exercises for my knee 3 times a day for 10 minutes for six weeks',
    {
      what: 'Do physio exercises for my knee',
      pattern: 'general',
      deadline: '2027-01-03',
      per_week: 7,
      minutes: 10,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    'train for everest base camp trek starting 5 october 2027, weekends and two evenings a week',
    {
      what: 'Train for everest base camp trek',
      pattern: 'endurance',
      deadline: '2027-10-05',
      per_week: 4,
      one_on: [[0], [6]],
      own_days: [{ days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
  [
    'finish my tax return by the end of january, it takes about 6 hours',
    {
      what: 'Finish my tax return',
      pattern: 'general',
      deadline: '2027-01-31',
      minutes: 60,
      total_minutes: 360,
    },
  ],
  [
    'ride from london to paris in 4 days in september, long ride each sunday and two spins midweek',
    {
      what: 'Ride from london to paris',
      pattern: 'general',
      unread: ['in 4 days', 'long ride each sunday and two spins midweek'],
      deadline: '2027-09-30',
    },
  ],
]

testSentences(SENTENCES)
