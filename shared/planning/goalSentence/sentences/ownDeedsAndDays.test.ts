import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** When the goal itself is worked at, and days of other things that are told beside it. */
const SENTENCES: readonly Sentence[] = [
  [
    'I want that my english become better, i do listening 30 minute in bus every morning',
    {
      what: 'Improve my english',
      pattern: 'language',
      beside: ['i do listening'],
      per_week: 7,
      minutes: 30,
      between: ['05:00', '12:00'],
    },
  ],
  [
    'learn to play bridge w/ my wife, club night is thursday 7pm',
    {
      what: 'Learn to play bridge w/ my wife',
      pattern: 'skill',
      unread: ['club night is'],
      weekdays: [4],
      per_week: 1,
      between: ['19:00', '20:00'],
    },
  ],
  [
    'learn to play bridge, the exam is thursday 7pm',
    { what: 'Learn to play bridge', pattern: 'skill', deadline: '2026-11-26' },
  ],
  [
    'cut my commute spending, cycle to the station 3 days a week from spring',
    { what: 'Cut my commute spending', pattern: 'endurance', starts_on: '2027-03-01', per_week: 3 },
  ],
  [
    'i struggle with sleep, would like lights out at 10:45 weekdays',
    { what: 'Turn the lights out at 10:45', pattern: 'general', weekdays: [1, 2, 3, 4, 5], per_week: 5 },
  ],
  [
    "finish the quilt for my granddaughter, she's due in april, i sew tuesday and friday afternoons",
    {
      what: 'Finish the quilt for my granddaughter',
      pattern: 'general',
      deadline: '2027-03-31',
      weekdays: [2, 5],
      per_week: 2,
      between: ['12:00', '17:00'],
    },
  ],
  [
    'finish my novel, i write mornings',
    { what: 'Finish my novel', pattern: 'writing', between: ['05:00', '12:00'] },
  ],
  ['learn french, i run tuesdays', { what: 'Learn french', pattern: 'language', unread: ['i run tuesdays'] }],
]

testSentences(SENTENCES)
