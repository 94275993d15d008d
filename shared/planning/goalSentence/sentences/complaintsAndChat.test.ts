import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What somebody keeps doing, words of chat, and dates that are counted from a weekday. */
const SENTENCES: readonly Sentence[] = [
  [
    'i keep doomscrolling in bed till 1am, want that to stop',
    { what: 'Stop doomscrolling in bed', pattern: 'quit' },
  ],
  ['i keep biting my nails and i want to stop', { what: 'Stop biting my nails', pattern: 'quit' }],
  ['drink less. only on weekends', { what: 'Drink less, only on weekends', pattern: 'quit', not_on: [0, 6] }],
  [
    'i realy want to finaly learn spanish, maybe 3 times a week half an hour',
    { what: 'Learn spanish', pattern: 'language', per_week: 3, minutes: 30 },
  ],
  [
    'give a presentation to the board a week from thursday',
    { what: 'Give a presentation to the board', pattern: 'presentation', deadline: '2026-12-03' },
  ],
  [
    'get my motorbike license this summer, theory first, i work shifts so no fixed days',
    {
      what: 'Get my motorbike license',
      pattern: 'course',
      beside: ['theory first'],
      unread: ['i work shifts so no fixed days'],
      deadline: '2027-08-31',
    },
  ],
  [
    "build a shed, can't start til april",
    { what: 'Build a shed', pattern: 'project', starts_on: '2027-04-01' },
  ],
  [
    'i keep skipping the gym, i want to go tue and thu',
    { what: 'Go to the gym', pattern: 'strength', weekdays: [2, 4], per_week: 2 },
  ],
  [
    "i keep forgetting things, can't start the day without coffee until april",
    {
      what: null,
      pattern: 'general',
      unread: ["can't start the day without coffee"],
      deadline: '2027-04-01',
    },
  ],
  [
    "speak a little Finnish when he visits at Easter. I'm 71, so not more than 20 minutes at a time please",
    { what: 'Speak a little Finnish', pattern: 'language', deadline: '2027-03-27', minutes: 20 },
  ],
  [
    'by Q2 i want to have a new job as data analyst',
    { what: 'Have a new job as data analyst', pattern: 'job', deadline: '2027-06-30' },
  ],
  [
    'my doctor says i should walk more, 8000 steps a day, also want to sleep 8 hours',
    {
      what: 'Walk more',
      pattern: 'general',
      also: ['sleep 8 hours'],
      per_week: 7,
      amount: { value: 8000, unit: 'steps', per: 'day' },
    },
  ],
  [
    "I snap at my kids when I'm tired, would like to be calmer with them",
    { what: 'Be calmer with my kids', pattern: 'behaviour' },
  ],
  [
    "learn spanish, my girlfriend's family is from mexico and we visit them in april",
    { what: 'Learn spanish', pattern: 'language', deadline: '2027-03-31' },
  ],
  [
    'get the flat ready before the baby comes (due mid march), only got saturdays',
    { what: 'Get the flat ready', pattern: 'tidy', deadline: '2027-03-15', weekdays: [6], per_week: 1 },
  ],
  ['learn to juggle, 10 min whenever', { what: 'Learn to juggle', pattern: 'skill', minutes: 10 }],
  [
    'something with photography idk, sunday afternoons are free',
    {
      what: 'Practise something with photography',
      pattern: 'art',
      weekdays: [0],
      per_week: 1,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'renovate camper van, roadtrip starts July 10',
    { what: 'Renovate camper van', pattern: 'tidy', deadline: '2027-07-10' },
  ],
]

testSentences(SENTENCES)
