import type { Waiting } from './entry.ts'
import type { OfflineSlice } from './offlineSlice.ts'
import { createWaitingStore, type WaitingStore } from './waitingStore.ts'

/** The server's row after an action; null where it answers none: then the row is as this device applied the action. */
type Answer<Row> = Row | null
type Part<Action, Row> = OfflineSlice<Action, Row, Answer<Row>, null>

/** What a slice of actions has to say, and what it may say beside the defaults. */
export type ActionOptions<Action, Row> = Pick<Part<Action, Row>, 'name' | 'rowId' | 'send'> &
  Partial<
    Pick<
      Part<Action, Row>,
      'arrived' | 'comesOf' | 'creates' | 'dependsOn' | 'invert' | 'references' | 'refetch'
    >
  > & {
    /** The row as the server has it, where this tab knows it. */
    known: (id: string) => Row | undefined
    /** The row as an action leaves it. @param row undefined where there is none or none is known */
    apply: (row: Row | undefined, action: Action) => Row | undefined
    /** Takes a row as the server has it after an action. */
    put: (row: Row, action: Action) => void
    words: ActionWords<Action, Row>
  }

type ActionWords<Action, Row> = Pick<Part<Action, Row>, 'noun' | 'titleOf' | 'describe'> &
  /** Without `announce` the screen shows enough; `stateAfter` is only asked of what has an `invert`. */
  Partial<Pick<Part<Action, Row>, 'announce' | 'stateAfter'>>

/** How actions are shown, sent and explained, and those that wait. */
export type OfflineActions<Action, Row> = Part<Action, Row> & { waiting: WaitingStore<Action, Row> }

/**
 * The changes of a slice that are no edits of fields: a message is sent, a suggestion dismissed. Unless the options say otherwise
 * they are about rows that exist and cannot be undone. No field is contested, and nothing is kept as a new row when one is
 * refused.
 */
export function offlineActions<Action extends { at: string }, Row>(
  options: ActionOptions<Action, Row>,
): OfflineActions<Action, Row> {
  const { known, apply, put, words, ...own } = options
  const { rowId } = own
  const waiting = createWaitingStore<Action, Row>()
  const after = (row: Row | undefined, entries: readonly Waiting<Action, Row>[]) =>
    entries.reduce((before, { change }) => apply(before, change), row)
  return {
    waiting,
    show: waiting.show,
    shown: (id) =>
      after(
        known(id),
        waiting.entries().filter(({ change }) => rowId(change) === id),
      ),
    put: () => {}, // only for a contested row
    creates: () => false,
    arrived: ({ change }, answer) => {
      const row = answer ?? apply(known(rowId(change)), change)
      if (row) put(row, change)
    },
    invert: () => null,
    madeAt: (action, at) => ({ ...action, at }),
    announce: () => null,
    stateAfter: () => 'as it was',
    contested: () => [],
    replay: (entries) => after(entries[0]?.before ?? undefined, entries),
    isTyped: () => false,
    copyOf: () => null,
    createFrom: () => {
      throw new Error(`Refused actions of ${own.name} are not made again`)
    },
    parse: () => null,
    ...words,
    ...own,
  }
}

/** Rows with the actions that wait. Those that only exist by an action come last, in the order in which they were made. */
export function rowsWithActions<Action, Row extends { id: string }>(
  rows: readonly Row[],
  actions: readonly Action[],
  { rowId, apply }: Pick<ActionOptions<Action, Row>, 'rowId' | 'apply'>,
): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const action of actions) {
    const id = rowId(action)
    const after = apply(byId.get(id), action)
    if (after) byId.set(id, after)
    else byId.delete(id)
  }
  return [...byId.values()]
}
