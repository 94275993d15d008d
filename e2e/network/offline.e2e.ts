import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import { openWorld, planKept, readyForOffline, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)
const AGENDA = '/dashboard?view=agenda'

test('what is done offline survives a reload without network, and lands once and in order', async () => {
  const { page, person } = await enterWith({ title: 'Focus Work Block', xp_reward: 40 })
  const row = rowOf(page, 'Focus Work Block')
  await page.context().setOffline(true)
  await row.getByRole('button', { name: 'Start' }).click()
  await row.getByRole('button', { name: 'Complete' }).click()
  await page.getByText('You are offline. 2 changes will be sent when you are back.').waitFor()
  await createTask(page, 'Thought of on the train')
  await page.getByText('You are offline. 3 changes will be sent when you are back.').waitFor()

  await page.reload()
  await page.getByText('3 changes will be sent').waitFor() // a page that opens offline may report that there is a network
  await rowOf(page, 'Thought of on the train').waitFor()
  await page.getByText('40 / 100 XP').first().waitFor()
  expect(await read(Stats, person.get('/api/stats'))).toMatchObject({ xp: 0 })

  // Answers, not requests: a try may still fall into the moment before the network is back.
  const posts: string[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST') posts.push(new URL(answer.url()).pathname)
  })
  await page.context().setOffline(false)
  await page.getByText('3 changes will be sent').waitFor({ state: 'hidden' })
  await expect.poll(async () => (await read(Stats, person.get('/api/stats'))).xp).toBe(40)
  await expect.poll(() => posts.map((path) => path.split('/').at(-1))).toEqual(['start', 'complete', 'tasks'])
  expect((await read(LedgerPage, person.get('/api/xp-ledger'))).items).toHaveLength(1)
  await expect.poll(() => titlesOf(person)).toContain('Thought of on the train')

  await page.reload()
  await page.getByText('40 / 100 XP').first().waitFor()
})

test('what is said to be kept is kept: a page that ends in the same breath has lost nothing', async () => {
  const { page } = await enterWith({ title: 'Focus Work Block' })
  await page.context().setOffline(true)
  const promise = '1 change will be sent'
  await page.evaluate((words) => {
    const reloadOnceSaid = () => document.body.textContent?.includes(words) && location.reload()
    const watch = { subtree: true, childList: true, characterData: true }
    new MutationObserver(reloadOnceSaid).observe(document.body, watch)
  }, promise)
  await Promise.all([page.waitForEvent('load'), createTask(page, 'Thought of on the train')])
  await rowOf(page, 'Thought of on the train').waitFor()
  await page.getByText(promise).waitFor()
})

test('a change that the server chokes on does not hold up the others, and the person decides about it', async () => {
  const { page, person, id } = await enterWith({ title: 'Focus Work Block' }, ALWAYS_ONLINE)
  await page.route(`**/api/tasks/${id}/start`, (route) => route.fulfill(CHOKED))
  await rowOf(page, 'Focus Work Block').getByRole('button', { name: 'Start' }).click()
  await createTask(page, 'Goes on')
  const stuck = page.getByRole('region', { name: 'Changes that are stuck' })
  await stuck.getByText('Its start has not been saved').waitFor({ timeout: 75_000 })
  await expect.poll(() => titlesOf(person)).toContain('Goes on')
  await rowOf(page, 'Focus Work Block').getByRole('button', { name: 'Pause' }).click()
  await stuck.getByText('1 later change waits with it.').waitFor()

  await page.reload()
  await stuck.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('The server still cannot save this change').first().waitFor()
  await page.unroute(`**/api/tasks/${id}/start`)
  await stuck.getByRole('button', { name: 'Try again' }).click()
  await stuck.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await tasksOf(person)).map(({ status }) => status))
    .toEqual(['pending', 'pending'])
}, 150_000)

