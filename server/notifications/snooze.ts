import type { NotificationKind } from '#shared/notifications/notification.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { DueKind } from '#server/kit/due/dueKind.ts'
import type { DueKey } from '#server/kit/due/setDue.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { isDateOpen } from '#server/habits/wholeDate.ts'

export const SNOOZE = 'notification_snooze'

/** When a snoozed notification comes back. */
export const snoozeOf = ({ id: ownerId }: { id: UserId }, subject: string): DueKey => ({
  ownerId,
  kind: SNOOZE,
  subject,
})

/** After so many seconds a reminder is of no use any more (docs/rules/notifications.md, Actions of notifications). */
const LATENESS = 3600
const A_WEEK = 7 * 86_400

export const snoozeKind: DueKind = {
  lock: 'person',
  clock: 'trusted',
  lateness: LATENESS,
  retries: { first: 10, longest: 600, giveUpAfter: A_WEEK },
  async run(inside, { ownerId, subject: id, isLate }) {
    const person = await personOf(inside.db, ownerId as UserId)
    const [snoozed] = person ? await inside.db.query<Snoozed>(FIND, [person.id, id]) : []
    if (!person || !snoozed) return
    const isOpen = await isTargetOpen(inside, person, snoozed)
    await inside.db.query(isOpen ? TELL_AGAIN : END_QUIETLY, [
      person.id,
      id,
      ...(isOpen ? [inside.now(), isLate] : []),
    ])
    inside.db.changed(person.id, 'notifications', id, 'update')
    const { kind, event } = snoozed
    if (isOpen) await happened(inside, person, 'notice.made', { notice_id: id, kind, event, missed: isLate })
  },
}

type Snoozed = {
  kind: NotificationKind
  event: string
  target_kind: string | null
  target_id: string | null
  local_date: string
}

const FIND = `
  select kind, event, target_kind, target_id, local_date from notifications
  where user_id = $1 and id = $2 and deleted_at is null and snoozed_until is not null`

/** It is on top again, unread and open to every action. */
const TELL_AGAIN = `
  update notifications set created_at = $3, missed = $4, read_at = null, acted_action = null, acted_at = null,
    snoozed_until = null
  where user_id = $1 and id = $2`

const END_QUIETLY = 'update notifications set snoozed_until = null where user_id = $1 and id = $2'

/** What was done meanwhile does not come back. */
async function isTargetOpen(
  inside: Inside,
  person: Person,
  { target_kind, target_id: id, local_date: date }: Snoozed,
): Promise<boolean> {
  if (id === null) return true
  if (target_kind === 'habit') return isDateOpen(inside, person, { id, date })
  return (await inside.db.query(OPEN_TASK, [person.id, id])).length > 0
}

const OPEN_TASK = `
  select 1 from tasks where user_id = $1 and id = $2 and deleted_at is null and status <> 'completed'`
