import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

const TWICE = { value: 2, unit: 'times', per: 'day' } as const

/** What is done at two times of a day, and how long all of something takes. */
const SENTENCES: readonly Sentence[] = [
  ...(
    [
      ['stretch 5 min each morning and before bed', { what: 'Stretch', pattern: 'flexibility', minutes: 5 }],
      ['stretch in the morning and before bed', { what: 'Stretch', pattern: 'flexibility' }],
      ['floss every morning and every night', { what: 'Floss', pattern: 'general' }],
      ['walk the dog before breakfast and after dinner', { what: 'Walk the dog', pattern: 'general' }],
      ['take my vitamins with breakfast and before bed', { what: 'Take my vitamins', pattern: 'general' }],
      ['brush my teeth every morning and again at bedtime', { what: 'Brush my teeth', pattern: 'general' }],
    ] as const
  ).map(([text, facts]): Sentence => [text, { ...facts, per_week: 7, amount: TWICE }]),
  [
    'run in the morning and in the evening study spanish',
    {
      what: 'Run',
      pattern: 'start_running',
      unread: ['and in the evening study spanish'],
      between: ['05:00', '12:00'],
    },
  ],
  [
    'call mum in the morning and dad in the evening',
    {
      what: 'Call mum',
      pattern: 'general',
      unread: ['and dad in the evening'],
      between: ['05:00', '12:00'],
    },
  ],
  ...(
    [
      ['prepare a talk, will take around 10 hours', 'Prepare a talk', 'presentation', 10],
      ['paint the fence, needs 8 hours in total', 'Paint the fence', 'tidy', 8],
      ['sort out the loft, should be about 5 hours', 'Sort out the loft', 'tidy', 5],
      ['revise for chemistry, i reckon 15 hours altogether', 'Revise for chemistry', 'exam', 15],
      ["build a shed. it'll probably take me 30 hours", 'Build a shed', 'project', 30],
    ] as const
  ).map(([text, what, pattern, hours]): Sentence => [
    text,
    { what, pattern, minutes: 60, total_minutes: hours * 60 },
  ]),
  // With a rhythm it is one session, and of something else it is told.
  [
    'clean the car every sunday, it takes 2 hours',
    { what: 'Clean the car', pattern: 'general', weekdays: [0], per_week: 1, minutes: 120 },
  ],
  [
    'run a marathon in october, the last one took 5 hours',
    {
      what: 'Run a marathon',
      pattern: 'race',
      beside: ['the last one took 5 hours'],
      deadline: '2027-10-31',
    },
  ],
]

testSentences(SENTENCES)
