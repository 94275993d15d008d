import { testSentences, type Sentence } from '#shared/planning/testing/testSentences.ts'

/** What is left of the work, and what grows, are no rhythm; nor is another hour on one of the days a day without. */
const SENTENCES: readonly Sentence[] = [
  [
    'write my essay, one hour tomorrow, two on thursday and the rest on monday',
    {
      what: 'Write my essay',
      pattern: 'writing',
      unread: ['one hour tomorrow, two on thursday and the rest on monday'],
    },
  ],
  [
    'tidy the garage by sunday, half on wednesday and the rest on saturday',
    {
      what: 'Tidy the garage',
      pattern: 'tidy',
      deadline: '2026-11-29',
      unread: ['half on wednesday and the rest on saturday'],
    },
  ],
  [
    'read 40 pages today and the rest tomorrow',
    { what: 'Read', pattern: 'reading', unread: ['40 pages today and the rest tomorrow'] },
  ],
  [
    'mark the exam papers by friday, the rest is for thursday',
    { what: 'Mark the exam papers', deadline: '2026-11-27', unread: ['the rest is for thursday'] },
  ],
  [
    'gym every day and rest on sundays',
    { what: 'Go to the gym', pattern: 'strength', weekdays: [1, 2, 3, 4, 5, 6], not_on: [0], per_week: 6 },
  ],
  [
    "i can give it an hour on mon, 2 on wed, nothing thu, and whatever's left on the weekend, learning blender",
    {
      unread: ["an hour on mon, 2 on wed, nothing thu, and whatever's left on the weekend"],
    },
  ],
  [
    'get my house ready to sell by the end of february, weekends and one evening a week',
    {
      deadline: '2027-02-28',
      per_week: 3,
      one_on: [[0], [6]],
      own_days: [{ days: [1, 2, 3, 4, 5], between: ['17:00', '22:00'], minutes: null }],
    },
  ],
  [
    'my piano teacher wants 30 min a day but realistically 4 days and not the day of the lesson which is wednesday',
    {
      what: 'Practise piano',
      not_on: [3],
      per_week: 4,
      minutes: 30,
    },
  ],
]

testSentences(SENTENCES)
