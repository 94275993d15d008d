import * as z from 'zod/mini'

/** A button below a message: `value` is what is sent as the person's message when it is pressed. */
export const Suggestion = z.object({ label: z.string(), value: z.string() })
export type Suggestion = z.infer<typeof Suggestion>

/** Under this name the metadata of a message hold its suggestions, as JSON text. */
export const SUGGESTIONS = 'suggestions'
/** Characters of one value of metadata. */
const MOST = 512

/** Suggestions as a value of metadata: the first of them that fit into it. */
export function suggestionsText(suggestions: readonly Suggestion[]): string {
  let kept = suggestions.map(({ label, value }) => ({ label, value }))
  while (JSON.stringify(kept).length > MOST) kept = kept.slice(0, -1)
  return JSON.stringify(kept)
}

/** The suggestions of a message by its metadata; none where these hold none, or something else under that name. */
export function suggestionsOf(metadata: Record<string, string>): Suggestion[] {
  try {
    return z.parse(z.array(Suggestion), JSON.parse(metadata[SUGGESTIONS] ?? '[]'))
  } catch {
    return []
  }
}
