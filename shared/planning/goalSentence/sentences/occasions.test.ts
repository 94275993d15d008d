import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const WORKDAYS = [1, 2, 3, 4, 5]

/** Sentences about talks, jobs, moves and events. */
const SENTENCES: readonly Sentence[] = [
  [
    "Prepare a talk about climate for school, it's on 14 december, about 6 hours in total",
    {
      what: 'Prepare a talk about climate for school',
      pattern: 'presentation',
      deadline: '2026-12-14',
      minutes: 60,
      total_minutes: 360,
    },
  ],
  [
    'I need to prepare 3 presentations till friday in two weeks',
    { what: 'Prepare 3 presentations', pattern: 'presentation' },
  ],
  [
    'in 3 months i will have to give a speech in french, i practise 20 min every other day',
    {
      what: 'Give a speech in french',
      pattern: 'presentation',
      deadline: '2027-02-23',
      per_week: 4,
      every_days: 2,
      minutes: 20,
    },
  ],
  [
    'i need practice my presentation 5 times before thursday',
    { what: 'Practice my presentation 5 times', pattern: 'presentation', deadline: '2026-11-25' },
  ],
  [
    'write my best man speech and lose 5 kg before the wedding on may 22',
    {
      what: 'Write my best man speech',
      pattern: 'presentation',
      also: ['lose 5 kg before the wedding on may 22'],
      deadline: '2027-05-21',
    },
  ],
  [
    "prepare 3 conference talks for this year's pycon in april",
    {
      what: "Prepare 3 conference talks for this year's pycon",
      pattern: 'presentation',
      deadline: '2027-04-30',
    },
  ],
  [
    'learn to speak slower in presentations',
    { what: 'Learn to speak slower in presentations', pattern: 'presentation' },
  ],
  [
    'write a 3 minute best man speech for 12 june',
    { what: 'Write a 3 minute best man speech', pattern: 'presentation', deadline: '2027-06-12' },
  ],
  [
    'get better at public speaking, join a toastmasters club, and read more non fiction',
    {
      what: 'Get better at public speaking, join a toastmasters club',
      pattern: 'presentation',
      also: ['read more non fiction'],
    },
  ],
  [
    'write a wedding speech, wedding is 20 feb',
    { what: 'Write a wedding speech', pattern: 'presentation', deadline: '2027-02-20' },
  ],
  [
    'give a 15 minute talk about rust at the meetup on 3 february',
    {
      what: 'Give a 15 minute talk about rust at the meetup',
      pattern: 'presentation',
      deadline: '2027-02-03',
    },
  ],
  [
    'prepare my conference talk, it is on january 14, 30 minutes a day',
    {
      what: 'Prepare my conference talk',
      pattern: 'presentation',
      deadline: '2027-01-14',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'Give a presentation at work on thursday',
    { what: 'Give a presentation at work', pattern: 'presentation', deadline: '2026-11-26' },
  ],
  [
    'basically i need to get my cv done and apply to ten jobs by the end of january',
    { what: 'Get my cv done and apply to ten jobs', pattern: 'job', deadline: '2027-01-31' },
  ],
  [
    'please i want improve my english for job interview in february, every day 30 minute',
    {
      what: 'Improve my english for job interview',
      pattern: 'job',
      deadline: '2027-01-31',
      per_week: 7,
      minutes: 30,
    },
  ],
  [
    'apply for 2 jobs each day until i get one',
    {
      what: 'Apply for 2 jobs',
      pattern: 'job',
      beside: ['until i get one'],
      per_week: 7,
      amount: { value: 2, unit: 'jobs', per: 'day' },
    },
  ],
  [
    'prepare job interview on thursday 10am at bosch',
    {
      what: 'Prepare job interview at bosch',
      pattern: 'job',
      deadline: '2026-11-26',
      between: ['10:00', '11:00'],
    },
  ],
  [
    'rewrite my cv this weekend',
    { what: 'Rewrite my cv', pattern: 'job', deadline: '2026-11-29', starts_on: '2026-11-28' },
  ],
  [
    'brush up my excel for the new job starting 1 february',
    { what: 'Brush up my excel for the new job', pattern: 'skill', deadline: '2027-01-31' },
  ],
  [
    'get my CV ready and apply to ten companies before christmas',
    { what: 'Get my CV ready and apply to ten companies', pattern: 'job', deadline: '2026-12-24' },
  ],
  [
    'apply to 5 jobs a week until i get an offer',
    {
      what: 'Apply to 5 jobs',
      pattern: 'job',
      beside: ['until i get an offer'],
      amount: { value: 5, unit: 'jobs', per: 'week' },
    },
  ],
  [
    'get my cv updated by friday and apply for 3 jobs next week',
    {
      what: 'Get my cv updated',
      pattern: 'job',
      also: ['apply for 3 jobs next week'],
      deadline: '2026-11-27',
    },
  ],
  [
    'prepare for a job interview at a bank next thursday',
    { what: 'Prepare for a job interview at a bank', pattern: 'job', deadline: '2026-12-03' },
  ],
  [
    'find a new job in 3 months, 5h a week',
    {
      what: 'Find a new job',
      pattern: 'job',
      deadline: '2027-02-23',
      weekly_minutes: 300,
      per_week: 5,
      minutes: 60,
    },
  ],
  [
    'apply for jobs every weekday morning 1 hour',
    {
      what: 'Apply for jobs',
      pattern: 'job',
      weekdays: WORKDAYS,
      per_week: 5,
      minutes: 60,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'organise photos from our trip to japan, one album per week, finished by end of feb',
    { what: 'Organise photos from our trip to japan', pattern: 'event', deadline: '2027-02-28', per_week: 1 },
  ],
  [
    'plan our trip to norway, we leave july 3rd',
    { what: 'Plan our trip to norway', pattern: 'event', deadline: '2027-07-02' },
  ],
  [
    "plan a surprise party for mike's 40th on the 19th of dec",
    { what: "Plan a surprise party for mike's 40th", pattern: 'event', deadline: '2026-12-19' },
  ],
  [
    'organize a charity run in our town on 20 june with 200 participants',
    {
      what: 'Organize a charity run in our town',
      pattern: 'event',
      unread: ['with 200 participants'],
      deadline: '2027-06-20',
    },
  ],
  [
    'host a dinner party for 8 on december 19',
    { what: 'Host a dinner party for 8', pattern: 'event', deadline: '2026-12-19' },
  ],
  ['host a monthly game night', { what: 'Host a monthly game night', pattern: 'event' }],
  [
    'plan a trip to iceland for next july, budget 2000 euros',
    {
      what: 'Plan a trip to iceland',
      pattern: 'event',
      deadline: '2027-06-30',
      beside: ['budget 2000 euros'],
    },
  ],
  [
    'plan our wedding, sept 4 2027, we can only meet on sundays',
    { what: 'Plan our wedding', pattern: 'event', deadline: '2027-09-04', weekdays: [0], per_week: 1 },
  ],
  [
    "plan a surprise party for dad's 70th on 27 feb",
    { what: "Plan a surprise party for dad's 70th", pattern: 'event', deadline: '2027-02-27' },
  ],
  [
    'organise the church fete for 12 june, committee meets on the first tuesday of every month',
    {
      what: 'Organise the church fete',
      pattern: 'event',
      unread: ['committee meets on the first tuesday of every month'],
      deadline: '2027-06-12',
    },
  ],
  [
    "plan my parents' 40th anniversary party for 120 guests on 14 august",
    {
      what: "Plan my parents' 40th anniversary party for 120 guests",
      pattern: 'event',
      deadline: '2027-08-14',
    },
  ],
  [
    "plan a surprise 60th for mum, party's on 17 april",
    { what: 'Plan a surprise 60th for mum', pattern: 'event', deadline: '2027-04-17' },
  ],
  [
    'plan my wedding, it is on 5 June 2027',
    { what: 'Plan my wedding', pattern: 'event', deadline: '2027-06-05' },
  ],
  [
    'organize a surprise party for anna on dec 19',
    { what: 'Organize a surprise party for anna', pattern: 'event', deadline: '2026-12-19' },
  ],
  [
    'we want to move to portugal in autumn next year, so much to prepare, 3 hours a week',
    {
      what: 'Move to portugal',
      pattern: 'moving',
      deadline: '2027-11-30',
      per_week: 3,
      minutes: 60,
      weekly_minutes: 180,
    },
  ],
  [
    'plan our move to canada, visa by march, flights in june',
    { what: 'Plan our move to canada', pattern: 'moving' },
  ],
  [
    'move to berlin in march, need to sort out the flat, packing, paperwork',
    {
      what: 'Move to berlin',
      pattern: 'moving',
      beside: ['packing', 'paperwork', 'need to sort out the flat'],
      deadline: '2027-03-31',
    },
  ],
  ['we are moving house on 28 february', { pattern: 'moving', deadline: '2027-02-28' }],
  ['move to berlin by april', { what: 'Move to berlin', pattern: 'moving', deadline: '2027-04-01' }],
]

testSentences(SENTENCES)
