import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it came to the peer. */
export type Asked = {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: Buffer<ArrayBuffer>
}

/**
 * A speech or transcription service on a socket, which answers as a test says.
 *
 * Set `peer.answer` to write the answer by hand; `asked` holds what came, in order.
 */
export async function startVoicePeer() {
  const asked: Asked[] = []
  const peer = {
    answer: (response: ServerResponse, _request: Asked): void | Promise<void> => void response.end(),
    asked,
    /** Resolves when the caller of the last request has gone before the end of its answer. */
    left: Promise.resolve(),
    url: '',
    close: () => {},
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    peer.left = new Promise((resolve) =>
      response.on('close', () => {
        if (!response.writableFinished) resolve()
      }),
    )
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const one = { method, url, headers, body: Buffer.concat(parts) }
      asked.push(one)
      void peer.answer(response, one)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  peer.close = () => {
    server.close()
    server.closeAllConnections()
  }
  return peer
}
