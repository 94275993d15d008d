import type { Tx } from '#server/kit/db/database.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'

type Forgetting = {
  /** Of the moments. It can never be changed. */
  kind: string
  /** SQL for the people, as `other`, who have something of the person `$1`. */
  others: string
  /** Deletes what one person has of another one who is gone. The first one is locked. */
  forget: (tx: Tx, owner: PersonId, gone: OtherUserId) => Promise<void>
}

/**
 * What others have of somebody who leaves is deleted by a due moment of each of them: the person's deletion locks nobody else.
 *
 * @returns `leaving` and `due` of a slice
 */
export function forgettingAtOthers({ kind, others, forget }: Forgetting): {
  leaving: Leaving
  due: DueKinds
} {
  const setMoments = `
    insert into due_moments (owner_id, kind, subject, due_at, try_at)
    select other, $2, $1, $3, $3 from (${others}) others
    on conflict (owner_id, kind, subject) do nothing`
  return {
    async leaving(inside, { id }) {
      await inside.db.query(setMoments, [id, kind, inside.now()])
      inside.db.after(inside.due.wake)
    },
    due: {
      [kind]: {
        lock: 'person',
        clock: 'any',
        retries: { first: 1, longest: 600, giveUpAfter: 30 * 86_400 },
        run: ({ db: tx }, { ownerId, subject }) => forget(tx, ownerId as PersonId, subject as OtherUserId),
      },
    },
  }
}
