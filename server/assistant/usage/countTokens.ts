const CHARACTERS_A_TOKEN = 4

/** Tokens of a text, where a provider does not count them. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN)
}
