import type { QueryClient } from '@tanstack/react-query'
import type { RowChange } from '#shared/realtime/change.ts'
import type { Api } from '#web/kit/api.ts'
import type { OfflineSlice } from '#web/kit/offline/offlineSlice.ts'
import type { DeviceStore } from '#web/kit/offline/store.ts'

/** One subject of the product as the app sees it. `web/slices.ts` lists them all, those of the first screen and later ones. */
export type Slice = {
  /** Names its changes in the queue, so it can never be changed. */
  name: string
  /** Opens it for the signed-in person. */
  open: (context: SliceContext) => OpenSlice
}

/** What every slice of the signed-in person may use. */
export type SliceContext = {
  userId: string
  /** The person's calls to the server. */
  api: Api
  /** The server's answers in memory. Queries with `meta: { kept: true }` are also kept on the device. */
  client: QueryClient
  device: DeviceStore
  /** Today's local date by the person's own day. */
  today: () => string
  /** Resolves when no change is on its way: an answer that is asked for meanwhile could miss it. */
  idle: () => Promise<void>
}

export type OpenSlice = {
  /** How its changes are shown, sent and explained; left out by a slice that queues none. */
  offline?: OfflineSlice
  /** Tables whose changes it follows. */
  tables: readonly string[]
  /** Asks again for exactly the rows of its tables that changed. What waits here stays on top of them. */
  follow: (changes: readonly RowChange[]) => void | Promise<void>
  /** Asks for what the first screen will show; resolves when that is here or could not be fetched. Not called on a later slice. */
  prefetch?: () => Promise<unknown>
  /** Removes what it has written beside the person's store: they have signed out. */
  forget?: () => void
  close?: () => void
}
