/** So far back what an outage has missed is made up for. */
const MOST_MISSED_DAYS = 7

/** From when on the next firing is looked for: the one that was just due, unless it lies too far back. */
export function laterOf(dueAt: Date, now: Date): Date {
  const oldest = now.getTime() - MOST_MISSED_DAYS * 86_400_000
  return dueAt.getTime() > oldest ? dueAt : new Date(oldest)
}
