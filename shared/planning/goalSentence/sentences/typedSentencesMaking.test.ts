import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Half sentences, refusals, times of others and brackets, of what is written, played and made. */
const SENTENCES: readonly Sentence[] = [
  [
    'practice drums twice a week max, neighbors complain after 8pm',
    { what: 'Practice drums', pattern: 'instrument', between: ['05:00', '20:00'], per_week: 2 },
  ],
  [
    'finish my online course in data science (42 lectures) by end of jan',
    {
      what: 'Finish my online course in data science',
      pattern: 'course',
      deadline: '2027-01-31',
      amount: { value: 42, unit: 'lectures' },
    },
  ],
  [
    'master my camera before vacation on 3 april',
    { what: 'Master my camera', pattern: 'skill', deadline: '2027-04-02' },
  ],
  [
    "memorize 10 poems by valentine's day",
    {
      what: 'Memorize 10 poems',
      pattern: 'skill',
      deadline: '2027-02-14',
      amount: { value: 10, unit: 'poems' },
    },
  ],
  [
    '3 blog posts a month',
    { what: 'Write 3 blog posts', pattern: 'writing', amount: { value: 3, unit: 'posts', per: 'month' } },
  ],
  [
    'learn morse code for an hour this weekend',
    {
      what: 'Learn morse code',
      pattern: 'skill',
      deadline: '2026-11-29',
      starts_on: '2026-11-28',
      minutes: 60,
    },
  ],
  [
    'no evenings, i wanna practice violin 4x per wk',
    { what: 'Practice violin', pattern: 'instrument', per_week: 4, between: ['05:00', '17:00'] },
  ],
  [
    "practise trumpet 25' daily, skip sat/sun",
    {
      what: 'Practise trumpet',
      pattern: 'instrument',
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 25,
    },
  ],
  [
    'get back to the piano (played as a kid), 20 mins most days',
    {
      what: 'Get back to the piano',
      pattern: 'instrument',
      per_week: 5,
      minutes: 20,
      level: 'played as a kid',
    },
  ],
  [
    'i teach on mondays and wednesdays, want to write my book the other days, 1 hour',
    {
      what: 'Write my book',
      pattern: 'writing',
      weekdays: [0, 2, 4, 5, 6],
      not_on: [1, 3],
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    'nothing on tuesdays please; learn sketching 3x weekly 45min',
    { what: 'Learn sketching', pattern: 'art', not_on: [2], per_week: 3, minutes: 45 },
  ],
  [
    'learn tango with my husband, thursday 8pm, 90 min',
    {
      what: 'Learn tango with my husband',
      pattern: 'skill',
      weekdays: [4],
      per_week: 1,
      minutes: 90,
      between: ['20:00', '21:30'],
    },
  ],
  [
    'get good at excel, 3x/wk lunch only, b4 my new job starts 1 feb',
    {
      what: 'Get good at excel',
      pattern: 'skill',
      deadline: '2027-01-31',
      per_week: 3,
      between: ['12:00', '14:00'],
    },
  ],
  [
    'master thesis hand in on 30.04.2027, i can work on it tue wed thu 9-12',
    {
      what: 'Write master thesis',
      pattern: 'writing',
      deadline: '2027-04-30',
      weekdays: [2, 3, 4],
      per_week: 3,
      minutes: 180,
      between: ['09:00', '12:00'],
    },
  ],
  [
    'violin practice 45 min, every day besides wednesday & friday',
    {
      what: 'Do violin practice',
      pattern: 'instrument',
      weekdays: [0, 1, 2, 4, 6],
      not_on: [3, 5],
      per_week: 5,
      minutes: 45,
    },
  ],
  [
    'paint one watercolour a week for a year',
    { what: 'Paint one watercolour', pattern: 'art', deadline: '2027-11-22', per_week: 1 },
  ],
  [
    'no meetings before 10, focus on my dissertation 2h every weekday morning',
    {
      what: 'Focus on my dissertation',
      pattern: 'writing',
      unread: ['no meetings before 10'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      minutes: 120,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'chess: reach 1800 elo by 2028, half an hour daily',
    {
      what: 'Practise chess: reach 1800 elo',
      pattern: 'skill',
      deadline: '2028-01-01',
      per_week: 7,
      minutes: 30,
    },
  ],
  ['learn rust in 100 hours', { what: 'Learn rust', pattern: 'coding', minutes: 60, total_minutes: 6000 }],
  [
    'no more than 4 sessions a week of climbing training, 90 min each',
    { what: 'Do climbing training', pattern: 'skill', per_week: 4, minutes: 90 },
  ],
  [
    'write 1000 words a day in november next year',
    {
      what: 'Write 1000 words',
      pattern: 'writing',
      deadline: '2027-11-30',
      starts_on: '2027-11-01',
      per_week: 7,
      amount: { value: 1000, unit: 'words', per: 'day' },
    },
  ],
  [
    'learn to code in python and build a small game, 5 hours a week until july',
    {
      what: 'Learn to code in python and build a small game',
      pattern: 'coding',
      deadline: '2027-07-01',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  [
    'learn 5 new guitar chords a week',
    {
      what: 'Learn 5 new guitar chords',
      pattern: 'instrument',
      amount: { value: 5, unit: 'chords', per: 'week' },
    },
  ],
  [
    'write my thesis 3h/day but keep sundays free',
    {
      what: 'Write my thesis',
      pattern: 'writing',
      weekdays: [1, 2, 3, 4, 5, 6],
      not_on: [0],
      per_week: 6,
      minutes: 180,
    },
  ],
  [
    'practise for choir concert on dec 20, 15 mins most evenings',
    {
      what: 'Practise for choir concert',
      pattern: 'instrument',
      deadline: '2026-12-20',
      per_week: 5,
      minutes: 15,
      between: ['17:00', '22:00'],
    },
  ],
  [
    'get better at drawing hands, 15 min daily except weekends and holidays',
    {
      what: 'Get better at drawing hands',
      pattern: 'art',
      unread: ['and holidays'],
      weekdays: [1, 2, 3, 4, 5],
      not_on: [0, 6],
      per_week: 5,
      minutes: 15,
    },
  ],
]

testSentences(SENTENCES)
