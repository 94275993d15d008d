import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Dates and beginnings by what takes place, and what is said of a part alone. */
const SENTENCES: readonly Sentence[] = [
  ['be fit by this winter, 3 runs a week', { deadline: '2027-02-28', per_week: 3 }],
  ['plant out the raised beds mid april', { what: 'Plant out the raised beds', deadline: '2027-04-15' }],
  [
    'finish the patio early may, 4 hours on sundays',
    { what: 'Finish the patio', deadline: '2027-05-10', weekdays: [0], per_week: 1, minutes: 240 },
  ],
  [
    "finish knitting dad's jumper in time for his birthday 19/1",
    { what: "Finish knitting dad's jumper", deadline: '2027-01-19' },
  ],
  ['hoping to get from 95kg to 85kg by my 40th in july', { pattern: 'weight', deadline: '2027-06-30' }],
  ['study my 12th chapter on sundays', { weekdays: [0], per_week: 1 }],
  [
    'learn enough sign language to chat with my nephew, start after exams finish 18 dec, 20 mins on the bus',
    { what: 'Learn enough sign language to chat with my nephew', starts_on: '2026-12-19', minutes: 20 },
  ],
  ['aiming for 10000 steps a day', { per_week: 7, amount: { value: 10_000, unit: 'steps', per: 'day' } }],
  [
    'trying for a sub 25 5k, i run mon weds sat already',
    { what: 'Train for a sub 25 5k', unread: ['i run mon weds sat already'] },
  ],
  ['bake bread without eggs on sundays', { what: 'Bake bread without eggs', weekdays: [0], per_week: 1 }],
  ['gym 3 times a week without mondays', { not_on: [1], per_week: 3 }],
  [
    'practice drums but neighbours complain after 8, 40 mins 4 days a week',
    { what: 'Practice drums', per_week: 4, minutes: 40, between: ['05:00', '20:00'] },
  ],
  [
    '15 mins duolingo + one italki lesson a week',
    { what: 'Learn duolingo', minutes: 15, also: ['one italki lesson a week'] },
  ],
  [
    '20 min scales a day and one lesson a week',
    { what: 'Practise scales', per_week: 7, minutes: 20, unread: ['and one lesson a week'] },
  ],
  [
    'hiya so i finally got tuesday mornings to myself, want to get back into painting',
    { what: 'Get back into painting', weekdays: [2], per_week: 1, between: ['05:00', '12:00'] },
  ],
  ['study for ielts, i study after work', { what: 'Study for ielts', between: ['17:00', '24:00'] }],
  [
    "gym tue/thu 6am, and i'd like to cut out sugar too",
    {
      what: 'Go to the gym',
      weekdays: [2, 4],
      per_week: 2,
      between: ['06:00', '07:00'],
      also: ['cut out sugar'],
    },
  ],
  [
    'i have adhd so short sessions pls. 10 min tidying after dinner',
    { what: 'Tidy', minutes: 10, between: ['19:00', '24:00'] },
  ],
  [
    "save half my bonus (about 3000) when it's paid in march",
    {
      what: 'Save half my bonus',
      pattern: 'savings',
      deadline: '2027-03-31',
      amount: { value: 3000, unit: 'money' },
      unread: ["when it's paid"],
    },
  ],
  ['not be late to work anymore', { what: 'Stop being late to work', pattern: 'quit' }],
  ['not before 8, piano daily', { what: 'Practise piano', per_week: 7, between: ['08:00', '24:00'] }],
  [
    '1 hr of uni reading each weekday but tuesdays are placement so no',
    { what: 'Do uni reading', not_on: [2], weekdays: [1, 3, 4, 5], per_week: 4, minutes: 60 },
  ],
  [
    'kitchen needs repainting before the inlaws come at easter',
    { what: 'Repaint kitchen', deadline: '2027-03-27' },
  ],
]

testSentences(SENTENCES)
