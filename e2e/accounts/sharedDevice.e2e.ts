import type { Session } from '@supabase/auth-js'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { TaskPage } from '#shared/tasks/task.ts'
import { read } from '#server/testing.ts'
import { request, type TestPerson } from '#server/testing/people.ts'
import { quickAdd } from '#e2e/testing/hands.ts'
import { keepSession, openWorld, today } from '#e2e/testing/world.ts'

/** While it is set, new tasks wait here on their way to the server. */
let held: { arrived: () => void; goesOn: Promise<void> } | null = null
const world = await openWorld(async ({ method, url }) => {
  if (held && method === 'POST' && new URL(url).pathname === '/api/tasks') {
    held.arrived()
    await held.goesOn
  }
  return null
})
afterAll(world.close)

test('what one person wrote never lands in the account of the next, and waits for its owner', async () => {
  const { page, person: alice } = await world.enter('/dashboard?view=agenda')
  const bob = await world.server.signUp({ name: 'Bob' })
  const slow = holdNewTasks()
  await quickAdd(page, 'Dear diary today')
  await slow.arrived
  await alice.post('/auth/v1/logout?scope=global')
  const other = await page.context().newPage()
  await enterWith(other, await world.sessionOf(bob))
  slow.goOn()
  await page.getByText('No tasks found').waitFor()
  await other.waitForTimeout(2_000) // longer than the first pause before another try
  expect(await titlesOf(bob.token)).toEqual([])

  const again = await signInAgain(alice)
  await enterWith(other, again)
  await other.getByRole('listitem', { name: 'Dear diary' }).waitFor()
  await expect.poll(() => titlesOf(again.access_token)).toEqual(['Dear diary'])
  expect(await titlesOf(bob.token)).toEqual([])
})

/** Lets the next new tasks wait before they reach the server. */
function holdNewTasks() {
  const [arrival, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  held = { arrived: arrival.resolve, goesOn: release.promise }
  const goOn = () => {
    held = null
    release.resolve()
  }
  return { arrived: arrival.promise, goOn }
}

/** Begins a session on the device of a page, as the sign-in in another window does. */
async function enterWith(page: Page, session: object) {
  await page.goto('/theme.js')
  await keepSession(page, session)
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function signInAgain({ email, password }: TestPerson): Promise<Session> {
  const signIn = request('POST', { email, password })
  const answer = await world.server.app.request('/auth/v1/token?grant_type=password', signIn)
  return (await answer.json()) as Session
}

async function titlesOf(token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const tasks = world.server.app.request(`/api/tasks?from=${today()}&to=${today()}`, { headers })
  return (await read(TaskPage, tasks)).items.map(({ title }) => title)
}
