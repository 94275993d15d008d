import type { FailureKind } from '#shared/assistant/runs.ts'

/** What a provider's refusal means to the person who asked (docs/rules/assistant.md, The assistant). @param status of HTTP, 300 or above */
export function kindOfStatus(status: number): FailureKind {
  if (status === 401 || status === 403) return 'api_key'
  if (status === 429) return 'rate_limit'
  return status >= 500 ? 'provider' : 'configuration'
}

/** Whether the same request may succeed in a moment. */
export function isWorthAnotherTry(status: number): boolean {
  return status === 429 || status >= 500
}
