import { searchWords } from '#shared/text/searchWords.ts'

/** The words of a text as a search compares them, with a blank before each. */
export function searchTextOf(text: string): string {
  return searchWords(text)
    .map((word) => ` ${word}`)
    .join('')
}
