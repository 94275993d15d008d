import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls } from '#server/testing/auth.ts'

test('many people can sign up at once on a server that has just started, and again when its signing keys are loaded anew', async () => {
  const server = await startTestServer({ settings: { MAILER_AUTOCONFIRM: true } })
  afterAll(server.close)
  const auth = authCalls(server.app)
  const signUps = (name: string) =>
    Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const answer = await auth.signUp({ email: `${name}${i}@example.com`, password: 'correct horse' })
        return answer.status
      }),
    )
  expect(new Set(await signUps('first'))).toEqual(new Set([200]))
  server.wait(600)
  expect(new Set(await signUps('second'))).toEqual(new Set([200]))
})
