import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)
const siteURL = await server.listen()
const person = await server.signUp()
const authorization = `Bearer ${person.token}`

const send = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  server.app.request('/api/profile', { method: 'PATCH', body, headers: { authorization, ...headers } })

test('everything that is wrong with a body is named at once', async () => {
  expect(await statusAndBody(send('{"name": "", "week_start": 9, "what": 1}'))).toEqual([
    400,
    {
      code: 'invalid',
      message: 'Name is required',
      details: [
        { field: 'name', message: 'Name is required' },
        { field: 'week_start', message: expect.any(String) },
        { field: 'what', message: 'Unknown field' },
      ],
    },
  ])
})

test.each(['{', '', 'null', '[]', '5', '"text"', '{"name": "\\ud800"}', '{"\\u0000": 1}'])(
  'a body that is no object of clean text is refused: %s',
  async (body) => {
    const [status, answer] = await statusAndBody(send(body))
    expect(status).toBe(body === '' ? 200 : 400)
    if (body !== '') expect(answer).toMatchObject({ code: 'invalid' })
  },
)

test('a body must say that it is JSON', async () => {
  const refusal = [
    415,
    { code: 'unsupported_media_type', message: 'Send JSON, with the content type application/json' },
  ]
  expect(await statusAndBody(send('{"name": "x"}', {}))).toEqual(refusal)
  expect(
    await statusAndBody(send('name=x', { 'content-type': 'application/x-www-form-urlencoded' })),
  ).toEqual(refusal)
  expect((await send('{"name": "x"}', { 'content-type': 'Application/JSON; charset=UTF-8' })).status).toBe(
    200,
  )
})

test('a body has at most 1 MiB', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(1_048_576) })
  expect(await statusAndBody(send(body))).toMatchObject([413, { code: 'too_large' }])
})

test('an address that does not exist answers 404, another method 405, in JSON', async () => {
  expect(await statusAndBody(server.app.request('/api/nothing'))).toEqual([
    404,
    { code: 'not_found', message: 'No such address' },
  ])
  const answer = await server.app.request('/api/profile', { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, PATCH'])
  expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' })
})

test('every answer carries the security headers, refusals too, also over a socket', async () => {
  const overSocket = async (path: string) => fetch(siteURL + path)
  const inMemory = async (path: string) => server.app.request(path)
  for (const ask of [inMemory, overSocket])
    for (const path of ['/api/profile', '/api/nothing', '/auth/v1/user', '/api/health']) {
      const { headers } = await ask(path)
      expect(headers.get('content-security-policy')).toMatch(/^default-src[^,]*$/)
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toBeNull()
    }
})

test('an action that takes nothing refuses fields', async () => {
  const goal = await read(z.looseObject({ id: z.uuid() }), person.post('/api/goals', { title: 'Run' }))
  const unknown = {
    code: 'invalid',
    message: 'Unknown field',
    details: [{ field: 'what', message: 'Unknown field' }],
  }
  for (const path of [`/api/goals/${goal.id}/reopen`, `/api/goals/${goal.id}/restore`]) {
    expect(await statusAndBody(person.post(path, { what: 1 }))).toEqual([400, unknown])
    expect((await person.post(path, {})).status).toBe(200)
    expect((await person.post(path)).status).toBe(200)
  }
  expect((await person.delete(`/api/goals/${goal.id}`, { what: 1 })).status).toBe(400)
})

test('over a socket a request without a body needs no content type, whatever its method', async () => {
  const heard = await startTestServer()
  const address = await heard.listen()
  const { token } = await heard.signUp()
  const ask = (method: string, path: string) =>
    fetch(address + path, { method, headers: { authorization: `Bearer ${token}` } })
  const id = randomUUID()
  const made = { method: 'POST', body: JSON.stringify({ id, title: 'Run' }) }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  expect((await fetch(`${address}/api/goals`, { ...made, headers })).status).toBe(201)
  expect((await ask('DELETE', `/api/goals/${id}`)).status).toBe(204)
  expect((await ask('POST', `/api/goals/${id}/restore`)).status).toBe(200)
  await heard.close()
})
