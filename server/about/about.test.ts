import { afterAll, expect, test } from 'vitest'
import { About } from '#shared/about/about.ts'
import { read, startTestServer } from '#server/testing.ts'

const server = await startTestServer({ settings: { SUPPORT_EMAIL: 'help@goals.example' } })
afterAll(server.close)

test('anybody may ask what this server is', async () => {
  const about = await read(About, server.app.request('/api/about'))
  expect(about).toEqual({
    name: 'Goal Crusher',
    version: '1.2.0',
    support_email: 'help@goals.example',
    pages: { terms: '/terms', privacy: '/privacy' },
    push_key: await server.deps.vapid.publicKey(),
  })
  expect(Buffer.from(about.push_key, 'base64url')).toHaveLength(65)
})

test('a server without an address for help names none', async () => {
  const lone = await startTestServer()
  expect(await read(About, lone.app.request('/api/about'))).toMatchObject({ support_email: null })
  await lone.close()
})
