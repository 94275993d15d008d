import type { Task } from '#shared/tasks/task.ts'
import { addMonths } from '#shared/time/civil.ts'
import type { DeviceStore } from '#web/kit/offline/store.ts'

/** A partition as this device has kept it. */
export type CachedPartition = {
  rows: Task[]
  /** When the server was asked for it last. Milliseconds of the clock; 0 where that is not known. */
  askedAt: number
}

/** A month that was not shown for so many days is not kept any more. */
const DAYS_KEPT = 90
/** At most so many months are kept. */
const MOST_MONTHS = 24

/** The kept copy of a partition, or null. */
export async function readPartition(store: DeviceStore, key: string): Promise<CachedPartition | null> {
  const [rows, askedAt] = await Promise.all([store.answer(rowsKey(key)), store.answer(askedKey(key))])
  if (typeof rows !== 'string') return null
  return { rows: JSON.parse(rows) as Task[], askedAt: typeof askedAt === 'number' ? askedAt : 0 }
}

/** Keeps a partition. As text, because a long list of objects takes the browser ten times as long to copy. */
export function writePartition(
  store: DeviceStore,
  key: string,
  { rows, askedAt }: CachedPartition,
): Promise<void> {
  return store.keepAnswers({ [rowsKey(key)]: JSON.stringify(rows), [askedKey(key)]: askedAt })
}

/** Removes kept months by the rule of {@link monthsToForget}. */
export async function dropOldMonths(store: DeviceStore, now: Date): Promise<void> {
  const asked = await store.answers(ASKED)
  const kept = new Map([...asked].map(([key, at]) => [key.slice(ASKED.length), Number(at)]))
  const keys = monthsToForget(kept, now).flatMap((month) => [rowsKey(month), askedKey(month)])
  if (keys.length > 0) await store.forgetAnswers(keys)
}

/**
 * Which kept months to remove: those not asked for in the {@link DAYS_KEPT} days before the server was asked for
 * anything last, so that a device without a network forgets nothing; and of more than {@link MOST_MONTHS} those that were
 * asked for the longest ago. This month and its neighbours stay, since the app opens with them.
 *
 * @param kept when each partition was asked for last; those that are no months stay
 */
export function monthsToForget(kept: ReadonlyMap<string, number>, now: Date): string[] {
  const first = `${now.toISOString().slice(0, 7)}-01`
  const near = [-1, 0, 1].map((months) => addMonths(first, months).slice(0, 7))
  const latestFirst = [...kept]
    .filter(([key]) => MONTH.test(key) && !near.includes(key))
    .toSorted(([, a], [, b]) => b - a)
  const oldest = Math.max(0, ...kept.values()) - DAYS_KEPT * 24 * 60 * 60 * 1000
  return latestFirst
    .filter(([, askedAt], place) => askedAt < oldest || place >= MOST_MONTHS - near.length)
    .map(([month]) => month)
}

const MONTH = /^\d{4}-\d\d$/
const ASKED = 'asked:'

function rowsKey(key: string): string {
  return `tasks:${key}`
}

function askedKey(key: string): string {
  return ASKED + key
}
