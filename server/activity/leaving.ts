import { forgettingAtOthers } from '#server/kit/due/forgettingAtOthers.ts'

/** Cheers between somebody who has left and others. The items of who left go with them. */
export const FORGETTING_CHEERS = forgettingAtOthers({
  kind: 'forget_cheers',
  others: `
    select owner_id as other from cheers_given where user_id = $1
    union select cheered_by from cheers where user_id = $1`,
  async forget(tx, owner, gone) {
    const got = await tx.query<{ item_id: string }>(FORGET, [owner, gone])
    for (const { item_id } of got) tx.changed(owner, 'activity', item_id, 'update')
    await tx.query(FORGET_GIVEN, [owner, gone])
  },
})

const FORGET = 'delete from cheers where user_id = $1 and cheered_by = $2 returning item_id'
const FORGET_GIVEN = 'delete from cheers_given where user_id = $1 and owner_id = $2'
