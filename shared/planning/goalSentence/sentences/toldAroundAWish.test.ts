import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What is past, how somebody is and what others do stands around a wish: it is no part of the plan, nor asked about. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn to swim properly. nearly drowned on holiday in 2019 and my kids are better than me now which is embarassing',
    { what: 'Learn to swim properly' },
  ],
  [
    "feeling kinda lonely since i moved here for work, i'd like to meet new people by spring",
    { what: 'Meet new people', deadline: '2027-05-31' },
  ],
  [
    'save 4000 for a car by next august because the old one is dying, already got 800',
    {
      what: 'Save 4000 for a car',
      deadline: '2027-08-01',
      amount: { value: 4000, unit: 'money' },
      level: 'already got 800',
    },
  ],
  [
    'learn to ski, my friends all ski and i feel left out, once a week',
    { what: 'Learn to ski', per_week: 1 },
  ],
  [
    'i want to cycle twice a week because my knee hurts',
    { what: 'Cycle', per_week: 2, beside: ['because my knee hurts'] },
  ],
  // What may say when, or what not to do, stays.
  [
    'my gym is closed on mondays but i want to lift 3 days a week',
    { what: 'Lift', per_week: 3, not_on: [1] },
  ],
  ['paint the fence as soon as the weather allows', { unread: ['as soon as the weather allows'] }],
  [
    'i want to run more but i hate getting up early',
    { what: 'Run more', unread: ['but i hate getting up early'] },
  ],
  [
    'we just bought a house and the garden is a jungle, my husband wont touch it so its on me, want it sorted by may, only weekends',
    { what: 'Get the garden sorted', deadline: '2027-05-01', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'i used to play piano as a kid, gave it up at 14, now im 42 and would love to pick it up again',
    { what: 'Pick piano up again', pattern: 'instrument' },
  ],
  [
    "I've put on two stone since the pandemic and my clothes dont fit, want to lose it before my holiday in july",
    { what: 'Lose two stone', pattern: 'weight', deadline: '2027-06-30' },
  ],
  [
    'hubby snores and i feel like a zombie, honestly just want to sleep 7 hours a night again',
    { what: 'Sleep 7 hours again', per_week: 7 },
  ],
  [
    'Feeling overwhelmed with the state of my flat tbh, laundry everywhere, i want to declutter one room every weekend',
    { what: 'Declutter one room', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'my husband and i never talk anymore, want a date night every friday',
    { what: 'Have a date night', weekdays: [5], per_week: 1 },
  ],
  [
    'write my novel an hour each morning before the kids wake up',
    { what: 'Write my novel', per_week: 7, minutes: 60, between: ['05:00', '07:00'] },
  ],
  [
    "my kids want to go on rides with me and i cant ride a bike, so i'd like to learn by easter, weekends only",
    { what: 'Learn to ride a bike', deadline: '2027-03-28', weekdays: [0, 6], per_week: 2 },
  ],
  [
    'my bookkeeping is a disaster, would like to spend an hour on it every monday morning',
    { what: 'Work on my bookkeeping', weekdays: [1], per_week: 1, minutes: 60, between: ['05:00', '12:00'] },
  ],
  [
    'turning 40 in may, feeling old, want to do 40 push ups in a row by then, can do about 8 now',
    { what: 'Do 40 push ups in a row', deadline: '2027-04-30', level: 'can do about 8 now' },
  ],
  [
    'applied for 30 jobs and heard nothing back, so i want to redo my portfolio by the end of january',
    {
      what: 'Redo my portfolio',
      deadline: '2027-01-31',
      beside: ['applied for 30 jobs and heard nothing back'],
    },
  ],
  [
    "our attic is full of stuff from my late mother and i've been avoiding it for 3 years, want to clear it, one hour each saturday",
    { what: 'Clear our attic', weekdays: [6], per_week: 1, minutes: 60 },
  ],
  [
    'my flatmate moved out so rent is killing me, need to find a new one by the first of february',
    { what: 'Find a new flatmate', deadline: '2027-02-01' },
  ],
  [
    'had knee surgery in august and physio is over now, want to build my leg strength back up, 3x week 20 mins',
    {
      what: 'Build my leg strength back up',
      per_week: 3,
      minutes: 20,
      beside: ['had knee surgery in august'],
    },
  ],
  [
    'i work from home and havent left the house in days, i should go for a walk every lunch break, 30 min',
    { what: 'Go for a walk', per_week: 7, minutes: 30, between: ['12:00', '14:00'] },
  ],
  [
    'my boss says i need to get the AWS certification, exam is on february 20, i can study like 5 hours a week',
    {
      what: 'Get the AWS certification',
      pattern: 'exam',
      deadline: '2027-02-20',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  [
    "i've been promising my wife to fix the bathroom for two years, she's fed up, has to be finished before her parents come on january 15",
    { what: 'Fix the bathroom', deadline: '2027-01-14' },
  ],
  [
    "i inherited my grandad's stamp collection, want to catalogue it all by summer",
    { what: "Catalogue my grandad's stamp collection", deadline: '2027-08-31' },
  ],
  [
    'been wanting to learn arabic since my trip to egypt, no idea where to start, 15 minutes a day',
    { what: 'Learn arabic', per_week: 7, minutes: 15 },
  ],
  // What is refused is no goal.
  [
    'my knee is bad so no running, but I want to cycle twice a week',
    { what: 'Cycle', pattern: 'endurance', per_week: 2 },
  ],
  // What was years ago is no time to come.
  ['pass maths gcse, failed it 10 years ago, twice a week', { what: 'Pass maths gcse', per_week: 2 }],
  // Without a time of the day nobody knows when that is, and what is to be done in a second wish is the goal.
  ['write 4 times a week when the kids are asleep', { per_week: 4, between: ['20:00', '24:00'] }],
  [
    'my doctor says i have to lose weight, i want to do it by june',
    { what: 'Lose weight', deadline: '2027-06-01' },
  ],
]

testSentences(SENTENCES)
