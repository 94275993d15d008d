import type { OfflineSlice } from '#web/kit/offline/offlineSlice.ts'
import type { Workspace } from './workspace.ts'

/** A slice whose changes go through the queue. @throws where `web/slices.ts` does not list it */
export function sliceOf({ offline }: Pick<Workspace, 'offline'>, name: string): OfflineSlice {
  const slice = offline.get(name)
  if (!slice) throw new Error(`web/slices.ts does not list ${name}`)
  return slice
}
