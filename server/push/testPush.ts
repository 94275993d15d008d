import { AppError } from '#shared/errors.ts'
import { PATHS } from '#shared/paths.ts'
import type { SentTest } from '#shared/push/subscription.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'
import { setPush } from './duePush.ts'
import { TEST } from './followNotice.ts'

/**
 * Sends a notification to one browser of the person, whatever they have muted: they want to see whether it arrives.
 *
 * @throws AppError `not_found` when they have no such subscription
 */
export function sendTest(deps: Deps, person: Person, subscriptionId: string): Promise<SentTest> {
  return change(deps, person, async (tx, inside) => {
    const known = await tx.query(KNOWN, [person.id, subscriptionId])
    if (known.length === 0) throw new AppError('not_found', 'No such subscription')
    const noticeId = await createNotice(inside, person, {
      kind: 'system',
      event: TEST,
      key: `${TEST}:${newId()}`,
      title: 'Pushes arrive here',
      body: 'You asked for this test in Settings.',
      url: PATHS.settings,
      actions: [],
    })
    if (noticeId === null) throw new Error('A test was told before')
    await setPush(
      tx,
      person.id,
      { subscriptionId, noticeIds: [noticeId], failures: 0, isTest: true },
      deps.now(),
    )
    tx.after(deps.due.wake)
    return { notification_id: noticeId }
  })
}

const KNOWN = 'select from push_subscriptions where user_id = $1 and id = $2'
