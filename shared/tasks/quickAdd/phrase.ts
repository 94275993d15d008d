import type { ReadingContext } from './reading.ts'
import type { Word } from './words.ts'

/** A value read from words, and the index behind the last of them. */
type Read<Value> = { value: Value; to: number }

type Reads<Value> = (words: readonly Word[], at: number, context: ReadingContext) => Read<Value> | null

/** A production of the grammar: reads the words from an index on, or returns null when they are something else. */
export type Phrase<Value> = {
  (words: readonly Word[], at: number, context: ReadingContext): Read<Value> | null
  /** Its FIRST set: the plain forms of the words that it may begin with. Any word where it is missing; one that `isNullable` may be before any. */
  first?: ReadonlySet<string>
  /** Whether it may read no word at all. */
  isNullable?: boolean
}

/** A phrase with its FIRST set, by which most words are refused at once: a sentence tries some hundred phrases at each word. */
function beginning<Value>(first: ReadonlySet<string> | undefined, reads: Reads<Value>): Phrase<Value> {
  if (first === undefined) return reads
  const refusing: Reads<Value> = (words, at, context) =>
    first.has(words[at]?.plain ?? '') ? reads(words, at, context) : null
  return Object.assign(refusing, { first })
}

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
  const first = new Set(expected)
  return Object.assign(
    term((plain) => (first.has(plain) ? plain : null)),
    { first },
  )
}

/** Some phrases one behind the other. */
export function sequence<Values extends readonly unknown[]>(
  ...phrases: { [Index in keyof Values]: Phrase<Values[Index]> }
): Phrase<Values> {
  const [begin, ...others]: readonly Phrase<unknown>[] = phrases
  const isNullable = phrases.every((phrase: Phrase<unknown>) => phrase.isNullable)
  const reads: Reads<Values> = (words, at, context) => {
    const beginsWith = begin?.(words, at, context)
    if (!beginsWith) return null
    const values = [beginsWith.value]
    let { to } = beginsWith
    for (const phrase of others) {
      const read = phrase(words, to, context)
      if (read === null) return null
      values.push(read.value)
      to = read.to
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a tuple cannot be built one value at a time
    return { value: values as unknown as Values, to }
  }
  return isNullable ? Object.assign(reads, { isNullable }) : beginning(firstOf(phrases), reads)
}

/** The FIRST set of phrases one behind the other: of the first that reads a word for sure, and of those before it. */
function firstOf(phrases: readonly Phrase<unknown>[]): ReadonlySet<string> | undefined {
  const all = new Set<string>()
  for (const { first, isNullable } of phrases) {
    if (first === undefined) return undefined
    for (const word of first) all.add(word)
    if (!isNullable) return all
  }
  return undefined
}

/** The first of some phrases that reads the words. */
export function either<Value>(...phrases: readonly Phrase<Value>[]): Phrase<Value> {
  const isOpen = ({ first, isNullable }: Phrase<Value>) => first === undefined || isNullable
  const open = phrases.filter(isOpen)
  const byWord = new Map<string, Phrase<Value>[]>()
  for (const word of new Set(phrases.flatMap(({ first }) => (first ? [...first] : []))))
    byWord.set(
      word,
      phrases.filter((phrase) => isOpen(phrase) || phrase.first?.has(word)),
    )
  const reads: Reads<Value> = (words, at, context) => {
    for (const phrase of byWord.get(words[at]?.plain ?? '') ?? open) {
      const read = phrase(words, at, context)
      if (read) return read
    }
    return null
  }
  if (phrases.some(({ isNullable }) => isNullable)) return Object.assign(reads, { isNullable: true })
  return open.length > 0 ? reads : Object.assign(reads, { first: new Set(byWord.keys()) })
}

/** A phrase that may be missing: null then, and no word is read. */
export function optional<Value>(phrase: Phrase<Value>): Phrase<Value | null> {
  const reads: Reads<Value | null> = (words, at, context) =>
    phrase(words, at, context) ?? { value: null, to: at }
  return Object.assign(reads, { isNullable: true, ...(phrase.first && { first: phrase.first }) })
}

/** What a phrase means; null when its words mean nothing here. */
export function meaning<Value, Meaning>(
  phrase: Phrase<Value>,
  mean: (value: Value, context: ReadingContext) => Meaning | null,
): Phrase<Meaning> {
  const reads: Reads<Meaning> = (words, at, context) => {
    const read = phrase(words, at, context)
    const value = read === null ? null : mean(read.value, context)
    return read === null || value === null ? null : { value, to: read.to }
  }
  const { first, isNullable } = phrase
  return Object.assign(reads, { ...(first && { first }), ...(isNullable && { isNullable }) })
}

const JOINT = keyword('and', 'n', '&', '+')

/** Items of a list: `mon, wed and fri` and, when it `isLoose`, `mon wed fri`. At most `most` are read, so that a hostile line costs no more than its length. */
export function list<Value>(item: Phrase<Value>, most: number, isLoose = false): Phrase<readonly Value[]> {
  const reads: Reads<readonly Value[]> = (words, at, context) => {
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
  return item.isNullable ? reads : beginning(item.first, reads)
}
