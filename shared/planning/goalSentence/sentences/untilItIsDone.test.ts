import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Until when: by what begins then, and as long as the goal itself takes. */
const SENTENCES: readonly Sentence[] = [
  [
    'revise 2 topics a day till exams (start 18 may)',
    {
      what: 'Revise 2 topics',
      deadline: '2027-05-18',
      per_week: 7,
      amount: { value: 2, unit: 'topics', per: 'day' },
    },
  ],
  [
    'prepare for my wedding, 14 aug 2027, 120 guests',
    { what: 'Prepare for my wedding', beside: ['120 guests'], deadline: '2027-08-14' },
  ],
  [
    'house deposit 20k in 3 years',
    { what: 'Save for house deposit', deadline: '2029-11-23', amount: { value: 20000, unit: 'money' } },
  ],
  ['more sleep', { what: 'Get more sleep' }],
  [
    'write 500 words each weekday until my novel is finished',
    {
      what: 'Write 500 words',
      weekdays: [1, 2, 3, 4, 5],
      per_week: 5,
      amount: { value: 500, unit: 'words', per: 'day' },
    },
  ],
  [
    'finish sorting 10 years of photos, 1 hour every sunday',
    { what: 'Finish sorting 10 years of photos', weekdays: [0], per_week: 1, minutes: 60 },
  ],
  [
    'get promoted to senior, 2 hours a week of studying system design',
    { what: 'Get promoted to senior', per_week: 2, minutes: 60, weekly_minutes: 120 },
  ],
]

testSentences(SENTENCES)
