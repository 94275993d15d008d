import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { request } from '#server/testing/people.ts'

const server = await startTestServer()
afterAll(server.close)

const PASSWORD = 'correct horse'
const NEW_SHAPE = { 'x-supabase-api-version': '2024-01-01' }
const signUp = (body: unknown) => server.app.request('/auth/v1/signup', request('POST', body, NEW_SHAPE))
const signIn = (email: string, password: string) =>
  server.app.request('/auth/v1/token?grant_type=password', request('POST', { email, password }, NEW_SHAPE))

test('an account works once the link in the mail was followed', async () => {
  const email = 'ada@example.com'
  const answer = await signUp({ email: 'Ada@Example.com', password: PASSWORD, data: { name: 'Ada' } })
  expect(answer.status).toBe(200)
  const user = await answer.json()
  expect(user).toMatchObject({
    email,
    role: 'authenticated',
    user_metadata: { name: 'Ada', email_verified: false },
  })
  expect(user).not.toHaveProperty('access_token')
  expect(user).not.toHaveProperty('email_confirmed_at')

  const early = await signIn(email, PASSWORD)
  expect(early.status).toBe(400)
  expect(await early.json()).toEqual({ code: 'email_not_confirmed', message: 'Email not confirmed' })

  const mail = await server.mailTo(email)
  expect(mail?.links).toHaveLength(1)
  const followed = await server.app.request(mail?.links[0] ?? '')
  expect(followed.status).toBe(303)
  const session = await (await signIn(email, PASSWORD)).json()
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: user.id } })
})
