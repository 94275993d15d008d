import { useSyncExternalStore } from 'react'

/** Whether the window is as narrow as a phone's: there the agenda is the first view, and a week shows three days. */
export const useIsNarrow = () => useMedia('(max-width: 40rem)')
/** Whether the window is a phone's, upright or on its side, or so small by zoom: the plan gets nearly all of it. */
export const useIsCompact = () => useMedia('(max-width: 40rem), (max-height: 32rem)')
/** Whether there is room for the unscheduled tasks beside the plan. */
export const useIsWide = () => useMedia('(min-width: 72rem)')

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
  )
}
