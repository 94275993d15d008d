import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** An event is told, and the wish says only how it is to go: it is what one gets ready for. */
const SENTENCES: readonly Sentence[] = [
  [
    'I have a job interview on 9 may and want to be ready',
    { what: 'Prepare for a job interview', pattern: 'job', deadline: '2027-05-09' },
  ],
  [
    'my driving test is on 9 may and i want to pass',
    { what: 'Pass my driving test', pattern: 'exam', deadline: '2027-05-09' },
  ],
  [
    "i've got a half marathon on 9 may and want to do well",
    { what: 'Train for a half marathon', pattern: 'race', deadline: '2027-05-09' },
  ],
  [
    'our recital is on 9 may and i want to nail it',
    { what: 'Prepare for our recital', deadline: '2027-05-09' },
  ],
  [
    "my exam is on 9 may and i don't want to fail again",
    { what: 'Study for my exam', pattern: 'exam', deadline: '2027-05-09' },
  ],
  [
    'we have a chess tournament in june and i want to be well prepared',
    { what: 'Prepare for a chess tournament', deadline: '2027-05-31' },
  ],
  ['next up: a half marathon on 9 may', { what: 'Train for a half marathon', deadline: '2027-05-09' }],
  ['my next challenge is a triathlon on 9 may', { what: 'Train for a triathlon', deadline: '2027-05-09' }],
  [
    'I just found out I have a job interview on 9 may',
    { what: 'Prepare for a job interview', deadline: '2027-05-09' },
  ],
]

testSentences(SENTENCES)
