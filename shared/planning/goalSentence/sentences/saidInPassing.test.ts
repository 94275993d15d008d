import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Remarks that change nothing in a plan, which are not asked about. */
const SENTENCES: readonly Sentence[] = [
  [
    "Learn to swim, I'm scared of water, twice a week 45 min",
    { what: 'Learn to swim', pattern: 'skill', per_week: 2, minutes: 45 },
  ],
  [
    'learn chinese 30 min a day, my girlfriend is from taipei',
    { what: 'Learn chinese', pattern: 'language', per_week: 7, minutes: 30 },
  ],
  [
    'run a sub 4 marathon in october, been running for years, 5 runs a week, long run on sundays',
    {
      what: 'Run a sub 4 marathon',
      pattern: 'race',
      unread: ['long run on sundays'],
      deadline: '2027-10-31',
      per_week: 5,
      level: 'been running for years',
    },
  ],
  [
    'learn the guitar properly this time!! no excuses. 30 min tues/thurs/sun at 8pm',
    {
      what: 'Learn the guitar properly',
      pattern: 'instrument',
      weekdays: [0, 2, 4],
      per_week: 3,
      minutes: 30,
      between: ['20:00', '20:30'],
    },
  ],
  [
    'learn korean cos i love kdramas, like 3 lessons a week',
    { what: 'Learn korean', pattern: 'language', per_week: 3 },
  ],
  [
    'im prepping for the usmle step 1 in about five months, full time, 8 hours a day 6 days a week',
    {
      what: 'Prepare for the usmle step 1',
      pattern: 'exam',
      deadline: '2027-04-23',
      per_week: 6,
      minutes: 480,
    },
  ],
  [
    'need a plan to pass the real estate license exam in 8 weeks, studying mon to thu 7pm to 8:30pm',
    {
      what: 'Pass the real estate license exam',
      pattern: 'exam',
      deadline: '2027-01-18',
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 90,
      between: ['19:00', '20:30'],
    },
  ],
  [
    "i'd love to finally do the splits. stretching 5x a week 20 minutes sound good",
    { what: 'Do the splits', pattern: 'flexibility', per_week: 5, minutes: 20 },
  ],
  [
    'lose the baby weight slowly, no crash diets, walking 30 mins with the pram daily',
    {
      what: 'Lose the baby weight slowly',
      pattern: 'weight',
      unread: ['no crash diets'],
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'paint my nails every sunday night lol',
    { what: 'Paint my nails', pattern: 'art', weekdays: [0], per_week: 1, between: ['20:00', '24:00'] },
  ],
  [
    'organise a fundraiser for 15th may with 2 hrs a week planning',
    {
      what: 'Organise a fundraiser',
      pattern: 'event',
      deadline: '2027-05-15',
      per_week: 2,
      minutes: 60,
      weekly_minutes: 120,
    },
  ],
]

testSentences(SENTENCES)
