import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'

// Two servers on one database: what must happen once happens once for both together.
const one = await startTestServer()
const two = await startTestServer({ db: one.db })
afterAll(one.close)
const [auth, other] = [authCalls(one.app), authCalls(two.app)]

/** The same call 32 times at once, every other one at the other server. */
const inParallel = <Answer>(call: (server: typeof auth) => Promise<Answer>) =>
  Promise.all(Array.from({ length: 32 }, (_, number) => call(number % 2 === 0 ? auth : other)))

const count = <Value>(values: Value[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]),
  )
const statuses = (answers: Response[]) => count(answers.map(({ status }) => status))

const sessionsOf = (id: string) => one.db.query('select id from sessions where user_id = $1', [id])

async function linkTo(email: string): Promise<URL> {
  return new URL((await one.mailTo(email))?.links[0] ?? '')
}

test('32 exchanges of a code make one session', async () => {
  const { email, id } = await one.signUp()
  const { verifier, challenge } = createPkcePair()
  await auth.post('/recover', { email, ...challenge })
  const end = (await one.app.request((await linkTo(email)).href)).headers.get('location') ?? ''
  const code = new URL(end).searchParams.get('code') ?? ''
  const answers = await inParallel((server) => server.exchange(code, verifier))
  expect(statuses(answers)).toEqual({ 200: 1, 404: 31 })
  expect(await sessionsOf(id)).toHaveLength(2)
})

test('32 refreshes of a token end with one token, and the next round again', async () => {
  const { refreshToken } = await one.signUp()
  let token = refreshToken
  for (let round = 0; round < 3; round += 1) {
    const answers = await inParallel((server) => statusAndBody(server.refresh(token)))
    const tokens = answers.map(([, body]) => SessionShape.parse(body).refresh_token)
    expect(new Set(tokens).size).toBe(1)
    token = tokens[0] ?? ''
  }
})

test('32 refreshes of a copied token end the session once', async () => {
  const { refreshToken, id } = await one.signUp()
  const second = SessionShape.parse((await statusAndBody(auth.refresh(refreshToken)))[1])
  await auth.refresh(second.refresh_token)
  one.wait(11)
  two.wait(11)
  const answers = await inParallel(async (server) => {
    const [, body] = await statusAndBody(server.refresh(refreshToken))
    return (body as { code: string }).code
  })
  expect(count(answers)).toEqual({ refresh_token_already_used: 1, refresh_token_not_found: 31 })
  expect(await sessionsOf(id)).toEqual([])
})

test('32 proofs of a token of a mail make one session', async () => {
  const email = 'proofs@example.com'
  await auth.signUp({ email, password: 'correct horse' })
  const token_hash = (await linkTo(email)).searchParams.get('token')
  const answers = await inParallel((server) => server.post('/verify', { type: 'signup', token_hash }))
  expect(statuses(answers)).toEqual({ 200: 1, 403: 31 })
})

test('32 uses of the code from a mail change one password', async () => {
  const { email, token } = await one.signUp()
  one.wait(601)
  two.wait(601)
  await auth.get('/reauthenticate', token)
  const nonce = (await one.mailTo(email))?.subject.slice(0, 6)
  const answers = await inParallel((server) =>
    server.put('/user', { password: 'a new password', nonce }, token),
  )
  expect(statuses(answers)).toEqual({ 200: 1, 422: 31 })
})

test('a change of an account that is erased meanwhile is refused', async () => {
  const { id, token } = await one.signUp()
  const changing = await one.db.transaction(async (tx) => {
    await tx.query('delete from auth_users where id = $1', [id])
    const answer = auth.put('/user', { data: { name: 'Ann' } }, token)
    await sleep(50) // it waits for the row
    return { answer: statusAndBody(answer) }
  })
  expect(await changing.answer).toMatchObject([403, { code: 'user_not_found' }])
})

test('a mailed code dies after five wrong tries, however many come at once', async () => {
  const { email, token, post } = await one.signUp()
  one.wait(601)
  two.wait(601)
  await auth.get('/reauthenticate', token)
  const nonce = (await one.mailTo(email))?.subject.slice(0, 6) ?? ''
  const guesses = Array.from({ length: 40 }, (_, number) => String(number).padStart(6, '0'))
  const wrong = guesses.filter((guess) => guess !== nonce)
  await Promise.all(wrong.map((code) => post('/api/sessions/proof', { code })))
  expect((await post('/api/sessions/proof', { code: nonce })).status).toBe(400)
  expect(await statusAndBody(auth.put('/user', { password: 'a new password', nonce }, token))).toMatchObject([
    422,
    { code: 'reauthentication_not_valid' },
  ])
})

test('the fifth try of a mailed code may be the right one', async () => {
  const { email, token, post } = await one.signUp()
  await auth.get('/reauthenticate', token)
  const code = (await one.mailTo(email))?.subject.slice(0, 6) ?? ''
  const wrong = code === '000000' ? '000001' : '000000'
  for (let time = 0; time < 4; time += 1) await post('/api/sessions/proof', { code: wrong })
  expect((await post('/api/sessions/proof', { code })).status).toBe(204)
})

test('32 follow-ups of both links change an address once', async () => {
  const { email, token, id } = await one.signUp()
  const newEmail = `new.${email}`
  await auth.put('/user', { email: newEmail }, token)
  const links = [await linkTo(email), await linkTo(newEmail)]
  const ends = await Promise.all(
    Array.from({ length: 32 }, async (_, number) =>
      (await one.app.request(links[number % 2]?.href ?? '')).headers.get('location'),
    ),
  )
  expect(ends.filter((end) => end?.includes('Your+new+address+is+confirmed'))).toHaveLength(1)
  expect(ends.filter((end) => end?.includes('Confirmation+link+accepted'))).toHaveLength(1)
  const events = await one.db.query(
    "select from security_events where user_id = $1 and kind = 'email_changed'",
    [id],
  )
  expect(events).toHaveLength(1)
})

test('32 sign-outs at once end the session, and none of them fails', async () => {
  const { token, refreshToken } = await one.signUp()
  const answers = await inParallel((server) => server.post('/logout', undefined, token))
  // 403 for calls after the session has ended: the client counts that as success.
  for (const { status } of answers) expect([204, 403]).toContain(status)
  expect((await auth.refresh(refreshToken)).status).toBe(400)
})
