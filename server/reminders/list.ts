import * as z from 'zod/mini'
import type { Reminder } from '#shared/reminders/reminder.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { REMINDER_COLUMNS } from './rows.ts'

type Listing = { target_id?: string | undefined; limit: number; cursor?: string | undefined }

/** Of the last one: when it comes, as the database writes it, and its id. */
const Cursor = z.tuple([
  z.string().check(z.regex(/^(infinity|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/)),
  z.uuid(),
])

/** A page of a person's reminders, or of those of one task or series: the soonest first, those with nothing to come last. */
export async function listReminders(
  { db }: Deps,
  person: Person,
  { target_id, limit, cursor }: Listing,
): Promise<{ items: Reminder[]; next_cursor: string | null }> {
  const [after, afterId] = cursor === undefined ? [null, null] : decodeCursor(Cursor, cursor)
  const rows = await db.read<Reminder>(LIST, [person.id, target_id ?? null, limit, after, afterId])
  const items = rows.slice(0, limit)
  return { items, next_cursor: nextCursor(rows, items, (last) => [last.next_at ?? 'infinity', last.id]) }
}

const LIST = `
  select ${REMINDER_COLUMNS} from reminders r
  where r.user_id = $1 and ($2::uuid is null or r.task_id = $2 or r.series_id = $2)
    and ($4::timestamptz is null or (coalesce(r.next_at, 'infinity'), r.id) > ($4, $5::uuid))
  order by coalesce(r.next_at, 'infinity'), r.id limit $3::int + 1`
