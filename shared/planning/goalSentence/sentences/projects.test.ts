import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Sentences about projects that only say how much, how often or until when. */
const SENTENCES: readonly Sentence[] = [
  [
    'Build a treehouse with the kids this spring on sundays',
    {
      what: 'Build a treehouse with the kids',
      pattern: 'project',
      deadline: '2027-05-31',
      weekdays: [0],
      per_week: 1,
    },
  ],
  [
    'make 1000 dollars on the side by easter, flipping furniture, weekends only',
    {
      beside: ['flipping furniture'],
      what: 'Make 1000 dollars on the side',
      pattern: 'project',
      deadline: '2027-03-28',
      weekdays: [0, 6],
      per_week: 2,
      amount: { value: 1000, unit: 'dollars' },
    },
  ],
  [
    'i promised my son to build a go kart by his birthday in march',
    { what: 'Build a go kart', pattern: 'project', deadline: '2027-02-28' },
  ],
  [
    'build my portfolio site in november and december, 5 hrs/week',
    {
      what: 'Build my portfolio site',
      pattern: 'project',
      deadline: '2026-12-31',
      per_week: 5,
      minutes: 60,
      weekly_minutes: 300,
    },
  ],
  [
    'make a photo calendar for my parents till december 10th',
    { what: 'Make a photo calendar for my parents', pattern: 'project', deadline: '2026-12-10' },
  ],
  [
    'make my own wedding invitations by march 1',
    { what: 'Make my own wedding invitations', pattern: 'project', deadline: '2027-03-01' },
  ],
  [
    'build a chicken coop, two free weekends in march',
    {
      what: 'Build a chicken coop',
      pattern: 'project',
      starts_on: '2027-03-01',
      deadline: '2027-03-31',
      weekdays: [0, 6],
      per_week: 2,
    },
  ],
  [
    'finish the dragon sleeve tattoo design before my appointment on the 9th',
    { what: 'Finish the dragon sleeve tattoo design', pattern: 'project', deadline: '2026-12-08' },
  ],
  [
    'publish my first android app before my 30th birthday on april 2nd',
    { what: 'Publish my first android app', pattern: 'project', deadline: '2027-04-01' },
  ],
  [
    'make 12 sales calls a week starting monday',
    {
      what: 'Make 12 sales calls',
      pattern: 'project',
      starts_on: '2026-11-30',
      amount: { value: 12, unit: 'calls', per: 'week' },
    },
  ],
  [
    'ship version 2 of our app by end of q1 with 6 hours a week',
    {
      what: 'Ship version 2 of our app',
      pattern: 'project',
      deadline: '2027-03-31',
      per_week: 6,
      minutes: 60,
      weekly_minutes: 360,
    },
  ],
  [
    'finish wedding album, 2 hours on sundays',
    { what: 'Finish wedding album', pattern: 'project', weekdays: [0], per_week: 1, minutes: 120 },
  ],
  [
    'launch my portfolio before job applications start in february',
    { what: 'Launch my portfolio', pattern: 'project', deadline: '2027-01-31' },
  ],
  [
    'set up a monthly budget and stick to it',
    { what: 'Set up a monthly budget and stick to it', pattern: 'general' },
  ],
  [
    'learn to crochet so i can make a baby blanket for my niece, due mid march',
    {
      what: 'Learn to crochet',
      beside: ['so i can make a baby blanket for my niece'],
      pattern: 'skill',
      deadline: '2027-03-15',
    },
  ],
  [
    'have my portfolio site online by end of january',
    { what: 'Have my portfolio site online', pattern: 'project', deadline: '2027-01-31' },
  ],
  [
    'build a treehouse with the kids over the summer',
    { what: 'Build a treehouse with the kids', pattern: 'project', deadline: '2027-08-31' },
  ],
  [
    'replace the fence and paint the shed before may',
    { what: 'Replace the fence and paint the shed', pattern: 'tidy', deadline: '2027-04-30' },
  ],
  [
    'build and launch my portfolio website before 1 february, 3 hours a week',
    {
      what: 'Build and launch my portfolio website',
      pattern: 'project',
      deadline: '2027-01-31',
      weekly_minutes: 180,
      per_week: 3,
      minutes: 60,
    },
  ],
  [
    'launch my online shop by Q2, 10 hours a week',
    {
      what: 'Launch my online shop',
      pattern: 'project',
      deadline: '2027-06-30',
      weekly_minutes: 600,
      per_week: 7,
      minutes: 90,
    },
  ],
  ['start a podcast by march 2027', { what: 'Start a podcast', pattern: 'project', deadline: '2027-03-01' }],
  [
    'Finish the app prototype by friday, 2 hours a day',
    {
      what: 'Finish the app prototype',
      pattern: 'project',
      deadline: '2026-11-27',
      per_week: 7,
      minutes: 120,
    },
  ],
]

testSentences(SENTENCES)
