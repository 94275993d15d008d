import { useEffect, useState } from 'react'
import type { PublicPage } from '#shared/publicPages/publicPage.ts'
import type { LoadState } from '#web/kit/ui/loading/loadState.ts'

/** `page` is null where there is none. */
type Answer = { state: LoadState['state']; page: PublicPage | null }

/** The public page of a person; null where there is none. It is read without a session. */
export function usePublicPage(handle: string): { page: PublicPage | null; load: LoadState } {
  const [{ state, page }, setAnswer] = useState(LOADING)
  useEffect(() => {
    const leaving = new AbortController()
    void ask(handle, setAnswer, leaving.signal)
    return () => leaving.abort()
  }, [handle])
  function retry() {
    setAnswer(LOADING)
    void ask(handle, setAnswer)
  }
  return { page, load: { state, retry } }
}

const LOADING: Answer = { state: 'loading', page: null }

async function ask(handle: string, show: (answer: Answer) => void, signal?: AbortSignal): Promise<void> {
  try {
    show({ state: 'ready', page: await read(handle, signal) })
  } catch {
    if (!signal?.aborted) show({ state: 'failed', page: null })
  }
}

async function read(handle: string, signal?: AbortSignal): Promise<PublicPage | null> {
  const address = `/api/public/people/${encodeURIComponent(handle)}`
  const answer = await fetch(address, { cache: 'no-store', ...(signal && { signal }) })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`It answered ${answer.status}`)
  return (await answer.json()) as PublicPage
}