test('a new task that the server chokes on can be kept as another, or discarded', async () => {
  const { page, person } = await enterWith({ title: 'Focus Work Block' }, ALWAYS_ONLINE)
  await page.route('**/api/tasks', (route) =>
    route.request().postData()?.includes('Poison') ? route.fulfill(CHOKED) : route.fallback(),
  )
  await createTask(page, 'Poison')
  const stuck = page.getByRole('region', { name: 'Changes that are stuck' })
  await stuck.getByText('This new task has not been saved').waitFor({ timeout: 75_000 })
  await stuck.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await stuck.getByRole('button', { name: 'Keep as a new task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Remedy')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await stuck.waitFor({ state: 'detached' })
  await expect.poll(() => titlesOf(person)).toEqual(expect.arrayContaining(['Focus Work Block', 'Remedy']))
  expect(await rowOf(page, 'Poison').count()).toBe(0)

  await createTask(page, 'Poison again')
  await stuck.getByRole('button', { name: 'Discard' }).click({ timeout: 75_000 })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await rowOf(page, 'Poison again').waitFor({ state: 'detached' })
  await page.reload()
  await rowOf(page, 'Remedy').waitFor()
  expect(await rowOf(page, 'Poison again').count()).toBe(0)
}, 200_000)

test('a new task that was refused is corrected in the dialog, with all that was typed', async () => {
  const { page, person } = await enterWith({ title: 'Focus Work Block' }, ALWAYS_ONLINE)
  await page.route('**/api/tasks', (route) =>
    route.request().postData()?.includes('Too bold') ? route.fulfill(REFUSED) : route.fallback(),
  )
  await createTask(page, 'Too bold')
  const list = page.getByRole('region', { name: 'Changes that could not be saved' })
  await list.getByText('This title is too bold.').waitFor()
  await list.getByRole('button', { name: 'Keep as a new task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This title is too bold').waitFor()
  await page.keyboard.press('Escape')
  await list.getByRole('button', { name: 'Keep as a new task' }).click()
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Too bold')
  await dialog.getByLabel('Title').fill('Bold')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await list.waitFor({ state: 'detached' })
  await expect.poll(() => titlesOf(person)).toContain('Bold')
})

test('a browser that keeps nothing is no reason to lose anything: the person is told, and it is sent', async () => {
  const { page, person } = await enterWith({ title: 'Focus Work Block' })
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in this mode', 'SecurityError')
    }
  })
  await page.reload()
  await rowOf(page, 'Focus Work Block').waitFor()
  await page.context().setOffline(true)
  await createTask(page, 'Thought of on the train')
  await page.getByText('This device cannot keep 1 change: leave this page open until it is sent.').waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => titlesOf(person)).toContain('Thought of on the train')
  await page.getByText('This device cannot keep').waitFor({ state: 'hidden' })
})

test('several windows share what waits, and one of them sends it', async () => {
  const { page, person } = await enterWith({ title: 'Focus Work Block', xp_reward: 40 })
  const other = await page.context().newPage()
  await other.goto(AGENDA)
  await rowOf(other, 'Focus Work Block').waitFor()
  await page.context().setOffline(true)
  await rowOf(page, 'Focus Work Block').getByRole('button', { name: 'Start' }).click()
  await rowOf(other, 'Focus Work Block').getByRole('timer').waitFor()
  await other.getByText('You are offline. 1 change will be sent when you are back.').waitFor()
  await rowOf(other, 'Focus Work Block').getByRole('button', { name: 'Complete' }).click()
  await page.getByText('You are offline. 2 changes will be sent when you are back.').waitFor()
  await page.context().setOffline(false)
  await expect.poll(async () => (await read(Stats, person.get('/api/stats'))).xp).toBe(40)
  expect((await read(LedgerPage, person.get('/api/xp-ledger'))).items).toHaveLength(1)
})

test('a change of what somebody else deleted is shown with its reason, and can be kept as a copy', async () => {
  const { page, person, id } = await enterWith({ title: 'Focus Work Block' })
  await page.context().setOffline(true)
  await rename(page, 'Focus Work Block', 'My words')
  await page.getByText('1 change will be sent when you are back.').waitFor()
  await person.delete(`/api/tasks/${id}`)
  await page.context().setOffline(false)

  const list = page.getByRole('region', { name: 'Changes that could not be saved' })
  await list.getByText('This task was deleted on another device meanwhile.').waitFor()
  await page.reload()
  await list.getByRole('button', { name: 'Keep as a new task' }).click()
  await list.waitFor({ state: 'detached' })
  await rowOf(page, 'My words').waitFor()
  await expect.poll(() => titlesOf(person)).toEqual(['My words'])
})

