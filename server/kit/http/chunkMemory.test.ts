import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bodyChunks } from './bodyBytes.ts'

const SIZE = 1_048_576
const body = new Uint8Array(SIZE).fill(7)

/** Answers how many bytes came, and how many of them still take memory. */
const app = new Hono().post('/', async (c) => {
  const chunks: Uint8Array[] = []
  let came = 0
  for await (const chunk of bodyChunks(c, SIZE)) {
    came += chunk.length
    chunks.push(chunk)
  }
  return c.json({ came, kept: chunks.reduce((sum, { byteLength }) => sum + byteLength, 0) })
})

test('what came over the network takes no memory once it is kept elsewhere', async () => {
  const http = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(http, 'listening')
  try {
    const { port } = http.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })
    const { came, kept } = (await answer.json()) as { came: number; kept: number }
    expect(came).toBe(SIZE)
    expect(kept).toBeLessThan(SIZE / 10) // a few parts share a buffer with others
  } finally {
    http.close()
  }
})

test('bytes of a request from this process are left as they are', async () => {
  const chunk = new Uint8Array(64).fill(7)
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(chunk)
      controller.close()
    },
  })
  const answer = await app.request('/', { method: 'POST', body: stream, duplex: 'half' })
  expect(await answer.json()).toEqual({ came: 64, kept: 64 })
  expect(chunk).toEqual(new Uint8Array(64).fill(7))
})
