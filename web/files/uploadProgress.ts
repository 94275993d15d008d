import { useSyncExternalStore } from 'react'
import type { Transport } from '#web/kit/api.ts'

/** How much of each upload under way is sent, in percent, by its id. */
const percents = new Map<string, number>()
const listeners = new Set<() => void>()

/** How much of an upload is sent, in percent; null while it is not under way. */
export function useUploadProgress(id: string | null): number | null {
  return useSyncExternalStore(subscribe, () => percents.get(id ?? '') ?? null)
}

/** Sends a file and says how far that is: `fetch` does not. @param id of the upload */
export function withProgress(id: string): Transport {
  return (path, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.responseType = 'blob'
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        note(id, Math.round((100 * loaded) / total))
      })
      request.addEventListener('load', () => resolve(answerOf(request)))
      request.addEventListener('error', () => reject(new TypeError('The upload failed')))
      request.addEventListener('loadend', () => note(id, null))
      const stop = () => {
        request.abort()
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', stop, { once: true })
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
      note(id, 0)
      request.send(body as Blob)
    })
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name, value.join(': ')]
  })
  return new Response(request.response as Blob, { status: request.status, headers })
}

function note(id: string, percent: number | null) {
  if (percent === null) percents.delete(id)
  else percents.set(id, percent)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
