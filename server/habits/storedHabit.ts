import type { HABIT_FIELDS } from '#shared/habits/habit.ts'
import type { Span } from '#shared/habits/past.ts'
import type { Versions } from '#shared/habits/versions.ts'
import type { StoredRow } from '#server/kit/entity/entity.ts'

/** A habit as it is stored. */
export type StoredHabit = StoredRow<typeof HABIT_FIELDS> & {
  /** Its rules since its start. */
  versions: Versions
  /** When it was archived. */
  archived_spans: Span[]
  /** How often check-ins were written that are older than those that people may change. */
  past_revision: number
}
