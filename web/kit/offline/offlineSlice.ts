import type { ReactNode } from 'react'
import type { FieldError } from '#shared/errors.ts'
import type { ToastLine } from '#web/kit/ui/overlays/toasts.ts'
import type { Waiting } from './entry.ts'

/**
 * Everything the app needs to know about the changes of one slice: how to show, order, send, undo and explain them.
 *
 * These are methods, so that slices of different changes fit into one list (method parameters are bivariant). A slice is
 * only ever given its own entries.
 */
export type OfflineSlice<Change = unknown, Row = unknown, Answer = unknown, Copy = unknown> = {
  /** Written into every entry on the device, so it can never be changed. */
  name: string
  /** What a row is called in a sentence: `task`. */
  noun: string

  // What is shown
  /** Applies the changes that wait, oldest first, on top of the server's rows. Called each time they have changed. */
  show(waiting: readonly Waiting<Change, Row>[]): void
  /** The row as it is shown, with what waits; undefined when it is not shown. */
  shown(id: string): Row | undefined
  /** Takes a row as the server has it. */
  put(row: Row): void
  /** Asks the server for a row again. @throws AppError when no answer comes */
  refetch?(id: string): Promise<void>

  // The order
  /** The row that a change is about. */
  rowId(change: Change): string
  /** Whether the row exists only from this change on. */
  creates(change: Change): boolean
  /** Ids of rows of other slices that the change names. It is sent after the changes that create them. */
  references?(change: Change): readonly string[]
  /** Whether a change is about a row that results from an earlier create of another row. */
  comesOf?(later: Waiting<Change, Row>, earlier: Waiting<Change, Row>): boolean
  /** Whether a change makes no sense before an earlier one of this slice that is about another row. */
  dependsOn?(later: Waiting<Change, Row>, earlier: Waiting<Change, Row>): boolean

  // The server
  /** @throws AppError: retryable when no answer came, else the refusal */
  send(entry: Waiting<Change, Row>): Promise<Answer>
  /**
   * Takes the answer. Called in every tab, directly before the change stops waiting, so that the screen shows no step back.
   *
   * @param isOwn whether the person made the change in this tab, since it was opened
   */
  arrived(entry: Waiting<Change, Row>, answer: Answer, isOwn: boolean): void

  // Undo
  /** The change that undoes one, or null where there is none. @param before the row before it; for a create the new one */
  invert(change: Change, before: Row): Change | null
  /** The same change, made at another moment. @param at ISO 8601 */
  madeAt(change: Change, at: string): Change
  /** What doing a change now is called that the server refused as too long ago; null where that gives nothing. */
  doneNow?(change: Change): string | null

  // Words
  /** What a toast says about a change; null where the screen shows enough. @param after the row as the change leaves it */
  announce(change: Change, after: Row | undefined): ToastLine | null
  /** How a change that undoes another leaves its row, after "is" or "are": `back at 21:30`, `in the trash`. */
  stateAfter(change: Change, row: Row): string
  /** The change as the subject of a sentence: `Your edit`. */
  describe(change: Change): string
  titleOf(row: Row): string
  /** The fields of an edit that another device gave another value, in words. */
  contested(change: Change, theirs: Row): ContestedField[]

  // What could not be saved
  /** The row as changes leave it, beginning with what was seen before the first. */
  replay(entries: readonly Waiting<Change, Row>[]): Row | undefined
  /** Whether the person typed something that is worth keeping: a create or an edit. */
  isTyped(change: Change): boolean
  /** What a new row with the same fields would be created from. */
  copyOf(row: Row): Copy
  createFrom(copy: Copy): Change
  /** The row in the details of a conflict; null when there is none. */
  parse(details: unknown): Row | null
  /** Shows a copy, to be corrected and created. Without one a copy is created as it is. */
  CopyDialog?(this: void, props: CopyDialogProps<Copy>): ReactNode
}

/** One field that two devices gave different values, in words. */
export type ContestedField = { label: string; mine: string; theirs: string }

export type CopyDialogProps<Copy> = {
  copy: Copy
  /** What is wrong with which field. */
  faults: FieldError[]
  onCreated: () => void
  onClose: () => void
}
