import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls } from '#server/testing/auth.ts'

test('a crowd may sign up at once on a server that has just started, and again when its keys are due', async () => {
  const server = await startTestServer({ settings: { MAILER_AUTOCONFIRM: true } })
  afterAll(server.close)
  const auth = authCalls(server.app)
  const crowd = (name: string) =>
    Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const answer = await auth.signUp({ email: `${name}${i}@example.com`, password: 'correct horse' })
        return answer.status
      }),
    )
  expect(new Set(await crowd('first'))).toEqual(new Set([200]))
  server.wait(600)
  expect(new Set(await crowd('second'))).toEqual(new Set([200]))
})
