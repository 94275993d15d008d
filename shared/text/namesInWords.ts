/** Names as part of a sentence: `A, B and C`. */
export function namesInWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
}
