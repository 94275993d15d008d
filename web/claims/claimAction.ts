import type { Claim } from '#shared/claims/claim.ts'

/** A picture that proves something, as it waits on the device with its action. `id` is made here, so that it is uploaded once. */
export type ProofPicture = { id: string; bytes: Blob }

/**
 * What a person does to a claim. `at` is ISO 8601. A proof that is given before the claim is known names its task, whose id is
 * then that of the action, too.
 */
export type ClaimAction =
  | {
      kind: 'prove'
      id: string
      task_id: string | null
      note: string
      picture: ProofPicture | null
      at: string
    }
  | { kind: 'dispute'; id: string; note: string; picture: ProofPicture | null; at: string }
  | { kind: 'confirm' | 'decline'; id: string; note: string; at: string }

/** A claim as an action leaves it, until the server says how it is. */
export function afterAction(claim: Claim | undefined, action: ClaimAction): Claim | undefined {
  if (!claim) return undefined
  const { kind, at } = action
  const note = action.note === '' ? null : action.note
  switch (kind) {
    case 'prove':
      return { ...claim, note, image_url: null, proof_at: at, late: claim.late || at > claim.proof_until }
    case 'dispute':
      return { ...claim, state: 'open', disputed: true, note }
    case 'confirm':
      return { ...claim, state: 'confirmed', verdict: { by: null, answer: 'confirmed', note, at } }
    case 'decline':
      return { ...claim, state: 'declined', verdict: { by: null, answer: 'declined', note, at } }
  }
}
