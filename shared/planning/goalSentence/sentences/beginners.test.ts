import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences of who begins to run, or wants to be supple. */
const SENTENCES: readonly Sentence[] = [
  [
    'from next week on jog 25 minutes on tues and fri mornings',
    {
      what: 'Jog',
      pattern: 'start_running',
      starts_on: '2026-11-30',
      weekdays: [2, 5],
      per_week: 2,
      minutes: 25,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'join a running club and run with them every wednesday at 18:30',
    {
      what: 'Join a running club and run with them',
      pattern: 'start_running',
      weekdays: [3],
      per_week: 1,
      between: ['18:30', '19:30'],
    },
  ],
  [
    "i'd like to run on mondays 30 min and on thursdays 45 min",
    {
      what: 'Run',
      pattern: 'start_running',
      weekdays: [1, 4],
      per_week: 2,
      minutes: 30,
      own_days: [{ days: [4], between: null, minutes: 45 }],
    },
  ],
  [
    'run 3 times next week',
    { what: 'Run', pattern: 'start_running', starts_on: '2026-11-30', deadline: '2026-12-06', per_week: 3 },
  ],
  [
    'run every monday wednesday friday 5k and sunday 10k',
    {
      what: 'Run',
      pattern: 'start_running',
      per_week: 4,
      weekdays: [0, 1, 3, 5],
      amount: { value: 5, unit: 'km', per: 'day' },
      own_days: [{ days: [0], between: null, minutes: null, amount: { value: 10, unit: 'km' } }],
    },
  ],
  [
    'run twice a week and bike once',
    { what: 'Run', pattern: 'start_running', also: ['bike once'], per_week: 2 },
  ],
  [
    'pick up running again after my injury, starting slow in december',
    { what: 'Pick up running again after my injury', pattern: 'start_running', starts_on: '2026-12-01' },
  ],
  [
    'run a mile under 7 minutes and bench 80 kg by the end of 2027',
    {
      what: 'Run a mile under 7 minutes',
      pattern: 'start_running',
      also: ['bench 80 kg by the end of 2027'],
      deadline: '2027-12-31',
    },
  ],
  [
    'want to be able to run 10 miles by my 50th birthday on 2 may, can do 4 miles at the moment',
    {
      what: 'Run 10 miles',
      pattern: 'start_running',
      deadline: '2027-05-02',
      level: 'can do 4 miles at the moment',
      amount: { value: 10, unit: 'miles' },
    },
  ],
  [
    'run every second day, never more than 30 min',
    { what: 'Run', pattern: 'start_running', per_week: 4, every_days: 2, minutes: 30 },
  ],
  [
    "hi! i'm maria, 34, two kids. i'd like to get back into running, maybe 2 or 3 times a week, before the kids wake up",
    {
      what: 'Get back into running',
      pattern: 'start_running',
      between: ['05:00', '07:00'],
      per_week: 2,
    },
  ],
  [
    'run 20 km a week, read 2 books a month',
    {
      what: 'Run 20 km',
      pattern: 'start_running',
      also: ['read 2 books a month'],
      amount: { value: 20, unit: 'km', per: 'week' },
    },
  ],
  [
    'run 3 times a week, meditate every morning, and read before bed',
    {
      what: 'Run',
      pattern: 'start_running',
      also: ['meditate every morning', 'read before bed'],
      per_week: 3,
    },
  ],
  [
    'do the couch to 5k, 9 weeks, m/w/f',
    {
      what: 'Do the couch to 5k',
      pattern: 'start_running',
      deadline: '2027-01-24',
      weekdays: [1, 3, 5],
      per_week: 3,
    },
  ],
  [
    'run every other day and do strength on the days in between',
    {
      what: 'Run',
      pattern: 'start_running',
      also: ['do strength on the days in between'],
      per_week: 4,
      every_days: 2,
    },
  ],
  ['couch to 5k, 3x/week', { pattern: 'start_running', per_week: 3 }],
  [
    'start running x3/week, 30 mins',
    { what: 'Start running', pattern: 'start_running', per_week: 3, minutes: 30 },
  ],
  [
    'starting next monday yoga in the morning 25 min not on thursdays',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      starts_on: '2026-11-30',
      not_on: [4],
      minutes: 25,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'yoga on mon, pilates on thu, 1 hour each',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      also: ['pilates on thu, 1 hour each'],
      weekdays: [1],
      per_week: 1,
      minutes: 60,
    },
  ],
  [
    'stretch hamstrings after each run',
    { what: 'Stretch hamstrings', pattern: 'flexibility', unread: ['after each run'] },
  ],
  [
    'yoga on mondays, running on wednesdays and swimming on saturdays',
    {
      what: 'Do yoga',
      pattern: 'flexibility',
      also: ['running on wednesdays', 'swimming on saturdays'],
      weekdays: [1],
      per_week: 1,
    },
  ],
  [
    'do yoga in the morning and read in the evening',
    { what: 'Do yoga', pattern: 'flexibility', also: ['read in the evening'], between: ['05:00', '12:00'] },
  ],
  [
    'stretch every morning for 10 min and journal every night',
    {
      what: 'Stretch',
      pattern: 'flexibility',
      also: ['journal every night'],
      per_week: 7,
      minutes: 10,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'touch my toes in 8 weeks, 15 min daily',
    { what: 'Touch my toes', pattern: 'flexibility', deadline: '2027-01-18', per_week: 7, minutes: 15 },
  ],
  [
    'in the new year i want to do more yoga, twice a week would be great',
    { what: 'Do more yoga', pattern: 'flexibility', starts_on: '2027-01-01', per_week: 2 },
  ],
  [
    'Do yoga 3 times a week for 20 minutes',
    { what: 'Do yoga', pattern: 'flexibility', per_week: 3, minutes: 20 },
  ],
  [
    'touch my toes in 8 weeks, stretch 10 minutes every evening',
    { pattern: 'flexibility', deadline: '2027-01-18', per_week: 7, minutes: 10, between: ['17:00', '22:00'] },
  ],
  ['do the splits by summer', { what: 'Do the splits', pattern: 'flexibility', deadline: '2027-08-31' }],
]

testSentences(SENTENCES)
