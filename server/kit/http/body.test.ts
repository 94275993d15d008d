import { afterAll, expect, test } from 'vitest'
import { aTask, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each(['/api/tasks', '/rest/v1/tasks', '/auth/v1/signup'])(
  'JSON that is nested more than 32 deep is refused before it is looked at: %s',
  async (path) => {
    const ann = await server.signUp()
    const send = async (body: string) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${ann.token}` }
      const answer = await server.app.request(path, { method: 'POST', headers, body })
      return [answer.status, await answer.text()] as const
    }
    const deep = [
      nested(33),
      nested(9000),
      `{"title":${nested(40)}}`,
      '{"a":'.repeat(33),
      `["]]]]",${nested(32)}]`,
      `${'[[],'.repeat(33)}0${']'.repeat(33)}`,
    ]
    for (const body of deep) expect(await send(body)).toEqual([400, expect.stringContaining('nested')])
    for (const body of [nested(32), `["${'['.repeat(99)}", "\\"${'{'.repeat(99)}"]`])
      expect((await send(body))[1]).not.toContain('nested')
  },
)

test('brackets and quotes in a text are text', async () => {
  const ann = await server.signUp()
  const title = `\\"${'[{'.repeat(40)}\\`
  const answer = await ann.post('/api/tasks', aTask({ title }))
  expect(await answer.json()).toMatchObject({ title })
})

test.each([
  [1_048_576, 400],
  [1_048_577, 413],
])('a body of %i bytes, announced or not, is answered %i', async (bytes, status) => {
  const ann = await server.signUp()
  const body = `{"title":""}${' '.repeat(bytes - 12)}`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${ann.token}` }
  const send = (announced: Record<string, string>) =>
    server.app.request('/api/tasks', { method: 'POST', headers: { ...headers, ...announced }, body })
  for (const answer of [await send({}), await send({ 'content-length': `${bytes}` })])
    expect(answer.status).toBe(status)
})
