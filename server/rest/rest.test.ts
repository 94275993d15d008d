import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'

const server = await startTestServer({ now: () => new Date() })
const address = await server.listen()
afterAll(server.close)

/** The hosted backend's own client, signed in as a new person. */
async function aClient() {
  const person = await server.signUp({ name: 'Ada' })
  const auth = { persistSession: false, autoRefreshToken: false }
  const client = createClient(address, 'public-key', { auth, accessToken: async () => person.token })
  return { person, client }
}

const TASK = {
  title: 'Morning Planning Session',
  description: 'Plan the day',
  category: 'work',
  priority: 'high',
  estimated_duration: 30,
  scheduled_date: '2026-11-21',
  scheduled_time: '09:00',
  xp_reward: 50,
  accountability_type: 'self',
  status: 'pending',
}

test('somebody reads their own profile, and nobody else', async () => {
  const { person, client } = await aClient()
  const own = await client.from('users').select('*').eq('id', person.id).single()
  expect(own.data).toMatchObject({ id: person.id, name: 'Ada', level: 1, xp: 0, plan: 'free' })
  const other = await server.signUp()
  const foreign = await client.from('users').select('*').eq('id', other.id)
  expect([foreign.error, foreign.data]).toEqual([null, []])
  const missing = await client.from('users').select('*').eq('id', other.id).maybeSingle()
  expect([missing.error, missing.data]).toEqual([null, null])
  const one = await client.from('users').select('*').eq('id', other.id).single()
  expect(one.error).toMatchObject({ code: 'PGRST116' })
})

test('tasks are added one by one or many at once, and are the same tasks as everywhere', async () => {
  const { person, client } = await aClient()
  const one = await client
    .from('tasks')
    .insert({ ...TASK, user_id: person.id })
    .select()
    .single()
  expect(one.error).toBeNull()
  expect(one.data).toMatchObject({ title: TASK.title, user_id: person.id, status: 'pending', version: 1 })
  const many = await client
    .from('tasks')
    .insert([TASK, { ...TASK, title: 'Focus Work Block' }])
    .select()
  expect(many.data).toHaveLength(2)
  expect((await client.from('tasks').insert(TASK)).status).toBe(201)
  const [, listed] = await statusAndBody(person.get('/api/tasks?from=2026-11-21&to=2026-11-21'))
  expect((listed as { items: unknown[] }).items).toHaveLength(4)
})

test('of many tasks all are added or none', async () => {
  const { person, client } = await aClient()
  const { error } = await client.from('tasks').insert([TASK, { ...TASK, title: ' ' }])
  expect(error).toMatchObject({ code: 'invalid' })
  const [, listed] = await statusAndBody(person.get('/api/tasks?from=2026-11-21&to=2026-11-21'))
  expect((listed as { items: unknown[] }).items).toEqual([])
})

test("a task cannot be put on somebody else's calendar, nor begin completed", async () => {
  const { client } = await aClient()
  const other = await server.signUp()
  const foreign = await client.from('tasks').insert({ ...TASK, user_id: other.id })
  expect([foreign.status, foreign.error?.code]).toEqual([403, 'forbidden'])
  expect((await client.from('tasks').insert({ ...TASK, status: 'completed' })).status).toBe(400)
  expect((await client.from('tasks').insert({ ...TASK, xp: 1 })).status).toBe(400)
})

test('any other table, filter or call is refused', async () => {
  const { person, client } = await aClient()
  expect((await client.from('users').select('*')).status).toBe(400)
  expect((await client.from('users').select('*').eq('email', person.email)).status).toBe(400)
  expect((await client.from('users').select('name').eq('id', person.id)).status).toBe(400)
  expect((await client.from('tasks').select('*')).status).toBe(405)
  expect((await client.from('auth_users').select('*')).status).toBe(404)
  expect((await fetch(`${address}/rest/v1/users?select=*&id=eq.${person.id}`)).status).toBe(401)
})