test('two edits of different fields both stand; of the same field the person decides', async () => {
  const { page, person, id } = await enterWith({ title: 'Focus Work Block' })
  await page.context().setOffline(true)
  await rename(page, 'Focus Work Block', 'Mine')
  await person.patch(`/api/tasks/${id}`, { xp_reward: 77 })
  await page.context().setOffline(false)
  await expect
    .poll(async () => read(Task, person.get(`/api/tasks/${id}`)))
    .toMatchObject({ title: 'Mine', xp_reward: 77 })

  await page.context().setOffline(true)
  await rename(page, 'Mine', 'Mine again')
  await person.patch(`/api/tasks/${id}`, { title: 'Theirs' })
  await page.context().setOffline(false)
  const list = page.getByRole('region', { name: 'Changes that could not be saved' })
  await list.getByText('Title: yours “Mine again”, theirs “Theirs”').waitFor()
  await list.getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(async () => (await read(Task, person.get(`/api/tasks/${id}`))).title).toBe('Mine again')
})

test('a server that does not answer is told apart from a network that is gone, and nothing is lost', async () => {
  const { page, person } = await enterWith({ title: 'Focus Work Block' }, ALWAYS_ONLINE)
  await page.route('**/api/tasks/**', (route) => route.abort('connectionrefused'))
  await rowOf(page, 'Focus Work Block').getByRole('button', { name: 'Start' }).click()
  await page.getByText('The server cannot be reached. 1 change will be sent as soon as it answers.').waitFor()
  await page.unroute('**/api/tasks/**')
  await page.getByText('The server cannot be reached.').waitFor({ state: 'hidden' })
  await expect.poll(async () => (await tasksOf(person))[0]?.status).toBe('in_progress')
})

test('opened without a network after months, the plan is still there and says from when it is', async () => {
  const { page, person } = await enterWith({ title: 'Focus Work Block' })
  await planKept(page, person.id)
  await page.context().setOffline(true)
  await page.getByText('You are offline. What you do will be sent when you are back.').waitFor()
  const then = new Date()
  await page.clock.setSystemTime(new Date(then.getTime() + 120 * 24 * 60 * 60 * 1000)) // the session is over too
  const opened = performance.now()
  await page.goto(`${AGENDA}&date=${today()}`)
  await rowOf(page, 'Focus Work Block').waitFor()
  expect(performance.now() - opened).toBeLessThan(5_000)
  const day = then.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  await page.getByText(`Saved copy from ${then.toUTCString().slice(0, 3)} ${day}`).waitFor()
  await page.waitForTimeout(1500)
  await page.reload()
  await rowOf(page, 'Focus Work Block').waitFor()
  await createTask(page, 'Written in the wilderness')
  await page.getByText('1 change will be sent when you are back.').waitFor()
  await page.goto('/dashboard?view=month&date=2020-01-15') // never looked at: that is said, and soon
  await page.getByText('These days could not be loaded.').waitFor()
})

/** How a server answers that broke over a request, */
const CHOKED = { status: 500, json: { code: 'internal', message: 'An unexpected error occurred.' } }
/** and one that has looked at it. */
const REFUSED = {
  status: 400,
  json: {
    code: 'invalid',
    message: 'Not valid',
    details: [{ field: 'title', message: 'This title is too bold' }],
  },
}

type Person = Awaited<ReturnType<typeof world.enter>>['person']

/** Somebody with one task today, whose browser is ready to go offline. */
/** Without a service worker every call of the page goes through its routes. */
const ALWAYS_ONLINE = {}

async function enterWith(fields: Parameters<typeof aTask>[0], options: object = WORKS_OFFLINE) {
  const { page, person } = await world.enter('/theme.js', options)
  const task = aTask({ scheduled_date: today(), ...fields })
  await person.post('/api/tasks', task)
  await page.goto(AGENDA)
  await rowOf(page, task.title).waitFor()
  if (options === WORKS_OFFLINE) await readyForOffline(page)
  return { page, person, id: task.id }
}

const rowOf = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true })

async function createTask(page: Page, title: string) {
  await page.getByRole('button', { name: 'New Task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Create' }).click()
}

async function rename(page: Page, title: string, next: string) {
  await rowOf(page, title).getByRole('button', { name: title, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(next)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await rowOf(page, next).waitFor()
}

async function tasksOf(person: Person) {
  return (await read(TaskPage, person.get(`/api/tasks?from=${today()}&to=${today()}`))).items
}

async function titlesOf(person: Person) {
  return (await tasksOf(person)).map(({ title }) => title)
}
