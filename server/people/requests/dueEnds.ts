import type { DueKinds } from '#server/kit/due/dueKind.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** When a row of a request is forgotten: it has expired, or what it is remembered for is over. */
export const REQUEST_END = 'request_end'

export const DUE_ENDS: DueKinds = {
  [REQUEST_END]: {
    lock: 'person',
    clock: 'trusted',
    retries: { first: 60, longest: 3600, giveUpAfter: 30 * 86_400 },
    async run({ db: tx }, { ownerId, subject }) {
      const [gone] = await tx.query<{ state: string }>(FORGET, [ownerId, subject])
      if (gone?.state === 'open') tx.changed(ownerId as PersonId, 'friend_requests', subject, 'delete')
    },
  },
}

/** An accepted one stays as long as the friendship. */
const FORGET = `
  delete from friend_requests where user_id = $1 and id = $2 and state <> 'accepted' returning state`
