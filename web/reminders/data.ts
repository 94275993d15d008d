import * as z from 'zod/mini'
import type { EntityChange } from '#shared/entity/change.ts'
import type { Fields } from '#shared/entity/fields.ts'
import { newRow, type Row } from '#shared/entity/row.ts'
import { leadInWords } from '#shared/reminders/leadInWords.ts'
import { Reminder, type ReminderPatch } from '#shared/reminders/reminder.ts'
import { createCollection } from '#web/kit/collection/createCollection.ts'
import type { AskedReminder } from './saveReminders.ts'

/** A reminder on this device. The server's has neither an owner nor a trash. */
export type StoredReminder = Reminder & Row

const Stored = z.pipe(
  Reminder,
  z.transform((row): StoredReminder => ({ ...newRow(row.id, '', row.created_at), ...row })),
)

const FIELDS = {
  target_kind: { schema: z.string(), sql: 'text', label: 'Of' },
  target_id: { schema: z.uuid(), sql: 'uuid', label: 'Task' },
  kind: { schema: z.string(), sql: 'text', label: 'Kind' },
  minutes_before: { schema: z.nullable(z.int()), sql: 'int', label: 'Time before' },
  at: { schema: z.nullable(z.string()), sql: 'text', label: 'Moment' },
} satisfies Fields

/** The tasks whose creation a change waits for, beside what it names. */
type Following = { after?: readonly string[] }

/** Reminders of tasks and series on this device (docs/rules/reminders.md, Reminders). Their list is asked for by the task dialog. */
export const reminders = createCollection<StoredReminder, Omit<AskedReminder, 'id'>, ReminderPatch>({
  name: 'reminders',
  path: '/api/reminders',
  schema: Stored,
  fields: FIELDS,
  noun: 'reminder',
  titleOf: ({ minutes_before, at }) =>
    at === null ? leadInWords(minutes_before ?? 0) : at.replace('T', ', '),
  begin: (asked, row) => ({ ...row, next_at: null, ...asked }),
  order: (a, b) => (b.minutes_before ?? 0) - (a.minutes_before ?? 0) || (a.id < b.id ? -1 : 1),
  extend: (opened) => {
    const { offline } = opened
    return {
      ...opened,
      offline: {
        ...offline,
        references: (change: EntityChange<AskedReminder, ReminderPatch> & Following) => [
          ...(offline.references?.(change) ?? []),
          ...(change.after ?? []),
        ],
        invert: () => null, // what is deleted is gone for good
      },
    }
  },
})
