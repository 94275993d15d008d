/** How far data is loaded: there (`ready`), being loaded, or impossible to load right now. */
export type LoadState = { state: 'ready' | 'loading' | 'failed'; retry: () => void }

/** @param isKnown whether there is something to show, from the server or from this device */
export function loadStateOf(isKnown: boolean, hasFailed: boolean): LoadState['state'] {
  if (isKnown) return 'ready'
  return hasFailed ? 'failed' : 'loading'
}
