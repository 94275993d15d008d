import type { Word } from './words.ts'

/** Words that take back what stands before them, the longest first. */
const TAKING_BACK: readonly (readonly string[])[] = [
  ['oh', 'no'],
  ['hang', 'on'],
  ['hold', 'on'],
  ['scrap', 'that'],
  ['my', 'bad'],
  ['make', 'that'],
  ['make', 'it'],
  ['scratch', 'that'],
  ['i', 'mean'],
  ['i', 'meant'],
  ['meant'],
  ['or', 'rather'],
  ['no'],
  ['hang'], // of "hang on weds"
  ['hold'],
  ['nope'],
  ['nah'],
  ['argh'],
  ['ugh'],
  ['wait'],
  ['sorry'],
  ['actually'],
  ['now'],
  ['rather'],
  ['correction'],
  ['oops'],
]

/** How many words before an index take back; 0 where none does. */
export function lengthOfTakingBack(words: readonly Word[], to: number): number {
  const taking = TAKING_BACK.find((phrase) =>
    phrase.every((word, at) => words[to - phrase.length + at]?.plain.replace(/^\(/, '') === word),
  )
  return taking?.length ?? 0
}

/** Where the words begin that take back directly before an index, the index itself where none do: "wait no", "sorry, i mean". */
export function beginningOfTakingBack(words: readonly Word[], to: number): number {
  let start = to
  for (let length = lengthOfTakingBack(words, start); length > 0; length = lengthOfTakingBack(words, start))
    start -= length
  return start
}

/** How many words say that what follows is not meant: `not`, `instead of`, `rather than`. */
export function lengthOfDenial(words: readonly Word[], at: number): number {
  if (words[at]?.plain === 'not') return 1
  const isInstead = /^(?:instead|rather)$/.test(words[at]?.plain ?? '')
  return isInstead && /^(?:of|than)$/.test(words[at + 1]?.plain ?? '') ? 2 : 0
}
