import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 40rem)'
const WIDE = '(min-width: 72rem)'
/** A window that is a phone's, upright or on its side, or so small by zoom; as a media query. */
export const COMPACT = `${NARROW}, (max-height: 32rem)`
/** Any other window. */
export const NOT_COMPACT = '(width > 40rem) and (height > 32rem)'

/** Whether the window is as narrow as a phone's: there the agenda is the first view, and a week shows three days. */
export const useIsNarrow = () => useMedia(NARROW)
export const isNarrowNow = () => matchMedia(NARROW).matches
/** Whether the window is compact: the plan gets nearly all of it. */
export const useIsCompact = () => useMedia(COMPACT)
export const isCompactNow = () => matchMedia(COMPACT).matches
/** Whether there is room for the unscheduled tasks beside the plan. */
export const useIsWide = () => useMedia(WIDE)
export const isWideNow = () => matchMedia(WIDE).matches

/** Whether a media query applies. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
  )
}
