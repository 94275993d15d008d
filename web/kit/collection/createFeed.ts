import { useMutation, useQuery } from '@tanstack/react-query'
import type { Api } from '#web/kit/api.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'
import {
  type ActionOptions,
  type OfflineActions,
  offlineActions,
  rowsWithActions,
} from '#web/kit/offline/offlineActions.ts'
import { useWaiting } from '#web/kit/offline/waitingStore.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useMakeChange } from '#web/kit/workspace/makeChange.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { createFeedRows, type FeedRow, type FeedSource } from './feedRows.ts'

/** What feeds know of their rows, and of what a person can do in them. */
export type FeedOptions<Row extends FeedRow, Action> = FeedSource<Row> &
  Omit<ActionOptions<Action, Row>, 'known' | 'put' | 'apply' | 'send'> & {
    /** The feed that an action is about: `(message) => message.to`. */
    keyOf: (action: Action) => string
    /** The row as an action leaves it. @param row undefined where there is none or none is loaded */
    apply: (row: Row | undefined, action: Action, context: SliceContext) => Row | undefined
    /** @returns the server's row after it; null where it answers none */
    send: (api: Api, action: Action) => Promise<Row | null>
  }

export type OpenFeeds<Row extends FeedRow, Action> = Omit<OpenSlice, 'offline'> & {
  feeds: ReturnType<typeof createFeedRows<Row>>
  offline: OfflineActions<Action, Row>
  /** Loaded rows with the actions of their feed that wait: new rows first, as the newest. */
  withWaiting: (key: string, rows: readonly Row[], waiting: readonly Waiting<Action, Row>[]) => readonly Row[]
}

/**
 * The browser's side of rows that are too many for one list, newest first: the messages of a conversation, an activity. Its slice
 * for `web/slices.ts`, and the hooks for its screens, which open it.
 */
export function createFeed<Row extends FeedRow, Action extends { at: string }>(
  options: FeedOptions<Row, Action>,
) {
  const slice = {
    name: options.name,
    open: (context: SliceContext) => open(options, context),
  } satisfies Slice
  return {
    slice,
    /** The loaded rows of a feed with what waits, and the way to older ones. */
    useFeed: (key: string) => useFeed<Row, Action>(slice, key),
    /** Does something: on screen at once, on the device next, then sent. */
    useAct: () => {
      useLateSlice(slice)
      return useMakeChange<Action>(slice.name)
    },
  }
}

function open<Row extends FeedRow, Action extends { at: string }>(
  options: FeedOptions<Row, Action>,
  context: SliceContext,
): OpenFeeds<Row, Action> {
  const { path: _path, schema: _schema, keyOf, send, ...actions } = options
  const feeds = createFeedRows(options, context)
  const apply = (row: Row | undefined, action: Action) => options.apply(row, action, context)
  const offline = offlineActions<Action, Row>({
    ...actions,
    known: feeds.row,
    apply,
    put: (row, action) => feeds.put(keyOf(action), row),
    send: ({ change }) => send(context.api, change),
  })
  return {
    feeds,
    offline,
    tables: [options.name],
    follow: feeds.follow,
    withWaiting: (key, rows, waiting) => {
      const own = waiting.map(({ change }) => change).filter((action) => keyOf(action) === key)
      return rowsWithActions(rows.toReversed(), own, { rowId: options.rowId, apply }).toReversed()
    },
  }
}

type LoadedFeed<Row> = {
  /** Newest first. */
  rows: readonly Row[]
  /** Loads the next page; null when there are no older rows. */
  loadOlder: (() => void) | null
  /** How far that is. */
  older: 'idle' | 'pending' | 'error' | 'success'
} & LoadState

function useFeed<Row extends FeedRow, Action>(slice: Slice, key: string): LoadedFeed<Row> {
  const { feeds, offline, withWaiting } = useLateSlice<OpenFeeds<Row, Action>>(slice)
  const { data, isError, refetch } = useQuery(feeds.feed(key))
  const waiting = useWaiting(offline.waiting)
  const older = useMutation({ mutationFn: () => feeds.loadOlder(key) })
  return {
    rows: withWaiting(key, data?.rows ?? [], waiting),
    loadOlder: data?.older == null ? null : () => older.mutate(),
    older: older.status,
    state: loadStateOf(data !== undefined, isError),
    retry: () => void refetch(),
  }
}
