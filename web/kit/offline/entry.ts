import type { FieldError } from '#shared/errors.ts'

/** A change that the server has not confirmed. */
export type Waiting<Change = unknown, Row = unknown> = {
  /** Sorts by the order in which the person acted, over all slices and tabs. */
  key: string
  /** The name of the slice that the change belongs to. */
  slice: string
  change: Change
  /** The row as the person saw it then; null for a create. */
  before: Row | null
  /** The key of the change that it takes back: where that is refused there is nothing to take back. */
  undoes?: string
  /** Why the server cannot take it, as a sentence, once it has failed again and again while the server took others. */
  parked?: string
}

/** A change that the server will not take, kept until the person has decided. */
export type Refused<Change = unknown, Row = unknown, Copy = unknown> = {
  key: string
  slice: string
  change: Change
  /** The row's title, as the person typed it. */
  title: string
  /** Why, as a sentence. */
  reason: string
  /** What was typed, as a new row; null where there is nothing to keep. */
  copy: Copy | null
  /** What is wrong with which field of it; a copy is refused too until that is corrected. */
  faults?: FieldError[]
  /** The row as another device left it, when both changed the same field. */
  theirs: Row | null
}

/** The slice of entries without a name: version 1.2 queued nothing but tasks. */
const UNNAMED_SLICE = 'tasks'

/** An entry as a device or another tab has it. Version 1.2 wrote no `slice`, and `stuck` where `parked` is written now. */
export function waitingOf(kept: unknown): Waiting {
  const { slice = UNNAMED_SLICE, stuck, ...entry } = kept as Unnamed<Waiting> & { stuck?: string }
  return { ...(stuck !== undefined && { parked: stuck }), ...entry, slice }
}

/** A refused change as a device has it. Version 1.2 wrote no `slice`. */
export function refusedOf(kept: unknown): Refused {
  const { slice = UNNAMED_SLICE, ...refused } = kept as Unnamed<Refused>
  return { ...refused, slice }
}

type Unnamed<Entry extends { slice: string }> = Omit<Entry, 'slice'> & { slice?: string }
