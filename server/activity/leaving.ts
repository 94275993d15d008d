import type { DueKinds } from '#server/kit/due/dueKind.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** Cheers between somebody who has left and others are deleted by a moment of each of those. */
const FORGET_CHEERS = 'forget_cheers'

/** Names those for whom a person who leaves has cheered, and who cheered for them. Their items go with them. */
export const leaveActivity: Leaving = async (inside, { id: userId }) => {
  await inside.db.query(SET_FORGETTING, [userId, FORGET_CHEERS, inside.now()])
  inside.db.after(inside.due.wake)
}

const SET_FORGETTING = `
  insert into due_moments (owner_id, kind, subject, due_at, try_at)
  select other, $2, $1, $3, $3 from (
    select owner_id as other from cheers_given where user_id = $1
    union select cheered_by from cheers where user_id = $1
  ) others
  on conflict (owner_id, kind, subject) do nothing`

/** Deletes the cheers that one person has of, or gave to, another one who is gone. */
export const DUE_FORGETTING_CHEERS: DueKinds = {
  [FORGET_CHEERS]: {
    lock: 'person',
    clock: 'any',
    retries: { first: 1, longest: 600, giveUpAfter: 30 * 86_400 },
    async run({ db: tx }, { ownerId, subject }) {
      const owner = ownerId as PersonId
      const got = await tx.query<{ item_id: string }>(FORGET, [owner, subject])
      for (const { item_id } of got) tx.changed(owner, 'activity', item_id, 'update')
      await tx.query(FORGET_GIVEN, [owner, subject])
    },
  },
}

const FORGET = 'delete from cheers where user_id = $1 and cheered_by = $2 returning item_id'
const FORGET_GIVEN = 'delete from cheers_given where user_id = $1 and owner_id = $2'
