import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'

/** Hours in so many minutes without am and pm: nobody practises at 3:30 at night who does not say so. */
const SENTENCES: readonly Sentence[] = [
  ['practice piano at 3:30', { between: ['15:30', '16:30'] }],
  ['run at 5:30 every day', { per_week: 7, between: ['05:30', '06:30'] }],
  ['write at 4:30 every morning', { per_week: 7, between: ['04:30', '05:30'] }],
  ['pray at 04:30', { between: ['04:30', '05:30'] }],
  ['pray at 4:30am', { between: ['04:30', '05:30'] }],
  ['violin mondays 3:30', { weekdays: [1], per_week: 1, between: ['15:30', '16:30'] }],
  [
    'violin mondays and fridays 3:30-4:15',
    { weekdays: [1, 5], per_week: 2, minutes: 45, between: ['15:30', '16:15'] },
  ],
  ['study after 3:30', { what: 'Study', between: ['15:30', '24:00'] }],
  ['study before 4:30', { what: 'Study', between: ['05:00', '16:30'] }],
  [
    'study from 9 to 2:30 on mondays',
    { what: 'Study', weekdays: [1], per_week: 1, between: ['09:00', '14:30'] },
  ],
  ['study between 9 and 2:30', { what: 'Study', between: ['09:00', '14:30'] }],
]

testSentences(SENTENCES)
