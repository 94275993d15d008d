import { forgetJudge } from '#server/claims/leaving.ts'
import { forgettingAtOthers } from '#server/kit/due/forgettingAtOthers.ts'

/** Of somebody who has left their partners forget that they were. Tasks of theirs that named them name nobody. */
export const FORGETTING_PARTNER = forgettingAtOthers({
  kind: 'forget_partner',
  others: 'select partner_id as other from partners where user_id = $1',
  async forget(tx, owner, gone) {
    const was = await tx.query(FORGET, [owner, gone])
    if (was.length > 0) tx.changed(owner, 'partners', gone, 'delete')
    const tasks = await tx.query<{ id: string }>(UNNAME, [owner, gone])
    for (const { id } of tasks) tx.changed(owner, 'tasks', id, 'update')
    await tx.query(UNNAME_SERIES, [owner, gone])
    await forgetJudge(tx, owner, gone) // also what was opened since they left
  },
})

const FORGET = 'delete from partners where user_id = $1 and partner_id = $2 returning 1'
const UNNAME = `
  update tasks set witness_id = null, version = version + 1
  where user_id = $1 and witness_id = $2 returning id`
const UNNAME_SERIES = `
  update recurrences set template = template || '{"witness_id": null}'
  where user_id = $1 and template ->> 'witness_id' = $2::text`
