import { afterAll, expect, test } from 'vitest'
import webpush from 'web-push'
import { startPushPeer } from '#server/testing/pushPeer.ts'
import { newVapidPair } from './vapidPair.ts'

const now = () => new Date()
const peer = await startPushPeer(now)
afterAll(peer.close)

test('the push service of these tests takes what another sender makes, and reads the same in it', async () => {
  const { endpoint, keys } = await peer.subscribe()
  const { publicKey, privateKey } = newVapidPair()
  const message = { title: 'Grüße', body: '日本 🙂' }
  const details = webpush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { subject: 'mailto:goals@example.com', publicKey, privateKey },
    contentEncoding: 'aes128gcm',
    urgency: 'high',
    topic: 'x'.repeat(32),
    TTL: 3600,
  })
  const { headers, body, method } = details
  const sent = { ...headers, 'Content-Length': String(body?.length) } as Record<string, string>
  expect((await fetch(endpoint, { method, headers: sent, body: new Uint8Array(body ?? []) })).status).toBe(
    201,
  )
  expect(peer.faults).toEqual([])
  expect(peer.taken[0]).toMatchObject({
    message,
    key: publicKey,
    headers: { ttl: '3600', urgency: 'high', topic: 'x'.repeat(32), 'content-encoding': 'aes128gcm' },
  })
  expect(
    Object.keys(headers)
      .map((name) => name.toLowerCase())
      .toSorted(),
  ).toEqual(
    [
      'authorization',
      'content-encoding',
      'content-length',
      'content-type',
      'topic',
      'ttl',
      'urgency',
    ].toSorted(),
  )
})
