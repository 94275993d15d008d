import type { Notification } from '#shared/notifications/notification.ts'
import type { Deps } from '#server/deps.ts'
import { isDateOpen } from '#server/habits/wholeDate.ts'
import type { Person } from '#server/kit/http/person.ts'
import { isShownTo, SHOWN } from '#server/notifications/rows.ts'

/**
 * Those of a person's notifications that are still to be pushed, newest first: neither read nor acted on, not snoozed, and about
 * nothing that is done.
 */
export async function readUntold(
  deps: Deps,
  person: Person,
  ids: readonly string[],
  now: Date,
): Promise<Notification[]> {
  const rows = await deps.db.read<Row>(UNTOLD, [person.id, ids, now, person.isGamified])
  const areOpen = await Promise.all(rows.map((row) => isHabitOpen(deps, person, row)))
  return rows.filter((_, index) => areOpen[index])
}

type Row = Notification & { local_date: string }

const UNTOLD = `
  select ${SHOWN}, n.local_date from notifications n
  left join tasks t on t.user_id = $1 and t.id = n.target_id and n.target_kind = 'task'
  where n.user_id = $1 and n.id = any($2::uuid[]) and n.deleted_at is null and n.read_at is null and ${isShownTo('$4')}
    and (n.snoozed_until is null or n.snoozed_until <= $3)
    and (t.id is null or (t.status <> 'completed' and t.deleted_at is null))
  order by n.created_at desc, n.id desc`

/** A reminder of a habit is about one date of it. */
async function isHabitOpen(deps: Deps, person: Person, row: Row): Promise<boolean> {
  const { target_kind, target_id: id, local_date: date } = row
  if (target_kind !== 'habit' || id === null) return true
  return deps.db.transaction((tx) => isDateOpen({ ...deps, db: tx }, person, { id, date }))
}
