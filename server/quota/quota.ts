import { AppError } from '#shared/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Settings } from '#server/settings.ts'
import { countUsage, type Usage } from './usage.ts'

/** Keeps what one person stores within the operator's bounds (docs/rules.md, Quotas; docs/decisions/0025). */
export type Quota = {
  /**
   * Counts what a request is about to add. Call it before the write, with the transaction where there is one.
   *
   * @param added tasks, and bytes of text at most
   * @throws AppError `conflict` when the account is full
   */
  reserve: (db: Db, userId: UserId, added: { tasks?: number; bytes?: number }) => Promise<void>
}

/** Rows and texts that are in the trash or are history take room too, so they have bounds of their own: as many times as much. */
const ALL_ROWS = 5
const ALL_BYTES = 2
/** A full account that keeps writing is counted again after so many times as long as counting took: a twentieth of the time. */
const PAUSE_FACTOR = 20
const MAX_PEOPLE = 20_000

/** The last count, when the next is due, and what was added since. */
type Known = { counted: Usage; dueAt: number; tasks: number; bytes: number }

/**
 * Counts exactly once, adds what each request may add, and counts again before it refuses. Nothing is locked and no counter is
 * written, so people whose statements share a commit do not wait for each other.
 *
 * @param now milliseconds of a clock that never jumps
 */
export function createQuota(
  settings: Pick<Settings, 'QUOTA_TASKS' | 'QUOTA_TEXT_MB'>,
  now = () => performance.now(),
): Quota {
  const most = { tasks: settings.QUOTA_TASKS, bytes: settings.QUOTA_TEXT_MB * 1_048_576 }
  const people = new Map<UserId, Known>()
  const underway = new Map<UserId, Promise<Known>>()

  /** One count at a time: requests that come together share it. */
  function count(db: Db, userId: UserId): Promise<Known> {
    const counting = underway.get(userId) ?? countNow(db, userId).finally(() => underway.delete(userId))
    underway.set(userId, counting)
    return counting
  }

  async function countNow(db: Db, userId: UserId): Promise<Known> {
    const began = now()
    const counted = await countUsage(db, userId)
    const known = { counted, dueAt: now() + PAUSE_FACTOR * (now() - began), tasks: 0, bytes: 0 }
    people.delete(userId)
    people.set(userId, known)
    if (people.size > MAX_PEOPLE) people.delete(people.keys().next().value ?? userId)
    return known
  }

  return {
    async reserve(db, userId, { tasks = 0, bytes = 0 }) {
      let known = people.get(userId) ?? (await count(db, userId))
      const refusal = () => excess(known, { tasks, bytes }, most)
      if (refusal() && now() > known.dueAt) known = await count(db, userId)
      const message = refusal()
      if (message) throw new AppError('conflict', message)
      known.tasks += tasks
      known.bytes += bytes
    },
  }
}

/** What there would be too much of, in words. */
function excess(
  { counted, ...since }: Known,
  added: { tasks: number; bytes: number },
  most: { tasks: number; bytes: number },
): string | null {
  const tasks = since.tasks + added.tasks
  const bytes = since.bytes + added.bytes
  if (counted.tasks + tasks > most.tasks)
    return `Your account is full: it holds ${most.tasks.toLocaleString('en')} tasks. Delete some to make room.`
  if (counted.bytes + bytes > most.bytes)
    return `Your account is full: its texts take ${most.bytes / 1_048_576} MB. Delete or shorten some to make room.`
  if (counted.allRows + tasks > ALL_ROWS * most.tasks || counted.allBytes + bytes > ALL_BYTES * most.bytes)
    return 'Your account is full, with its history and its trash, which empties itself after 30 days.'
  return null
}
