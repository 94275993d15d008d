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
      what: 'Keep forgetting things',
      pattern: 'general',
      unread: ["can't start the day without coffee"],
      deadline: '2027-04-01',
    },
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
