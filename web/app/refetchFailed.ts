import type { Query, QueryClient } from '@tanstack/react-query'
import { isRetryable } from '#web/kit/networkFailure.ts'

const FIRST_MS = 4_000
const LAST_MS = 30_000

/** Asks again for what could not be fetched and may work now. */
export async function refetchFailed(client: QueryClient): Promise<void> {
  await client.refetchQueries({ predicate: hasFailed })
}

/**
 * Asks again for what could not be fetched after four seconds, eight, up to half a minute: an open stream says nothing about
 * a server that answers no more, and nothing else on an idle screen would ask.
 *
 * @returns the way to stop
 */
export function keepRefetching(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = FIRST_MS
  const plan = () => {
    timer ??= setTimeout(() => void again(), delay)
  }
  const again = async () => {
    await refetchFailed(client)
    timer = undefined
    const isLeft = cache.getAll().some(hasFailed)
    delay = isLeft ? Math.min(LAST_MS, delay * 2) : FIRST_MS
    if (isLeft) plan()
  }
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && hasFailed(query)) plan()
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

function hasFailed({ state }: Query): boolean {
  return state.status === 'error' && isRetryable(state.error)
}
