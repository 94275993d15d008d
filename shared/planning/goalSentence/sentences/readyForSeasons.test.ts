import { testSentences } from '#shared/planning/testing/testSentences.ts'

testSentences([
  ['prepare for winter', { what: 'Prepare for winter', deadline: '2026-12-20' }],
  ['get ready for christmas', { what: 'Get ready for christmas', deadline: '2026-12-25' }],
  ['get the garden ready for winter', { what: 'Get the garden ready', deadline: '2026-12-20' }],
])
