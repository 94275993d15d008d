import { reminderWords } from '#shared/reminders/words.ts'
import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { DueMoment } from '#server/kit/due/dueKind.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'
import { readSettings } from '#server/settings/settings.ts'
import { makeOccurrences } from '#server/tasks/makeOccurrences.ts'
import { isFirst } from './isFirst.ts'
import { laterOf } from './laterOf.ts'
import { planNothing, planReminders } from './plan.ts'

/**
 * Tells what a reminder has to say, once for each occurrence and planned moment, and plans the next one. Inside the transaction that
 * ends the moment, with the person locked, so what is read here is what holds.
 *
 * Late by more than `lateness` of the kind it is a row of the inbox only (docs/rules/reminders.md).
 */
export async function fireReminder(
  inside: Inside,
  { ownerId, subject, dueAt, isLate }: DueMoment,
  now: Date,
): Promise<void> {
  const { db: tx } = inside
  const person = await personOf(tx, ownerId as UserId)
  const reminder = person && (await plannedAt(tx, person.id, subject, dueAt))
  if (!person || !reminder) return
  const task = await openTask(tx, person, reminder, now)
  if (
    task &&
    (await isFirst(tx, person.id, { source: subject, subject: task.id, moment: reminder.moment }, now))
  )
    await tell(inside, person, { task, ...reminder, id: subject, isLate }, now)
  if (reminder.series_id === null) await planNothing(tx, person.id, subject)
  else await planReminders(inside, person.id, { ids: [subject] }, laterOf(dueAt, now))
}

type Planned = { task_id: string; moment: string; series_id: string | null }

/** The reminder, if this is the moment that it is planned for. */
async function plannedAt(db: Db, userId: UserId, id: string, dueAt: Date): Promise<Planned | null> {
  const [row] = await db.read<Planned>(PLANNED, [userId, id, dueAt])
  return row ?? null
}

const PLANNED = `
  select next_task_id as task_id, next_moment as moment, series_id from reminders
  where user_id = $1 and id = $2 and next_at = $3`

type OpenTask = { id: string; title: string; scheduled_date: string | null; scheduled_time: string | null }

/** The task, if it is open. An occurrence that no list has asked for yet is made now. */
async function openTask(
  tx: Tx,
  person: Person,
  { task_id, moment, series_id }: Planned,
  now: Date,
): Promise<OpenTask | null> {
  const find = () => tx.read<OpenTask & { is_open: boolean }>(TASK, [person.id, task_id])
  let [task] = await find()
  if (!task && series_id !== null) {
    const date = moment.slice(0, 10)
    await makeOccurrences(tx, person.id, { from: date, to: addDays(date, MOST_DAYS_BEFORE) }, now)
    ;[task] = await find()
  }
  return task?.is_open ? task : null
}

/** A reminder comes at most so many days before its task. */
const MOST_DAYS_BEFORE = 7

const TASK = `
  select id, title, scheduled_date, scheduled_time, status <> 'completed' and deleted_at is null as is_open
  from tasks where user_id = $1 and id = $2`

type Told = Planned & { id: string; task: OpenTask; isLate: boolean }

async function tell(
  inside: Inside,
  person: Person,
  { id, task, moment, isLate }: Told,
  now: Date,
): Promise<void> {
  const today = localDate(now, { ...person.dayRule, dayStart: '00:00' })
  const isTwelveHours = (await readSettings(inside.db, person.id)).time_format === 'h12'
  await createNotice(inside, person, {
    kind: 'reminder',
    event: 'task_reminder',
    key: `reminder ${id} ${task.id} ${moment}`,
    ...reminderWords(task, { today, isTwelveHours }),
    target: { kind: 'task', id: task.id },
    actions: ['done', 'snooze', 'skip'],
    missed: isLate,
  })
}
