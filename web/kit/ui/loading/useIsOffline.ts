import { useSyncExternalStore } from 'react'

/** Whether the device says that it has no network. That it has one does not mean that the server answers. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (tell) => {
      for (const event of ['online', 'offline']) addEventListener(event, tell)
      return () => {
        for (const event of ['online', 'offline']) removeEventListener(event, tell)
      }
    },
    () => !navigator.onLine,
  )
}
