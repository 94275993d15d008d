import type { Tx } from '#server/db/database.ts'
import type { AccountDeps } from '#server/deps.ts'
import {
  type MailRequest,
  recover,
  resendConfirmation,
  resendEmailChange,
} from '#server/auth/account/recover.ts'
import { finishSignUp, type HashedSignUp } from '#server/auth/account/signUp.ts'
import { createRequestQueue, type RequestQueue } from './requestQueue.ts'

/** What anybody may ask about an address. Its answer is the same for every address, and comes before the work. */
type AccountRequest =
  | ({ kind: 'signup' } & HashedSignUp)
  | ({ kind: 'recover' | 'resend_signup' | 'resend_email_change' } & MailRequest)

export type AccountRequests = RequestQueue<AccountRequest>

/** The queue of these requests, with their work. */
export function createAccountRequests(deps: AccountDeps): AccountRequests {
  const { db, now, vault, log } = deps
  return createRequestQueue({
    db,
    now,
    vault,
    log,
    work: (tx, request) => workOn({ ...deps, db: tx }, tx, request),
  })
}

function workOn(deps: AccountDeps, tx: Tx, request: AccountRequest): Promise<unknown> {
  switch (request.kind) {
    case 'signup':
      return finishSignUp(deps, tx, request)
    case 'recover':
      return recover(deps, request)
    case 'resend_signup':
      return resendConfirmation(deps, request)
    case 'resend_email_change':
      return resendEmailChange(deps, request)
  }
}
