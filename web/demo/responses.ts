import type { Answer, ToDemo } from '#shared/demo/messages.ts'

type Pending = {
  resolve: (response: Response) => void
  body: ReadableStreamDefaultController<Uint8Array> | null
}

/** Makes requests to a demo's worker, and Responses of the pieces in which it answers. */
export function createResponses(send: (message: ToDemo) => void) {
  const pending = new Map<string, Pending>()
  const encoder = new TextEncoder()

  function cancel(id: string) {
    if (pending.delete(id)) send({ kind: 'cancel', id })
  }

  function request(path: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> {
    const id = crypto.randomUUID()
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    pending.set(id, { resolve, body: null })
    signal?.addEventListener('abort', () => {
      pending.get(id)?.body?.error(signal.reason)
      cancel(id)
      reject(signal.reason as Error)
    })
    send({
      kind: 'request',
      id,
      request: {
        path,
        method,
        headers: Object.fromEntries(new Headers(headers)),
        body: typeof body === 'string' ? body : null,
      },
    })
    return promise
  }

  function begin({ id, status, headers }: Answer & { kind: 'head' }, to: Pending) {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (to.body = controller),
      cancel: () => cancel(id),
    })
    to.resolve(new Response(status === 204 ? null : body, { status, headers }))
  }

  function receive(answer: Answer) {
    const to = pending.get(answer.id)
    if (!to) return
    if (answer.kind === 'head') return begin(answer, to)
    if (answer.kind === 'chunk') return to.body?.enqueue(encoder.encode(answer.text))
    pending.delete(answer.id)
    if (answer.isCut) to.body?.error(new TypeError('Another tab answers now'))
    else to.body?.close()
  }

  return { request, receive }
}
