import { testSentences } from '#shared/planning/testing/testSentences.ts'

testSentences([
  [
    'my kid wants to learn to ride a bike before her birthday in march',
    { what: 'Help my kid learn to ride a bike', pattern: 'general', deadline: '2027-02-28' },
  ],
  ['my son wants to learn piano', { what: 'Help my son learn piano', pattern: 'general' }],
  ['start a book club with 5 friends', { what: 'Start a book club with 5 friends', pattern: 'general' }],
  [
    'play tennis with 3 friends every saturday',
    { what: 'Play tennis with 3 friends', weekdays: [6], per_week: 1 },
  ],
  ['no sugar', { what: 'Quit sugar', pattern: 'quit' }],
  [
    'get the spare room ready by the end of march',
    { what: 'Get the spare room ready', pattern: 'tidy', deadline: '2027-03-31' },
  ],
])
