import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Half sentences, asides and words between the facts, as people leave them standing, of languages, books and exams. */
const SENTENCES: readonly Sentence[] = [
  [
    'prep for CFA level 1 on feb 20 2027, 3 times a week for 2 hours',
    { what: 'Prepare for CFA level 1', pattern: 'exam', deadline: '2027-02-20', per_week: 3, minutes: 120 },
  ],
  [
    'study 3 hours a day for my exams from 1 to 20 march',
    { what: 'Study for my exams', pattern: 'exam', minutes: 180, per_week: 7, deadline: '2027-03-01' },
  ],
  ['exam on monday!! help', { what: 'Study for exam', pattern: 'exam', deadline: '2026-11-30' }],
  [
    'practise for my driving theory test, 15 mins each day, test is 12 jan',
    {
      what: 'Practise for my driving theory test',
      pattern: 'exam',
      deadline: '2027-01-12',
      minutes: 15,
      per_week: 7,
    },
  ],
  [
    'study for GMAT, test date March 14, 2h a day',
    { what: 'Study for GMAT', pattern: 'exam', deadline: '2027-03-14', minutes: 120, per_week: 7 },
  ],
  [
    'study biology tues & thurs 6 to 8 in the evening till the exam on 3 march',
    {
      what: 'Study biology',
      pattern: 'exam',
      deadline: '2027-03-03',
      weekdays: [2, 4],
      per_week: 2,
      minutes: 120,
      between: ['18:00', '20:00'],
    },
  ],
  [
    'learn some Portuguese to chat with my in-laws at christmas',
    { pattern: 'language', deadline: '2026-12-25' },
  ],
  [
    'I have 3 months to learn as much Italian as possible, an hour a day',
    {
      what: 'Learn as much Italian as possible',
      pattern: 'language',
      deadline: '2027-02-23',
      minutes: 60,
      per_week: 7,
    },
  ],
  [
    'learn 10 new words of korean each day',
    { pattern: 'language', per_week: 7, amount: { value: 10, unit: 'words', per: 'day' } },
  ],
]

testSentences(SENTENCES)
