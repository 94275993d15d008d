import { randomUUID } from 'node:crypto'

/** The ids of an account and of its email identity. */
export type SignUpIds = { id: string; identityId: string }

/**
 * The ids that a sign-up is answered with. They are kept with its link, and the account takes them when that link confirms it
 * (docs/decisions/0067-ids-of-a-sign-up.md). Random, so that an id tells nothing of the address.
 */
export function newSignUpIds(): SignUpIds {
  return { id: randomUUID(), identityId: randomUUID() }
}
