import { AppError } from '#shared/errors.ts'
import { ActedPush, type PushAction } from '#shared/push/pushAction.ts'
import type { Deps } from '#server/deps.ts'
import { actOnNotification } from '#server/notifications/act.ts'
import { shownTo } from '#server/progress/withoutGamification.ts'
import { readActionToken } from './actionToken.ts'

/**
 * Acts on the notification of a push, for its person (docs/rules/push.md, Actions of pushes).
 *
 * @throws AppError `unauthenticated` for a token that is not ours or too old, and when the session of its browser has ended; and
 *   what acting on a notification throws
 */
export async function actFromPush(deps: Deps, { token, ...act }: PushAction): Promise<ActedPush> {
  const grant = readActionToken(deps.vault, token, deps.now())
  const person = grant && (await deps.people.ofSession(grant.userId, grant.sessionId))
  if (!person) throw new AppError('unauthenticated', 'This push can be answered no more')
  const { notification, award } = await actOnNotification(deps, person, grant.noticeId, act)
  return shownTo(person, ActedPush, { notification, ...(award && { award }) })
}
