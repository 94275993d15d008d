import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { holdOpen } from './holdOpen.ts'

test('who waits for an answer that takes long is not cut off, unlike others who are silent', async () => {
  const app = new Hono()
  app.post('/:held', async (c) => {
    await c.req.text()
    if (c.req.param('held') === 'held') holdOpen(c, 60_000)
    await sleep(1000)
    return c.text('done')
  })
  const server = serve({ fetch: app.fetch, port: 0 })
  if ('timeout' in server) server.timeout = 200
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (path: string) =>
    (await fetch(`http://localhost:${port}/${path}`, { method: 'POST', body: 'bytes' })).text()
  expect(await ask('held')).toBe('done')
  await expect(ask('other')).rejects.toThrow()
  server.close()
})
