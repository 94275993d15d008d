import type { Claim } from '#shared/claims/claim.ts'
import type { ClaimFacts } from '#shared/claims/nextState.ts'

/** What the rules of claims ask about one. */
export function factsOf({
  type,
  state,
  proof_until,
  verdict_until,
  late,
  disputed,
  verdict,
}: Claim): ClaimFacts {
  return {
    type,
    state,
    proof_until: new Date(proof_until),
    verdict_until: new Date(verdict_until),
    late,
    disputed,
    verdict: verdict && { answer: verdict.answer, at: new Date(verdict.at) },
  }
}
