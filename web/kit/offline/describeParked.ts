import type { Waiting } from './entry.ts'
import type { OfflineSlice } from './offlineSlice.ts'

/** A parked change, for the person who has to decide about it. */
export type ParkedWords = {
  title: string
  words: string[]
  /** What was typed, as a new row; null where nothing was. */
  copy: unknown
  /** Keys of later changes that are of no use without it. */
  alsoOut: string[]
}

/**
 * Puts a parked change into words.
 *
 * @param held the later changes that wait with it
 */
export function describeParked(slice: OfflineSlice, entry: Waiting, held: readonly Waiting[]): ParkedWords {
  const { change, before, parked = '' } = entry
  // Without the row itself nothing can be done to it.
  const isOwn = (each: Waiting) => each.slice === slice.name
  const later = slice.creates(change) ? held.filter(isOwn) : []
  const typed = slice.replay([entry, ...later])
  const named = typed ?? before
  return {
    title: named === null ? `A ${slice.noun}` : slice.titleOf(named),
    words: [
      `${slice.describe(change)} has not been saved: the server answers, but fails at this. It said: “${parked}”`,
      ...(held.length > 0 ? [heldInWords(held.length)] : []),
    ],
    copy: typed && slice.isTyped(change) ? slice.copyOf(typed) : null,
    alsoOut: later.map(({ key }) => key),
  }
}

function heldInWords(count: number): string {
  return count === 1 ? '1 later change waits with it.' : `${count} later changes wait with it.`
}
