import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer()
afterAll(server.close)

test('a profile tells the zone, the level and the date of joining', async () => {
  const { profile } = await server.signUp({ name: 'Ada Lovelace', timezone: 'Europe/Vienna' })
  expect(profile).toMatchObject({
    name: 'Ada Lovelace',
    handle: 'ada_lovelace',
    timezone: 'Europe/Vienna',
    plan: 'free',
    level: 1,
    xp: 0,
    week_start: 0,
    day_start: '00:00',
    first_steps: 'auto',
    betaAccess: true,
    joinDate: '2026-03-02T09:00:00.000Z',
  })
})

test('the level follows from the XP', async () => {
  const person = await server.signUp()
  await server.db.query('update users set xp = 1000 where id = $1', [person.id])
  expect(await statusAndBody(person.get('/api/profile'))).toMatchObject([200, { xp: 1000, level: 5 }])
})

test('nobody sees a profile without a token', async () => {
  const refusal = { code: 'unauthenticated', message: 'Auth session missing!' }
  expect(await statusAndBody(server.app.request('/api/profile'))).toEqual([401, refusal])
  expect(await statusAndBody(server.app.request('/api/profile', { method: 'PATCH' }))).toEqual([401, refusal])
})

test('what is named is changed, and a new zone counts from the next request on', async () => {
  const person = await server.signUp({ timezone: 'Europe/Vienna' })
  const patch = {
    name: '  Ada ',
    handle: 'Countess_1',
    timezone: 'Asia/Tokyo',
    week_start: 1,
    day_start: '04:00',
  }
  expect(await statusAndBody(person.patch('/api/profile', patch))).toMatchObject([
    200,
    { ...patch, name: 'Ada', handle: 'countess_1', avatar: person.profile.avatar },
  ])
  expect(await server.deps.people.ofToken(person.token)).toMatchObject({
    dayRule: { timezone: 'Asia/Tokyo', dayStart: '04:00' },
    weekStart: 1,
  })
  expect(await statusAndBody(person.patch('/api/profile', {}))).toMatchObject([200, { name: 'Ada' }])
})

test('a new zone keeps the streak: the date that it cuts short becomes a day off', async () => {
  const person = await server.signUp({ timezone: 'Pacific/Pago_Pago' })
  await person.patch('/api/profile', { timezone: 'Pacific/Kiritimati' })
  const rows = await server.db.query('select local_date, reason from streak_days_off where user_id = $1', [
    person.id,
  ])
  expect(rows).toEqual([{ local_date: '2026-03-01', reason: 'travel' }]) // Sunday ended at ten in the evening

  const home = await server.signUp({ timezone: 'Europe/Vienna' })
  await home.patch('/api/profile', { timezone: 'Europe/Vienna', name: 'At home' })
  expect(await server.db.query('select 1 from streak_days_off where user_id = $1', [home.id])).toEqual([])
})

test('a change is written to the outbox', async () => {
  const person = await server.signUp()
  await person.patch('/api/profile', { name: 'Ada' })
  const rows = await server.db.query('select changes from outbox where user_id = $1', [person.id])
  expect(rows).toEqual([{ changes: [{ table: 'users', id: person.id, op: 'update' }] }])
})

test('a handle belongs to one person, also when many ask for it at once', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => server.signUp()))
  const answers = await Promise.all(
    people.map((person) => statusAndBody(person.patch('/api/profile', { handle: 'the_one' }))),
  )
  expect(answers.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)])
  expect(answers.find(([status]) => status === 409)?.[1]).toEqual({
    code: 'conflict',
    message: 'Somebody else has this handle',
    details: [{ field: 'handle', message: 'Somebody else has this handle' }],
  })
})

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'A name has at most 100 characters'],
  [{ name: 'a\u0000b' }, 'name', expect.any(String)],
  [{ name: 5 }, 'name', 'Invalid input: expected string, received number'],
  [{ handle: 'no spaces' }, 'handle', 'A handle is 3 to 20 small letters a to z, digits or _'],
  [{ timezone: '+02:00' }, 'timezone', 'Unknown time zone'],
  [{ timezone: 'Mars/Olympus' }, 'timezone', 'Unknown time zone'],
  [{ day_start: '06:01' }, 'day_start', 'A day starts between 00:00 and 06:00'],
  [{ week_start: 7 }, 'week_start', expect.any(String)],
  [{ plan: 'pro' }, 'plan', 'Unknown field'],
  [{ xp: 9999 }, 'xp', 'Unknown field'],
])('a field that cannot be is refused by name: %#', async (patch, field, message) => {
  const person = await server.signUp()
  const [status, body] = await statusAndBody(person.patch('/api/profile', patch))
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'invalid', details: [{ field, message }] })
  expect((await statusAndBody(person.get('/api/profile')))[1]).toEqual(person.profile)
})

test('the avatar of the sign-up begins the profile when it is an emoji', async () => {
  const [fox, face] = [
    await server.signUp({ avatar: '🦊' }),
    await server.signUp({ avatar: 'https://example.com/a.png' }),
  ]
  expect([fox.profile.avatar, face.profile.avatar]).toEqual(['🦊', '🧙'])
})
