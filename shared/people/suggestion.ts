import * as z from 'zod/mini'
import { Card } from './card.ts'

/** So many people are suggested at most. */
export const MOST_SUGGESTIONS = 20

/** Somebody who may be known (docs/rules/people.md, Suggestions). */
export const PersonSuggestion = z.extend(Card, {
  mutualFriends: z.int(),
  sharedTeams: z.int(),
  sharedChallenges: z.int(),
  isFriend: z.literal(false),
})
export type PersonSuggestion = z.infer<typeof PersonSuggestion>

export const SuggestionPage = z.object({
  items: z.array(PersonSuggestion),
  next_cursor: z.null(),
})
export type SuggestionPage = z.infer<typeof SuggestionPage>

/** Orders people by how much is common, then by handle. */
export function compareSuggestions(one: PersonSuggestion, other: PersonSuggestion): number {
  const [a, b] = [one.handle ?? '', other.handle ?? '']
  return suggestionWeight(other) - suggestionWeight(one) || (a < b ? -1 : Number(a > b))
}

/** How much somebody has in common with who looks. */
export function suggestionWeight({ mutualFriends, sharedTeams, sharedChallenges }: PersonSuggestion): number {
  return 3 * mutualFriends + 2 * sharedTeams + sharedChallenges
}
