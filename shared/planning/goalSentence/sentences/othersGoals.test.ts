import { expect, test } from 'vitest'
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'
import { understand } from '#shared/planning/understand.ts'

/** What somebody wants others to do is to help them with it. */
const SENTENCES: readonly Sentence[] = [
  [
    'i want my son to read before he starts school in september',
    { what: 'Help my son read', pattern: 'general', deadline: '2027-08-31' },
  ],
  [
    'want my dog to walk on a lead by summer, 10 min a day',
    {
      what: 'Help my dog walk on a lead',
      pattern: 'general',
      deadline: '2027-08-31',
      per_week: 7,
      minutes: 10,
    },
  ],
  [
    'i want him to learn the piano 20 minutes a day',
    { what: 'Help him learn the piano', pattern: 'general', per_week: 7, minutes: 20 },
  ],
  ['i want you to help me learn french', { what: 'Learn french', pattern: 'language' }],
  [
    'my daughter starts school in september and i want her to know the letters',
    {
      what: 'Help her know the letters',
      pattern: 'general',
      unread: ['my daughter starts school in september'],
    },
  ],
  [
    'no plans in the evenings until 8, want to learn guitar 20 min a day',
    {
      what: 'Learn guitar',
      pattern: 'instrument',
      per_week: 7,
      minutes: 20,
      unread: ['no plans in the evenings until 8'],
    },
  ],
]

testSentences(SENTENCES)

test('a date in a part that was not read may be the end', () => {
  const { questions } = understand(
    'my daughter starts school in september and i want her to know the letters',
    { today: '2026-11-23', weekStart: 1 },
  )
  expect(questions.find(({ field }) => field === 'unread')?.suggestions).toContainEqual({
    label: 'Until then',
    value: { deadline: '2027-08-31' },
  })
})
