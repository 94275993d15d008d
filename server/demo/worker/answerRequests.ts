import type { Answer, ToDemo } from '#shared/demo/messages.ts'
import type { Demo } from '../openDemo.ts'

type Send = (tab: string, message: Answer) => void

/** Answers the requests of all tabs out of one demo, piece by piece, so that a stream of events is an answer like others. */
export function createAnswers(demo: Demo, send: Send) {
  /** What stops each answer that is under way, by the request's id. */
  const stops = new Map<string, { tab: string; stop: () => void }>()

  async function answer(tab: string, { id, request }: ToDemo & { kind: 'request' }) {
    const { path, method, headers, body } = request
    const stopped = Promise.withResolvers<null>()
    stops.set(id, { tab, stop: () => stopped.resolve(null) })
    const response = await demo.request(path, { method, headers, body })
    send(tab, { kind: 'head', id, status: response.status, headers: Object.fromEntries(response.headers) })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const piece = await Promise.race([stopped.promise, reader?.read()])
      if (piece?.value === undefined) {
        void reader?.cancel().catch(() => {})
        stops.delete(id)
        return send(tab, { kind: 'end', id, isCut: piece === null })
      }
      send(tab, { kind: 'chunk', id, text: piece.value })
    }
  }

  return {
    answer,
    cancel: (id: string) => stops.get(id)?.stop(),
    /** Stops the answers of a tab that is gone; without one all of them. */
    stopAll(gone?: string) {
      for (const { tab, stop } of stops.values()) if (gone === undefined || tab === gone) stop()
    },
  }
}
