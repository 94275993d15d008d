import fc from 'fast-check'
import { expect, test } from 'vitest'
import { either, keyword, list, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import { wordsOf } from './words.ts'

const CONTEXT = { today: '2026-11-30', weekStart: 1 as const }

/** A grammar as data, from which a phrase is made, and another one that knows no FIRST set. */
type Grammar =
  | { kind: 'keyword'; words: string[] }
  | { kind: 'term'; word: string }
  | { kind: 'sequence' | 'either'; of: Grammar[] }
  | { kind: 'optional' | 'meaning' | 'list'; of: [Grammar] }

const WORD = fc.constantFrom('on', 'at', 'every', 'monday', '7', 'and')
const { grammar } = fc.letrec<{ grammar: Grammar }>((tie) => ({
  grammar: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      kind: fc.constant('keyword' as const),
      words: fc.array(WORD, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('term' as const), word: WORD }),
    fc.record({
      kind: fc.constantFrom('sequence' as const, 'either' as const),
      of: fc.array(tie('grammar'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constantFrom('optional' as const, 'meaning' as const, 'list' as const),
      of: fc.tuple(tie('grammar')),
    }),
  ),
}))

function phraseOf(of: Grammar, finish: (phrase: Phrase<unknown>) => Phrase<unknown>): Phrase<unknown> {
  const part = (one: Grammar) => phraseOf(one, finish)
  switch (of.kind) {
    case 'keyword':
      return finish(keyword(...of.words))
    case 'term':
      return finish(term((plain) => (plain === of.word ? plain : null)))
    case 'sequence':
      return finish(sequence<unknown[]>(...of.of.map(part)))
    case 'either':
      return finish(either(...of.of.map(part)))
    case 'optional':
      return finish(optional(part(of.of[0])))
    case 'meaning':
      return finish(meaning(part(of.of[0]), (value) => (value === '7' ? null : { value })))
    case 'list':
      return finish(list(part(of.of[0]), 3, true))
  }
}

/** A function of its own has no FIRST set, so that everything is tried. */
const withoutFirst = (phrase: Phrase<unknown>): Phrase<unknown> => {
  return (words, at, context) => phrase(words, at, context)
}

test('a phrase reads with its FIRST set what it reads without one', () => {
  fc.assert(
    fc.property(grammar, fc.array(WORD, { maxLength: 5 }), (of, said) => {
      const words = wordsOf(said.join(' '))
      const fast = phraseOf(of, (phrase) => phrase)
      const plain = phraseOf(of, withoutFirst)
      for (const at of [...words.keys(), words.length])
        expect(fast(words, at, CONTEXT)).toEqual(plain(words, at, CONTEXT))
    }),
    { numRuns: 2000 },
  )
})

test('of several phrases the FIRST set is that of all, and unknown where that of one is', () => {
  const [on, every] = [keyword('on', 'at'), keyword('every')]
  expect(either(on, every).first).toEqual(new Set(['on', 'at', 'every']))
  expect(sequence(optional(on), every).first).toEqual(new Set(['on', 'at', 'every']))
  expect(
    sequence(
      every,
      term(() => true),
    ).first,
  ).toEqual(new Set(['every']))
  expect(
    either<unknown>(
      on,
      term(() => true),
    ).first,
  ).toBeUndefined()
})
