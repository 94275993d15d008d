import { derivedId } from '#shared/tasks/derivedId.ts'
import { newId } from '#web/kit/newId.ts'
import type { Workspace } from '#web/kit/workspace/workspace.ts'
import type { Reminder } from '#shared/reminders/reminder.ts'

/** What a new reminder is made from. */
export type AskedReminder = Pick<
  Reminder,
  'id' | 'target_kind' | 'target_id' | 'kind' | 'minutes_before' | 'at'
>

/** A reminder as it is being written: of one that is there, its id. */
export type DraftReminder = { id: string | null; minutes_before: number | null; at: string | null }

/** The task that reminders are written for, and what it repeats as. */
export type RemindedTask = { id: string; recurrence_id: string | null }

/** A new task as it is reminded of. Its series has the id that every device and the server give it. */
export function remindedTask(task: {
  id: string
  recurrence?: object | null | undefined
  scheduled_date?: string | null | undefined
}): RemindedTask {
  const { id, recurrence, scheduled_date } = task
  return {
    id,
    recurrence_id: recurrence && scheduled_date ? derivedId(id, `repeat ${scheduled_date}`) : null,
  }
}

/**
 * Brings the reminders of a task to what was written: each difference is a change of the queue, so it works offline, and is sent after
 * the task. The code that shows them need not be here.
 */
export function saveReminders(
  { queue }: Pick<Workspace, 'queue'>,
  task: RemindedTask,
  drafts: readonly DraftReminder[],
  known: readonly Reminder[] = [],
): void {
  const at = new Date().toISOString()
  const add = (change: object, before: Reminder | null) => queue.add({ slice: 'reminders', change, before })
  for (const reminder of known)
    if (!drafts.some(({ id }) => id === reminder.id)) add({ kind: 'remove', id: reminder.id, at }, reminder)
  for (const draft of drafts) {
    const before = known.find(({ id }) => id === draft.id)
    const time = {
      kind: draft.at === null ? 'before' : 'at',
      minutes_before: draft.minutes_before,
      at: draft.at,
    } as const
    if (!before)
      add(
        { kind: 'create', row: { id: newId(), ...targetOf(task, draft), ...time }, at, after: [task.id] },
        null,
      )
    else if (before.minutes_before !== draft.minutes_before || before.at !== draft.at)
      add({ kind: 'edit', id: before.id, patch: time, at }, before)
  }
}

/** A moment of its own is of the task alone. */
function targetOf(
  { id, recurrence_id }: RemindedTask,
  { at }: DraftReminder,
): Pick<AskedReminder, 'target_kind' | 'target_id'> {
  if (recurrence_id === null || at !== null) return { target_kind: 'task', target_id: id }
  return { target_kind: 'series', target_id: recurrence_id }
}
