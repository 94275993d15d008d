/** Words that begin with a capital letter. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Words as they go on within a sentence: `Furniture out` as `furniture out`. */
export function uncapitalised(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
