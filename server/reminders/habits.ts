import type { HABIT_FIELDS } from '#shared/habits/habit.ts'
import { isOpenOn } from '#shared/habits/isOpenOn.ts'
import { wholeValueOf } from '#shared/habits/wholeValue.ts'
import { dailyTimeAt, nextDailyTime } from '#shared/reminders/dailyTimes.ts'
import { habitReminderWords } from '#shared/reminders/words.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { localDate } from '#shared/time/localDate.ts'
import { pastsOf } from '#server/habits/past.ts'
import { habit as entity } from '#server/habits/habit.ts'
import type { StoredHabit } from '#server/habits/storedHabit.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { DueMoment } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { findRow } from '#server/kit/entity/rows.ts'
import type { RowFollower } from '#server/kit/facts/followRows.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'
import { readSettings } from '#server/settings/settings.ts'
import { isFirst } from './isFirst.ts'
import { laterOf } from './laterOf.ts'

/** The kind of moment at which one of a habit's times comes; its subject is the habit. */
export const HABIT_DUE = 'habit_reminder'

/** Whatever changes habits: their next time is set before that commits. */
export const followHabits: RowFollower = {
  tables: ['habits'],
  run: (inside, userId, rows) =>
    planHabits(
      inside,
      userId as UserId,
      rows.map(({ id }) => id),
    ),
}

/**
 * Sets when habits tell next, in the transaction that changed them or the person's zone. Whether the date is one on which a habit is
 * open is asked when it is sent. A time that came a moment ago and was not sent yet stays due.
 *
 * @param ids by default all of the person's
 */
export async function planHabits(
  { db: tx, now }: Inside,
  userId: UserId,
  ids: string[] | null = null,
): Promise<void> {
  const known = await tx.read<PlannedHabit>(PLANNED, [userId, ids, HABIT_DUE])
  if (known.length === 0) return
  const person = await personOf(tx, userId)
  if (!person) return
  const { timezone } = person.dayRule
  const at = now()
  for (const { id, reminders, due_at } of known) {
    const isUnderWay =
      due_at !== null && due_at <= at && dailyTimeAt(reminders, due_at.toISOString(), timezone) !== null
    const next = nextDailyTime(reminders, at.toISOString(), timezone)
    if (!isUnderWay && due_at?.toISOString() !== next?.instant)
      await setDue(tx, { ownerId: userId, kind: HABIT_DUE, subject: id }, next && parseInstant(next.instant))
  }
}

type PlannedHabit = { id: string; reminders: string[]; due_at: Date | null }

/** Habits that have times, and those that had some. */
const PLANNED = `
  select h.id, case when h.archived or h.deleted_at is not null then '{}' else h.reminders end as reminders, m.due_at
  from habits h
    left join due_moments m on m.owner_id = $1 and m.kind = $3 and m.subject = h.id
  where h.user_id = $1 and ($2::uuid[] is null or h.id = any($2)) and (h.reminders <> '{}' or m.due_at is not null)`

/**
 * Tells of a habit that is open on the date of one of its times, once for each, and sets the next time. The person is locked.
 *
 * Late by more than `lateness` of the kind it is a row of the inbox only (docs/rules/reminders.md).
 */
export async function fireHabit(
  inside: Inside,
  { ownerId, subject, dueAt, isLate }: DueMoment,
  now: Date,
): Promise<void> {
  const { db: tx } = inside
  const person = await personOf(tx, ownerId as UserId)
  const habit = person && (await findRow<typeof HABIT_FIELDS>(tx, entity, person.id, subject))
  if (!person || !habit || habit.archived || habit.deleted_at !== null) return
  const { timezone } = person.dayRule
  const time = dailyTimeAt(habit.reminders, dueAt.toISOString(), timezone)
  const date = localDate(dueAt, person.dayRule)
  if (time && (await isOpen(inside, person, habit as StoredHabit, { date, now }))) {
    const firing = { source: subject, subject, moment: time.moment }
    if (await isFirst(tx, person.id, firing, now))
      await tell(inside, person, habit as StoredHabit, { moment: time.moment, date, isLate })
  }
  const next = nextDailyTime(habit.reminders, laterOf(dueAt, now).toISOString(), timezone)
  await setDue(tx, { ownerId, kind: HABIT_DUE, subject }, next && parseInstant(next.instant))
}

async function isOpen(
  { db }: Inside,
  person: Person,
  habit: StoredHabit,
  { date, now }: { date: string; now: Date },
): Promise<boolean> {
  const today = localDate(now, person.dayRule)
  const asked = { today, weekStart: person.weekStart }
  const [past] = await pastsOf(db, person.id, [habit], {
    ...asked,
    rangeOf: () => ({ from: date, to: today }),
  })
  return past !== undefined && isOpenOn(past, date, asked)
}

async function tell(
  inside: Inside,
  person: Person,
  habit: StoredHabit,
  { moment, date, isLate }: { moment: string; date: string; isLate: boolean },
): Promise<void> {
  const { id, name } = habit
  const isTwelveHours = (await readSettings(inside.db, person.id)).time_format === 'h12'
  const isOneTap = wholeValueOf(habit, null) !== null
  await createNotice(inside, person, {
    kind: 'reminder',
    event: 'habit_reminder',
    key: `reminder ${id} ${moment}`,
    ...habitReminderWords(name, moment, isTwelveHours),
    target: { kind: 'habit', id, date },
    actions: isOneTap ? ['done', 'snooze', 'skip'] : ['snooze', 'skip'],
    missed: isLate,
  })
}
