import { AppError } from '#shared/errors.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { AccountRequest } from './accountRequest.ts'

export const ACCOUNT_REQUEST = 'account_request'
const MAX_WAITING = 1000

/**
 * Stores a request, whose work begins when its answer is on its way (dueRequests.ts): what was answered is not lost when the
 * server dies, and an answer takes as long whatever the request is about.
 *
 * @throws an AppError `unavailable` when too many wait
 */
export async function askAboutAddress(deps: Deps, request: AccountRequest): Promise<void> {
  const [waiting] = await deps.db.query<{ count: number }>(COUNT, [ACCOUNT_REQUEST])
  if ((waiting?.count ?? 0) >= MAX_WAITING)
    throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', {
      retry_after: 30,
    })
  const id = newId()
  const encrypted = deps.vault.encrypt(JSON.stringify(request))
  await setDue(deps.db, { ownerId: id, kind: ACCOUNT_REQUEST, subject: id }, deps.now(), encrypted)
  setImmediate(deps.due.wake)
}

const COUNT = `
  /* across people: how many wait in all */
  select count(*)::int as count from due_moments where kind = $1`
