import * as z from 'zod/mini'
import { searchWords } from '#shared/text/searchWords.ts'
import { text } from '#shared/text/text.ts'

/** Bounds of what is typed into a search (docs/rules.md, Search). */
const SEARCH_LIMITS = { text: 200, words: 10 } as const

/** What is searched for: at least one word. */
export const SearchText = text(
  [1, 'Type something to search for'],
  [SEARCH_LIMITS.text, `A search has at most ${SEARCH_LIMITS.text} characters`],
).check(
  z.refine((typed) => searchWords(typed).length > 0, 'A search needs a letter or a digit'),
  z.refine(
    (typed) => searchWords(typed).length <= SEARCH_LIMITS.words,
    `A search has at most ${SEARCH_LIMITS.words} words`,
  ),
)
