import type { Waiting } from './entry.ts'
import type { OfflineSlice } from './offlineSlice.ts'

/** The slices whose changes this version can send, by name. */
export type OfflineSlices = ReadonlyMap<string, OfflineSlice>

/** Whether a change makes no sense before an earlier one. */
export type DependsOn = (later: Waiting, earlier: Waiting) => boolean

/**
 * The order over all slices: a change depends on earlier ones of its own row, on those that create a row it names, and
 * on what its slice says beyond that.
 */
export function dependenciesOf(slices: OfflineSlices): DependsOn {
  return (later, earlier) => {
    const [slice, other] = [slices.get(later.slice), slices.get(earlier.slice)]
    if (!slice || !other) return false
    if (other.creates(earlier.change) && names(slices, later, earlier)) return true
    if (slice !== other) return false
    return (
      slice.rowId(later.change) === slice.rowId(earlier.change) ||
      (slice.comesOf?.(later, earlier) ?? false) ||
      (slice.dependsOn?.(later, earlier) ?? false)
    )
  }
}

/** Whether one of two changes names the row that the other is about. Such changes keep their order while one has to wait. */
export function areLinked(slices: OfflineSlices, a: Waiting, b: Waiting): boolean {
  return names(slices, a, b) || names(slices, b, a)
}

function names(slices: OfflineSlices, { slice, change }: Waiting, other: Waiting): boolean {
  const id = slices.get(other.slice)?.rowId(other.change)
  return id !== undefined && (slices.get(slice)?.references?.(change).includes(id) ?? false)
}

/**
 * The change to send next: the oldest one that may be sent and depends on none that may not.
 *
 * @param waiting oldest first
 * @param maySend false for a parked change that is not due for another try, and for one of a slice that is not known
 */
export function nextToSend(
  waiting: readonly Waiting[],
  maySend: (entry: Waiting) => boolean,
  dependsOn: DependsOn,
): Waiting | undefined {
  const left: Waiting[] = []
  for (const entry of waiting) {
    const isHeld = left.some((earlier) => dependsOn(entry, earlier))
    if (!isHeld && maySend(entry)) return entry
    left.push(entry)
  }
  return undefined
}

/** The later changes that wait with a parked one, because they depend on it or on another that does. */
export function heldBy(
  parked: Waiting,
  waiting: readonly Waiting[],
  dependsOn: DependsOn,
): readonly Waiting[] {
  const held = [parked]
  for (const entry of waiting)
    if (entry.key > parked.key && held.some((earlier) => dependsOn(entry, earlier))) held.push(entry)
  return held.slice(1)
}

/** The changes that go as soon as they can: neither parked nor held by one that is. */
export function sendable(waiting: readonly Waiting[], dependsOn: DependsOn): readonly Waiting[] {
  const parked = waiting.filter((entry) => entry.parked !== undefined)
  if (parked.length === 0) return waiting
  const held = new Set([...parked, ...parked.flatMap((entry) => heldBy(entry, waiting, dependsOn))])
  return waiting.filter((entry) => !held.has(entry))
}
