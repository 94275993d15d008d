import { finishSignUp } from '#server/auth/account/finishSignUp.ts'
import { recover, resendConfirmation, resendEmailChange } from '#server/auth/account/recover.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import type { AccountRequest } from './accountRequest.ts'
import { ACCOUNT_REQUEST } from './askAboutAddress.ts'

/** The work of requests about addresses: each server does one at a time, whichever was asked. */
export const DUE_REQUESTS: DueKinds = {
  [ACCOUNT_REQUEST]: {
    lock: null,
    clock: 'any',
    horizon: 120,
    atOnce: 1,
    claimSeconds: 5,
    retries: { first: 0.5, longest: 60, giveUpAfter: 800 },
    run: (inside, { payload }) => workOn(inside, JSON.parse(inside.vault.decrypt(payload ?? ''))),
  },
}

function workOn(inside: Deps & { db: Tx }, request: AccountRequest): Promise<void> {
  switch (request.kind) {
    case 'signup':
      return finishSignUp(inside, inside.db, request)
    case 'recover':
      return recover(inside, request)
    case 'resend_signup':
      return resendConfirmation(inside, request)
    case 'resend_email_change':
      return resendEmailChange(inside, request)
  }
}
