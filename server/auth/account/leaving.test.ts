import { afterAll, expect, test } from 'vitest'
import { SecurityEvents } from '#shared/auth/devices.ts'
import { Deletion } from '#shared/auth/leaving.ts'
import { Profile } from '#shared/profile/profile.ts'
import { dueKindsOf } from '#server/kit/due/dueKind.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { SLICES } from '#server/slices.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { authCalls, SessionShape } from '#server/testing/auth.ts'
import { request, type TestPerson } from '#server/testing/people.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)
const auth = authCalls(server.app)
const DAY = 86_400
const KINDS = dueKindsOf(SLICES)

/** Somebody who asked to delete their account, by the token of a new sign-in. */
async function inGrace() {
  const person = await server.signUp()
  const task = aTask()
  await person.post('/api/tasks', task)
  const { delete_at } = await read(Deletion, person.delete('/api/account'))
  return { person, task, delete_at, call: await signedIn(person) }
}

async function signedIn({ email, password }: Pick<TestPerson, 'email' | 'password'>) {
  const { access_token } = await read(SessionShape, auth.signIn(email, password))
  return (method: string, path: string, body?: unknown) =>
    server.app.request(path, request(method, body, { authorization: `Bearer ${access_token}` }))
}

const due = (person: TestPerson) => runDue(server.deps, KINDS, server.deps.now(), person.id)
const accountOf = (person: TestPerson) => server.db.query('select from auth_users where id = $1', [person.id])

test('who asks to leave is signed out everywhere, mailed, and has fourteen days', async () => {
  const { person, delete_at } = await inGrace()
  expect(delete_at).toBe(new Date(server.deps.now().getTime() + 14 * DAY * 1000).toISOString())
  expect((await person.get('/api/profile')).status).toBe(401)
  expect((await auth.refresh(person.refreshToken)).status).toBe(400)
  const mail = await server.mailTo(person.email)
  expect(mail?.subject).toContain('will be deleted')
  expect(mail?.text).toContain('16 March 2026')
})

test('in grace only the way back, the own data and what is open to all works, of every operation there is', async () => {
  const { call, delete_at } = await inGrace()
  const routes = SLICES.flatMap((slice) => slice.routes).filter(({ who }) => who.who === 'person')
  const open: string[] = []
  for (const { method, path } of routes.filter((route) => route.path !== RESTORE)) {
    const address = path.replace(/:\w+/g, crypto.randomUUID())
    const answer = await call(method.toUpperCase(), address, method === 'get' ? undefined : {})
    const text = await answer.text() // below /v1 refusals have no details
    if (answer.status !== 403 || !text.includes('is about to be deleted')) open.push(`${method} ${path}`)
  }
  expect(open.toSorted()).toEqual(OPEN_IN_GRACE)
  expect(await read(Profile, call('GET', '/api/profile'))).toMatchObject({ deletion_at: delete_at })
  expect((await call('POST', RESTORE)).status).toBe(204)
})
const RESTORE = '/api/account/restore'
const OPEN_IN_GRACE = [
  'delete /api/account',
  'get /api/export',
  'get /api/profile',
  'post /api/sessions/proof',
]

test('asked again, the day stays; coming back takes it all back, and only once is it said', async () => {
  const { person, call, delete_at, task } = await inGrace()
  server.wait(3 * DAY)
  const later = await signedIn(person)
  expect(await read(Deletion, later('DELETE', '/api/account'))).toEqual({ delete_at })
  expect(await read(Profile, call('GET', '/api/profile'))).toMatchObject({ deletion_at: delete_at })
  expect((await call('POST', '/api/account/restore')).status).toBe(204)
  expect((await call('POST', '/api/account/restore')).status).toBe(204)
  expect((await call('GET', `/api/tasks/${task.id}`)).status).toBe(200)
  expect(await read(Profile, call('GET', '/api/profile'))).toMatchObject({ deletion_at: null })
  const { items } = await read(SecurityEvents, call('GET', '/api/security-events'))
  const kinds = items.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind.startsWith('deletion'))).toEqual(['deletion_undone', 'deletion_asked'])
  server.wait(30 * DAY)
  await due(person)
  expect(await accountOf(person)).toHaveLength(1)
})

test('after fourteen days the account is erased and mailed, not a moment before', async () => {
  const { person } = await inGrace()
  server.wait(14 * DAY - 1)
  await due(person)
  expect(await accountOf(person)).toHaveLength(1)
  server.wait(1)
  await due(person)
  expect(await accountOf(person)).toEqual([])
  expect((await server.mailTo(person.email))?.subject).toContain('was deleted')
  expect((await auth.signIn(person.email, person.password)).status).toBe(400)
})

test('who does not want to wait is erased at once, also from within the days of grace', async () => {
  const { person, call } = await inGrace()
  expect((await call('DELETE', '/api/account?now=yes')).status).toBe(400)
  expect((await call('DELETE', '/api/account?now=true')).status).toBe(204)
  expect(await accountOf(person)).toEqual([])
})

test('coming back and being erased at once: one of the two happens, whole', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { person } = await inGrace()
    server.wait(14 * DAY - 60) // at the very moment they could be gone before they have signed in
    const call = await signedIn(person)
    server.wait(60)
    const [restored] = await Promise.all([call('POST', '/api/account/restore'), due(person)])
    const stays = (await accountOf(person)).length === 1
    const [row] = await server.db.query('select deletion_at from auth_users where id = $1', [person.id])
    expect(stays ? row : null).toEqual(stays ? { deletion_at: null } : null)
    if (!stays) expect(restored.status).toBeGreaterThanOrEqual(200)
  }
})
