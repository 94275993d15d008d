import type { moveByKeys } from './moveByKeys.ts'

/** Loads the code of moves by keys, ahead of the first one where there is a sign of it. */
export const loadKeyMoves = () => import('./moveByKeys.ts')

/**
 * Begins to move a task by keys. Those that are pressed while the code of it loads belong to the move.
 *
 * @throws where the code cannot be loaded
 */
export async function moveOnceLoaded(...move: Parameters<typeof moveByKeys>): Promise<void> {
  const loading = new AbortController()
  const pressed: KeyboardEvent[] = []
  const keep = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    pressed.push(event)
  }
  addEventListener('keydown', keep, { capture: true, signal: loading.signal })
  try {
    const loaded = await loadKeyMoves()
    loaded.moveByKeys(...move)
  } finally {
    loading.abort()
  }
  for (const event of pressed) dispatchEvent(new KeyboardEvent('keydown', event))
}
