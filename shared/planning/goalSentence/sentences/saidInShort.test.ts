import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Words that take a fact apart, and hours of which there are several. */
const SENTENCES: readonly Sentence[] = [
  [
    'build muscle, 4 days a week (upper/lower split), 1hr 15',
    { beside: ['upper/lower split'], what: 'Build muscle', pattern: 'strength', per_week: 4, minutes: 75 },
  ],
  [
    'practice the trumpet 25 min on all days but thursday and saturday',
    {
      what: 'Practice the trumpet',
      pattern: 'instrument',
      weekdays: [0, 1, 2, 3, 5],
      not_on: [4, 6],
      per_week: 5,
      minutes: 25,
    },
  ],
  [
    'write a letter to my grandma on the first of every month',
    { what: 'Write a letter to my grandma', pattern: 'general', unread: ['on the first of every month'] },
  ],
  [
    "finish reading 'atomic habits' in the next two weeks, a chapter each evening",
    {
      what: "Finish reading 'atomic habits'",
      pattern: 'reading',
      deadline: '2026-12-07',
      per_week: 7,
      between: ['17:00', '22:00'],
      amount: { value: 1, unit: 'chapter', per: 'day' },
    },
  ],
  [
    'learn norwegian. no idea how often. maybe 20 mins',
    { what: 'Learn norwegian', pattern: 'language', minutes: 20 },
  ],
  [
    'drop 5 kg in 3 months without a gym',
    { what: 'Drop 5 kg without a gym', pattern: 'weight', deadline: '2027-02-23' },
  ],
  [
    'get an A in chemistry this semester, study group on tuesdays at 4',
    {
      what: 'Get an A in chemistry',
      pattern: 'exam',
      unread: ['this semester'],
      weekdays: [2],
      per_week: 1,
      between: ['16:00', '17:00'],
    },
  ],
  [
    'exercise while watching tv, 20 min a night',
    {
      what: 'Exercise while watching tv',
      pattern: 'strength',
      per_week: 7,
      minutes: 20,
      between: ['17:00', '24:00'],
    },
  ],
  [
    'improve posture - exercises at 10, 1 and 4 on workdays',
    {
      what: 'Improve posture',
      pattern: 'general',
      unread: ['exercises at 10, 1 and 4'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    'set up a weekly family game night, fridays 7pm',
    {
      what: 'Set up a family game night',
      pattern: 'project',
      weekdays: [5],
      per_week: 1,
      between: ['19:00', '20:00'],
    },
  ],
  [
    'study spanish 5 day week, 30 mins',
    { what: 'Study spanish', pattern: 'language', per_week: 5, minutes: 30 },
  ],
  ['run 3 times week, 30 min', { what: 'Run', pattern: 'start_running', per_week: 3, minutes: 30 }],
  ['work a 4 day week', { what: 'Work a 4 day week', pattern: 'general' }],
  [
    'i wanna run 5k by easter, 3x week after wrk',
    { what: 'Run 5k', pattern: 'race', deadline: '2027-03-28', per_week: 3, between: ['17:00', '24:00'] },
  ],
  [
    'learn ukulele 15mins, 4 times p/w',
    { what: 'Learn ukulele', pattern: 'instrument', per_week: 4, minutes: 15 },
  ],
  [
    'train puppy 3x day 5 min',
    {
      what: 'Train puppy',
      pattern: 'general',
      per_week: 7,
      minutes: 5,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    'study korean 6 days, sundays off, 40 min',
    { what: 'Study korean', pattern: 'language', not_on: [0], per_week: 6, minutes: 40 },
  ],
  [
    'finish my essay 5 days, 2 hours',
    { what: 'Finish my essay', pattern: 'writing', deadline: '2026-11-27', minutes: 120 },
  ],
  [
    'get up earlier 15 minutes each week',
    { what: 'Get up earlier 15 minutes each week', pattern: 'general', per_week: 7 },
  ],
  [
    'hike ben nevis in may, train sats for 3 hrs',
    {
      what: 'Hike ben nevis',
      pattern: 'endurance',
      deadline: '2027-05-31',
      weekdays: [6],
      per_week: 1,
      minutes: 180,
    },
  ],
  [
    'practise for sats, 1 hour a day',
    { what: 'Practise for sats', pattern: 'general', per_week: 7, minutes: 60 },
  ],
  [
    'piano grade 5 on 20 march, practice 25m x 5 per week',
    {
      what: 'Practise piano grade 5',
      pattern: 'instrument',
      deadline: '2027-03-20',
      per_week: 5,
      minutes: 25,
    },
  ],
]

testSentences(SENTENCES)
