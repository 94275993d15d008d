import type { HABIT_FIELDS } from '#shared/habits/habit.ts'
import type { Span } from '#shared/habits/past.ts'
import type { Versions } from '#shared/habits/versions.ts'
import type { StoredRow } from '#server/entity/entity.ts'

/** A habit as it is stored: its rules since its start, and when it was archived. */
export type StoredHabit = StoredRow<typeof HABIT_FIELDS> & { versions: Versions; archived_spans: Span[] }
