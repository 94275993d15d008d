import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import type { CheckedTarget } from './checkTarget.ts'
import type { OutboundAnswer, OutboundRequest } from './outboundRequest.ts'

/**
 * Sends one request to an address that was checked, over a connection of its own, and reads what it may of the answer.
 *
 * @throws an Error when there is no connection, no answer, or the signal comes first
 */
export function sendTo(
  { url, addresses }: CheckedTarget,
  { method, headers, body, maxBytes }: OutboundRequest,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OutboundAnswer>()
  const { request } = url.protocol === 'https:' ? https : http
  const sent = request(url, {
    method,
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Goal Crusher', ...headers },
    agent: false,
    lookup: pinnedTo(addresses),
    signal,
  })
  sent.once('response', (answer) => {
    readUpTo(answer, maxBytes)
      .then(({ bytes, isCut }) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes, isCut })
        sent.destroy()
      })
      .catch(reject)
  })
  sent.on('error', reject) // also of a connection that is cut once enough was read
  sent.end(body)
  return promise
}

/** Answers every look-up of a connection with the addresses that were checked. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_host, { all }, answer) => {
    const [first] = entries
    if (all) answer(null, entries)
    else answer(null, first?.address ?? '', first?.family)
  }
}

async function readUpTo(
  answer: IncomingMessage,
  maxBytes: number,
): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.byteLength
    if (length > maxBytes) break
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: length > maxBytes }
}
