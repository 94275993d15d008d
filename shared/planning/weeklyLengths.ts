import type { Known } from './understood.ts'

/** What follows: sessions of so much a week, of so much in all. */
export function withLengths(known: Known, given: Partial<Known>): Known {
  const { weekly_minutes: weekly, total_minutes: total } = known
  if (weekly !== null) {
    const perWeek = known.per_week ?? Math.min(7 - (known.not_on?.length ?? 0), Math.ceil(weekly / 60))
    const each = weekly / perWeek
    // `150 minutes a week` are three times 50; else sessions take quarters of an hour.
    const quarters = isAtMost(known) ? Math.max(1, Math.floor(each / 15)) : Math.ceil(each / 15)
    const minutes = given.minutes ?? Math.min(1440, each % 5 === 0 ? each : quarters * 15)
    return { ...known, per_week: perWeek, minutes }
  }
  if (total !== null) return { ...known, minutes: known.minutes ?? Math.min(60, total) }
  return known
}

/** `max 8 hours a week`: their sessions are no longer together. */
function isAtMost({ read }: Known): boolean {
  return read.some(
    ({ text, as }) =>
      as === 'length' &&
      /\b(?:max(?:imum)?|at (?:the )?most|(?:no|not) more than|up to|tops|under)\b/i.test(text),
  )
}
