import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** What others do then, sessions with their length, weeks that are counted from a day, and how many there are in all. */
const SENTENCES: readonly Sentence[] = [
  [
    'my wife goes to choir on thursdays so i cant go running then, 3 times a week',
    { what: 'Go running', pattern: 'start_running', not_on: [4], per_week: 3 },
  ],
  [
    "my husband works late on tuesdays so i can't run then, 3 times a week",
    { what: 'Run', not_on: [2], per_week: 3 },
  ],
  [
    'kids have swimming on mondays so not then, gym 3 times a week',
    { what: 'Go to the gym', pattern: 'strength', not_on: [1], per_week: 3 },
  ],
  [
    'i usually finish work at six and my commute is an hour so maybe from half seven i could study spanish for like forty minutes monday to thursday',
    {
      what: 'Study spanish',
      pattern: 'language',
      unread: ['i usually finish work at six and my commute is an hour so maybe from half seven'],
      weekdays: [1, 2, 3, 4],
      per_week: 4,
      minutes: 40,
    },
  ],
  [
    'get fit before my holiday on 3 june, 3 hiit workouts of 25 mins a week',
    { what: 'Get fit', pattern: 'strength', deadline: '2027-06-02', per_week: 3, minutes: 25 },
  ],
  [
    'train my dog, 3 sessions of 5 min a day',
    {
      what: 'Train my dog',
      per_week: 7,
      minutes: 5,
      amount: { value: 3, unit: 'times', per: 'day' },
    },
  ],
  [
    'finish knitting my blue jumper by friday week',
    { what: 'Finish knitting my blue jumper', deadline: '2026-12-04' },
  ],
  [
    'learn to type at 80 wpm, 10 minutes on workdays',
    { what: 'Learn to type at 80 wpm', weekdays: [1, 2, 3, 4, 5], per_week: 5, minutes: 10 },
  ],
  [
    'gcse maths resit in november next year, want to do 3 x 20 min on my own',
    { what: 'Study for gcse maths resit', pattern: 'exam', deadline: '2027-10-31', per_week: 3, minutes: 20 },
  ],
  [
    'wanna do dry jan',
    { what: 'Do dry jan', pattern: 'quit', deadline: '2027-01-31', starts_on: '2027-01-01' },
  ],
  [
    'coursework due fri 11th dec then nothing til jan, 1.5h a day',
    { unread: ['then nothing til jan'], deadline: '2026-12-11', per_week: 7, minutes: 90 },
  ],
  [
    'tidy one drawer a day, 20 drawers',
    {
      what: 'Tidy one drawer',
      pattern: 'tidy',
      deadline: '2026-12-13',
      per_week: 7,
      amount: { value: 20, unit: 'drawers', share: { value: 1, per: 'day' } },
    },
  ],
  [
    'clear the loft one box a day, there are 40 boxes',
    {
      what: 'Clear the loft',
      deadline: '2027-01-02',
      per_week: 7,
      amount: { value: 40, unit: 'boxes', share: { value: 1, per: 'day' } },
    },
  ],
]

testSentences(SENTENCES)
