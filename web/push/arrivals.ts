import { WorkerMessage } from '#shared/push/workerMessage.ts'
import { goTo } from '#web/kit/navigation.tsx'

const listeners = new Set<() => void>()
let last: { title: string; at: number } | null = null

/** The push that came last while this page was open, `at` in milliseconds of `performance.now`; null before the first. */
export const lastArrival = () => last

/** Calls back when a push has come. @returns the way to stop */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hears what the service worker says of pushes: that one came, or where one leads that was pressed. @returns the way to stop */
export function followWorker(): () => void {
  const worker = navigator.serviceWorker
  const hear = ({ data }: MessageEvent) => {
    const message = WorkerMessage.safeParse(data)
    if (!message.success) return
    if (message.data.kind === 'open') return goTo(message.data.url)
    last = { title: message.data.title, at: performance.now() }
    for (const tell of listeners) tell()
  }
  worker?.addEventListener('message', hear)
  return () => worker?.removeEventListener('message', hear)
}
