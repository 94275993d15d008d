import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { importJWK, jwtVerify, type JWTPayload } from 'jose'
import { createReceiver, type Receiver } from './pushReceiver.ts'

/** A push as the service got it and its browser reads it. */
type Taken = {
  url: string
  headers: IncomingHttpHeaders
  /** The claims of its token, which was good. */
  claims: JWTPayload
  /** The key that it was signed with, in base64url. */
  key: string
  body: Buffer
  /** What the browser shows. */
  message: Record<string, unknown>
}

/**
 * A push service on a socket. It takes what a real one takes: a token of the sender's, signed for this service, and a body that the
 * browser of the endpoint can decrypt. Set `answer` to answer otherwise; `tries` counts what came in any case.
 */
export async function startPushPeer(now: () => Date) {
  const taken: Taken[] = []
  const receivers = new Map<string, Receiver>()
  const peer = {
    taken,
    tries: 0,
    /** What was wrong with what was refused. */
    faults: [] as string[],
    answer: (response: ServerResponse, _tries: number): void => void response.writeHead(201).end(),
    url: '',
    host: '',
    /** A browser that has subscribed: what it registers with the server. */
    async subscribe() {
      const receiver = await createReceiver()
      const path = `/push/${crypto.randomUUID()}`
      receivers.set(path, receiver)
      return { endpoint: `${peer.url}${path}`, expirationTime: null, keys: receiver.keys }
    },
    close: () => {},
  }
  const server = createServer(async (request, response) => {
    peer.tries += 1
    const body = await buffer(request)
    const { url = '', headers, method } = request
    try {
      const receiver = receivers.get(url)
      if (method !== 'POST' || !receiver) throw new Error(`${method} ${url} is no subscription`)
      const { claims, key } = await verifySender(headers, peer.url, now())
      const message = JSON.parse(new TextDecoder().decode(await receiver.decrypt(body)))
      if (!headers.ttl || headers['content-encoding'] !== 'aes128gcm') throw new Error('Headers are missing')
      const one = { url, headers, claims, key, body, message }
      peer.answer(response, peer.tries)
      if (response.statusCode < 300) taken.push(one)
    } catch (error) {
      peer.faults.push(String(error))
      response.writeHead(403).end()
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  peer.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  peer.url = `http://${peer.host}`
  peer.close = () => {
    server.close()
    server.closeAllConnections()
  }
  return peer
}

/** RFC 8292: `vapid t=<token>, k=<key>`; the token is for this service, and good for a day at most. */
async function verifySender(headers: IncomingHttpHeaders, origin: string, now: Date) {
  const [, token = '', key = ''] = headers.authorization?.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) throw new Error('k is no key')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const { payload } = await jwtVerify(token, publicKey, {
    audience: origin,
    algorithms: ['ES256'],
    currentDate: now,
    requiredClaims: ['exp', 'sub'],
  })
  if ((payload.exp ?? Infinity) > now.getTime() / 1000 + 24 * 3600) throw new Error('exp is too far ahead')
  return { claims: payload, key }
}
