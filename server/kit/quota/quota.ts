import { AppError } from '#shared/errors.ts'
import { MIB } from '#shared/numbers/mebibyte.ts'
import type { Tables } from '#server/kit/db/tables.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Settings } from '#server/settings.ts'
import { createUsageCount, type Usage } from './usage.ts'

/** Keeps what one person stores within the operator's bounds (docs/rules/http.md, Quotas; docs/decisions/0025). */
export type Quota = {
  /**
   * Counts what a request is about to add. Call it before the write, with the transaction where there is one.
   *
   * @param added tasks, rows of any kind, and bytes of text at most; `isWork` is work on what is there, which has more room
   * @throws AppError `conflict` when the account is full
   */
  reserve: (db: Db, userId: UserId, added: Partial<Added>) => Promise<void>
}

type Added = { tasks: number; rows: number; bytes: number; isWork: boolean }

/** Rows and texts that are in the trash or are history take room too, so they have bounds of their own: as many times as much. */
const ALL = { rows: 5, bytes: 2 }
/** Work on what is there goes on in a full account: completing a task adds to its history. It ends, too. */
const ALL_WITH_WORK = { rows: 6, bytes: 3 }
/** A full account that keeps writing is counted again after so many times as long as counting took: a twentieth of the time. */
const PAUSE_FACTOR = 20
/** After so many requests what they were thought to add has gone too far from what they did. */
const COUNTED_AGAIN_AFTER = 1000
const MAX_PEOPLE = 20_000

/** So much work is let through before the first count, which nobody should wait for who completes a task. */
const WORK_BEFORE_COUNT = 100

/** The last count, when the next is possible, and what was added since, by how many requests. */
type Known = { counted: Usage; dueAt: number; requests: number; tasks: number; rows: number; bytes: number }

const NOTHING: Usage = { tasks: 0, bytes: 0, allRows: 0, allBytes: 0 }

/**
 * Counts exactly once, adds what each request may add, and counts again before it refuses, and after many requests. Nothing is locked and no counter is
 * written, so people whose statements share a commit do not wait for each other.
 *
 * @param tables see `createUsageCount`
 * @param now milliseconds of a clock that never jumps
 */
export function createQuota(
  settings: Pick<Settings, 'QUOTA_TASKS' | 'QUOTA_TEXT_MB'>,
  { tables, now = () => performance.now() }: { tables?: Tables; now?: () => number } = {},
): Quota {
  const countUsage = createUsageCount(tables)
  const most = { tasks: settings.QUOTA_TASKS, bytes: settings.QUOTA_TEXT_MB * MIB }
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
    const dueAt = now() + PAUSE_FACTOR * (now() - began)
    return remember(userId, { counted, dueAt, requests: 0, tasks: 0, rows: 0, bytes: 0 })
  }

  /** Before the first count; it comes soon. */
  function uncounted(userId: UserId): Known {
    const requests = COUNTED_AGAIN_AFTER - WORK_BEFORE_COUNT
    return remember(userId, { counted: NOTHING, dueAt: -Infinity, requests, tasks: 0, rows: 0, bytes: 0 })
  }

  function remember(userId: UserId, known: Known): Known {
    people.delete(userId)
    people.set(userId, known)
    if (people.size > MAX_PEOPLE) people.delete(people.keys().next().value ?? userId)
    return known
  }

  return {
    async reserve(db, userId, { tasks = 0, rows = 0, bytes = 0, isWork = false }) {
      const added = { tasks, rows, bytes, isWork }
      let known = people.get(userId) ?? (isWork ? uncounted(userId) : await count(db, userId))
      if (known.counted === NOTHING && !isWork) known = await count(db, userId)
      const isOld = () => known.requests >= COUNTED_AGAIN_AFTER || excess(known, added, most) !== null
      if (isOld() && now() > known.dueAt) known = await count(db, userId)
      const message = excess(known, added, most)
      if (message) throw new AppError('conflict', message)
      known.requests += 1
      known.tasks += tasks
      known.rows += rows
      known.bytes += bytes
    },
  }
}

/** What there would be too much of, in words. */
function excess(
  { counted, ...since }: Known,
  added: Added,
  most: { tasks: number; bytes: number },
): string | null {
  const tasks = since.tasks + added.tasks
  const bytes = since.bytes + added.bytes
  const rows = Math.max(tasks, since.rows + added.rows) // a request that adds tasks is counted as a row, too
  const { isWork } = added
  const all = isWork ? ALL_WITH_WORK : ALL
  if (!isWork && counted.tasks + tasks > most.tasks)
    return `Your account is full: it holds ${most.tasks.toLocaleString('en')} tasks. Delete some to make room.`
  if (!isWork && counted.bytes + bytes > most.bytes)
    return `Your account is full: its texts take ${most.bytes / MIB} MB. Delete or shorten some to make room.`
  if (counted.allRows + rows > all.rows * most.tasks || counted.allBytes + bytes > all.bytes * most.bytes)
    return 'Your account is full, with its history and its trash, which empties itself after 30 days.'
  return null
}
