import type { ReadingContext } from './reading.ts'
import type { Word } from './words.ts'

/** A value read from words, and the index behind the last of them. */
type Read<Value> = { value: Value; to: number }

/** A production of the grammar: reads the words from an index on, or returns null when they are something else. */
export type Phrase<Value> = (
  words: readonly Word[],
  at: number,
  context: ReadingContext,
) => Read<Value> | null

/** One word by its plain form, in lower case and without punctuation behind it. */
export function term<Value>(
  read: (plain: string, word: Word, context: ReadingContext) => Value | null,
): Phrase<Value> {
  return (words, at, context) => {
    const word = words[at]
    const value = word === undefined ? null : read(word.plain, word, context)
    return value === null ? null : { value, to: at + 1 }
  }
}

/** One of some words. */
export function keyword(...expected: readonly string[]): Phrase<string> {
  const known = new Set(expected)
  return term((plain) => (known.has(plain) ? plain : null))
}

/** Some phrases one behind the other. */
export function sequence<Values extends readonly unknown[]>(
  ...phrases: { [Index in keyof Values]: Phrase<Values[Index]> }
): Phrase<Values> {
  const [first, ...others]: readonly Phrase<unknown>[] = phrases
  return (words, at, context) => {
    const beginning = first?.(words, at, context)
    if (!beginning) return null
    const values = [beginning.value]
    let { to } = beginning
    for (const phrase of others) {
      const read = phrase(words, to, context)
      if (read === null) return null
      values.push(read.value)
      to = read.to
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a tuple cannot be built one value at a time
    return { value: values as unknown as Values, to }
  }
}

/** The first of some phrases that reads the words. */
export function either<Value>(...phrases: readonly Phrase<Value>[]): Phrase<Value> {
  return (words, at, context) => {
    for (const phrase of phrases) {
      const read = phrase(words, at, context)
      if (read) return read
    }
    return null
  }
}

/** A phrase that may be missing: null then, and no word is read. */
export function optional<Value>(phrase: Phrase<Value>): Phrase<Value | null> {
  return (words, at, context) => phrase(words, at, context) ?? { value: null, to: at }
}

/** What a phrase means; null when its words mean nothing here. */
export function meaning<Value, Meaning>(
  phrase: Phrase<Value>,
  mean: (value: Value, context: ReadingContext) => Meaning | null,
): Phrase<Meaning> {
  return (words, at, context) => {
    const read = phrase(words, at, context)
    const value = read === null ? null : mean(read.value, context)
    return read === null || value === null ? null : { value, to: read.to }
  }
}

const JOINT = keyword('and', 'n', '&', '+')

/** Items of a list: `mon, wed and fri` and, when it `isLoose`, `mon wed fri`. At most `most` are read, so that a hostile line costs no more than its length. */
export function list<Value>(item: Phrase<Value>, most: number, isLoose = false): Phrase<readonly Value[]> {
  return (words, at, context) => {
    const values: Value[] = []
    let to = at
    while (values.length < most) {
      const joint = values.length > 0 ? JOINT(words, to, context) : null
      const isListed = values.length === 0 || isLoose || joint !== null || words[to - 1]?.text.endsWith(',')
      const read = isListed ? item(words, joint?.to ?? to, context) : null
      if (read === null) break
      values.push(read.value)
      to = read.to
    }
    return values.length === 0 ? null : { value: values, to }
  }
}
