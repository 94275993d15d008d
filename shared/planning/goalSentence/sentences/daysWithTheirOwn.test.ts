import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Days, weeks and sessions that have a length, a time or a number of their own. */
const SENTENCES: readonly Sentence[] = [
  [
    'practice piano an hour on mondays, 20 minutes on other days',
    {
      what: 'Practice piano',
      pattern: 'instrument',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 20,
      own_days: [{ days: [1], between: null, minutes: 60 }],
    },
  ],
  [
    'practice guitar 1 hour on saturdays and 20 minutes on weekdays',
    {
      what: 'Practice guitar',
      pattern: 'instrument',
      weekdays: [1, 2, 3, 4, 5, 6],
      per_week: 6,
      minutes: 20,
      own_days: [{ days: [6], between: null, minutes: 60 }],
    },
  ],
  [
    'work on my thesis 2 hours on wednesday and 2 on saturday, due 30 april',
    {
      what: 'Work on my thesis',
      pattern: 'writing',
      deadline: '2027-04-30',
      weekdays: [3, 6],
      per_week: 2,
      minutes: 120,
    },
  ],
  [
    'study german 2h tue and 2 on thursday',
    { what: 'Study german', pattern: 'language', weekdays: [2, 4], per_week: 2, minutes: 120 },
  ],
  [
    'learn piano 30 mins on monday and 45 on friday',
    {
      what: 'Learn piano',
      pattern: 'instrument',
      weekdays: [1, 5],
      per_week: 2,
      minutes: 30,
      own_days: [{ days: [5], between: null, minutes: 45 }],
    },
  ],
  ['have 4 date nights by march', { what: 'Have 4 date nights', pattern: 'general', deadline: '2027-03-01' }],
  [
    'gym mondays at 6pm and fridays at 8am',
    {
      what: 'Go to the gym',
      pattern: 'strength',
      weekdays: [1, 5],
      per_week: 2,
      own_days: [
        { days: [1], between: ['18:00', '19:00'], minutes: null },
        { days: [5], between: ['08:00', '09:00'], minutes: null },
      ],
    },
  ],
  [
    'walk 30 mins a day, weekdays at lunch, weekends in the morning',
    {
      what: 'Walk',
      pattern: 'general',
      per_week: 7,
      minutes: 30,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['12:00', '14:00'], minutes: null },
        { days: [0, 6], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'study for my exam evenings and weekends until march',
    {
      what: 'Study for my exam',
      pattern: 'exam',
      deadline: '2027-03-01',
      own_days: [{ days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
  [
    'launch my online shop before black friday next year, i have evenings and sundays',
    {
      what: 'Launch my online shop',
      pattern: 'project',
      deadline: '2027-11-25',
      own_days: [{ days: [1, 2, 3, 4, 5, 6], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
  [
    'train for a 100km bike ride in april, long rides only on sundays',
    {
      what: 'Train for a 100km bike ride',
      pattern: 'endurance',
      unread: ['long rides only on sundays'],
      deadline: '2027-04-30',
    },
  ],
  [
    'work on my novel on evenings and weekends',
    {
      what: 'Work on my novel',
      pattern: 'writing',
      own_days: [{ days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
  [
    'learn german, 5 hours of self study and 1 lesson a week',
    {
      what: 'Learn german',
      pattern: 'language',
      unread: ['of self study and 1 lesson a week'],
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  [
    'swim 3 times a week, 1 km each time',
    { what: 'Swim, 1 km each time', pattern: 'endurance', per_week: 3 },
  ],
  [
    'run every other day 5k each time',
    { what: 'Run 5k each time', pattern: 'start_running', per_week: 4, every_days: 2 },
  ],
  [
    'one push up a day adding one each day',
    { what: 'Do one push up', pattern: 'strength', unread: ['adding one each day'], per_week: 7 },
  ],
  [
    'do 10 squats a day adding 5 each week',
    {
      what: 'Do 10 squats',
      pattern: 'strength',
      unread: ['adding 5 each week'],
      per_week: 7,
      amount: { value: 10, unit: 'squats', per: 'day' },
    },
  ],
  [
    'go to bed 30 minutes earlier each week until im asleep by 10',
    { what: 'Go to bed 30 minutes earlier', pattern: 'calm', unread: ['each week until im asleep by 10'] },
  ],
  [
    'get fit for the summer, 3 gym sessions a week plus a swim on sundays',
    {
      what: 'Get fit',
      pattern: 'strength',
      unread: ['plus a swim on sundays'],
      deadline: '2027-05-31',
      per_week: 3,
    },
  ],
  [
    'practice public speaking, 1 speech a week, for my talk on march 3',
    { what: 'Practice public speaking', pattern: 'presentation', deadline: '2027-03-03', per_week: 1 },
  ],
  [
    'half an hour of yoga on mondays wednesdays and fridays at 7:30 in the evening',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      weekdays: [1, 3, 5],
      per_week: 3,
      minutes: 30,
      between: ['19:30', '20:00'],
    },
  ],
  [
    'learn to code - evenings only, tues + thurs, 7 til 9',
    {
      what: 'Learn to code',
      pattern: 'coding',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 120,
      between: ['19:00', '21:00'],
    },
  ],
  [
    'put in 2 hours of piano a week until the recital on april 24th',
    {
      what: 'Do piano',
      pattern: 'instrument',
      deadline: '2027-04-24',
      per_week: 2,
      minutes: 60,
      weekly_minutes: 120,
    },
  ],
  [
    'have a weekly date night with my wife',
    { what: 'Have a date night with my wife', pattern: 'general', per_week: 1 },
  ],
  [
    'tidy my desk at the end of every workday',
    {
      what: 'Tidy my desk',
      pattern: 'tidy',
      unread: ['at the end of'],
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
    },
  ],
  [
    'jog 20 min tue, thu and sat at dawn',
    {
      what: 'Jog',
      pattern: 'start_running',
      weekdays: [2, 4, 6],
      per_week: 3,
      minutes: 20,
      between: ['05:00', '09:00'],
    },
  ],
  [
    'run and swim 3 times a week until june',
    {
      what: 'Run',
      pattern: 'start_running',
      also: ['swim 3 times a week until june'],
      deadline: '2027-06-01',
      per_week: 3,
    },
  ],
  [
    'learn the guitar, no time on weekdays, so weekends only, 1 hour',
    {
      what: 'Learn the guitar',
      pattern: 'instrument',
      weekdays: [0, 6],
      not_on: [1, 2, 3, 4, 5],
      per_week: 2,
      minutes: 60,
    },
  ],
  [
    'stop drinking during the week',
    { what: 'Stop drinking', pattern: 'quit', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    'I would like to do a handstand by February, practising 10 minutes daily',
    { what: 'Do a handstand', pattern: 'strength', deadline: '2027-02-01', per_week: 7, minutes: 10 },
  ],
  [
    'train for the london marathon (25 april), currently running 10k, can do 4 runs a week',
    {
      what: 'Train for the london marathon',
      pattern: 'race',
      deadline: '2027-04-25',
      per_week: 4,
      level: 'currently running 10k',
    },
  ],
  [
    'meditate every morning for 10 minutes, weekends 20 minutes',
    {
      per_week: 7,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      minutes: 10,
      own_days: [
        { days: [1, 2, 3, 4, 5], between: ['05:00', '12:00'], minutes: null },
        { days: [0, 6], between: ['05:00', '12:00'], minutes: 20 },
      ],
    },
  ],
  [
    'learn french 20 minutes daily, 40 on weekends',
    {
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      per_week: 7,
      minutes: 20,
      own_days: [{ days: [0, 6], between: null, minutes: 40 }],
    },
  ],
  [
    'read 20 minutes every evening, 2 books a month',
    {
      per_week: 7,
      minutes: 20,
      between: ['17:00', '22:00'],
      amount: { value: 2, unit: 'books', per: 'month' },
    },
  ],
]

testSentences(SENTENCES)
