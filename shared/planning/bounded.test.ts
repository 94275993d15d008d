import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { GOAL_QUESTIONS } from './goalAnswers.ts'
import { factsIn } from './goalSentence/facts.ts'
import { MOST_TYPED_WORDS, MOST_WORDS } from './goalSentence/words/mostWords.ts'
import { sentenceWords } from './goalSentence/words/sentenceWords.ts'
import { readAnswer } from './readAnswer.ts'
import { relativeCost } from './testing/relativeCost.ts'
import { LONGEST_SENTENCE, understand } from './understand.ts'

const CONTEXT = { today: '2026-03-02', weekStart: 1 }
const FRAGMENTS = [
  'at 7 1',
  'at 7 ',
  '1 ',
  '- ',
  'in ',
  'by ',
  'until ',
  'no later than ',
  '2 x ',
  'from 1 to 3 ',
  '$5 ',
  'save ',
  'start a ',
  'every ',
  'mon,',
  'the first monday of ',
  'on the 1st ',
  'an hour and ',
  'half ',
  'take a a ',
  'help me to ',
  'please ok ',
  '"a ',
  '\\a',
  '3 times a week ',
  '\u00a0',
  'a,',
  'a ',
  '"',
  'mon ',
  'in 3 ',
  '30 minutes ',
  ', ',
  'lol right ',
]
/** Fragments that are repeated up to the longest sentence. */
const repeated = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ minLength: 1, maxLength: 8 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((fragments) => {
    const once = fragments.join('')
    return once.repeat(Math.ceil(LONGEST_SENTENCE / once.length)).slice(0, LONGEST_SENTENCE)
  })

/** How often each word is read, on average, when a sentence of these words is. */
function readsOfAWord(sentence: readonly Word[]): number {
  let reads = 0
  const words = sentence.map((word) =>
    Object.defineProperty({ ...word }, 'plain', { get: () => (reads++, word.plain) }),
  )
  factsIn(words, CONTEXT, {
    isDated: true,
    isMoney: true,
    isQuit: false,
    limit: null,
    budget: null,
    story: 0,
  })
  return reads / words.length
}

/** At most 1.22 (`an hour and 3 times a week`), since the ends of a sentence cost less: rules that read all words again for each word would add to it. */
const MOST_GROWTH = 1.3

test('whatever is repeated, a word in a sentence of twice the words is not read more often', () => {
  fc.assert(
    fc.property(repeated, (sentence) => {
      const words = sentenceWords(sentence)
      fc.pre(words.length >= MOST_WORDS)
      const [half, whole] = [words.slice(0, MOST_WORDS / 2), words.slice(0, MOST_WORDS)]
      expect(readsOfAWord(whole) / readsOfAWord(half)).toBeLessThan(MOST_GROWTH)
    }),
    { numRuns: 100 },
  )
})

test.each(FRAGMENTS)(
  '2,000 characters of %j are understood, and read as an answer, at the cost of a few usual sentences',
  (fragment) => {
    const sentence = fragment.repeat(LONGEST_SENTENCE).slice(0, LONGEST_SENTENCE)
    // At most 2.4 and 7.4; what is not bounded costs hundreds of them.
    expect(
      relativeCost(
        () => understand(sentence, CONTEXT),
        () => process.cpuUsage(),
      ),
    ).toBeLessThan(8)
    expect(
      relativeCost(
        () => readAnswer(sentence, GOAL_QUESTIONS, CONTEXT),
        () => process.cpuUsage(),
      ),
    ).toBeLessThan(25)
  },
)

test('behind so many words nothing is read, whatever they are part of, and it is asked about', () => {
  const told = 'I was at home, '.repeat(MOST_TYPED_WORDS / 4)
  const { understood, missing } = understand(`${told}learn French by June`, CONTEXT)
  expect(understood.deadline).toBeNull()
  expect(understood.unread.at(-1)).toBe('learn French by June')
  expect(missing).toContain('unread')
})

test('words beyond those that are read one by one are one unread part, which is asked about', () => {
  const long = `learn ${'many '.repeat(MOST_WORDS)}things by June`
  const { understood, missing } = understand(long, CONTEXT)
  expect(understood.deadline).toBeNull()
  expect(understood.unread.at(-1)).toMatch(/things by June$/)
  expect(missing).toContain('unread')
})
