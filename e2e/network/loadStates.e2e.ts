import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { openWorld, planKept, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

/** Where each read is shown: what is said when it fails, and what only an empty list may say. */
const SCREENS: [path: string, read: string, failed: RegExp, empty: RegExp][] = [
  ['/dashboard?view=week', '/api/tasks', /These days could not be loaded/, /No unscheduled tasks/],
  [
    '/dashboard?view=week',
    '/api/tasks',
    /Your unscheduled tasks could not be loaded/,
    /Nothing waits here|No unscheduled tasks/,
  ],
  ['/dashboard?view=month', '/api/tasks', /These days could not be loaded/, /No unscheduled tasks/],
  [
    '/dashboard?view=agenda',
    '/api/tasks',
    /Your tasks could not be loaded/,
    /No tasks found|everything planned/,
  ],
  ['/dashboard?view=week', '/api/stats', /Your figures could not be loaded/, /Nothing planned yet|^0\/0$/],
  ['/achievements', '/api/xp-ledger', /XP history could not be loaded/, /Nothing earned yet/],
  [
    '/achievements',
    '/api/stats',
    /Your streak and its freezes could not be loaded/,
    /A new streak starts today/,
  ],
  ['/analytics', '/api/analytics', /Your figures could not be loaded/, /Nothing was due/],
  ['/analytics?tab=domains', '/api/domains', /Your life domains could not be loaded/, /0\/0 goals/],
  [
    '/analytics?rows=tasks_completed',
    '/api/analytics/rows',
    /The rows could not be loaded/,
    /nothing that counts/,
  ],
  ['/settings', '/api/tasks', /The trash could not be loaded/, /The trash is empty/],
  ['/settings', '/auth/v1/', /could not be loaded/, /No other devices/],
]

test.each(SCREENS)(
  '%s says so when %s fails, and not that there is nothing',
  async (path, read, failed, empty) => {
    const { page, person } = await world.enter('/theme.js')
    await person.post('/api/tasks', aTask({ title: 'Waits', scheduled_date: null, scheduled_time: null }))
    await failing(page, read)
    await page.goto(path)
    await page.getByText(failed).first().waitFor()
    expect(await page.getByText(empty).count()).toBe(0)

    const again = page.getByRole('button', { name: 'Try Again' })
    await again.first().waitFor()
    await page.unroute('**/*')
    const tryAgain = async () => {
      await again
        .first()
        .click({ timeout: 2_000 })
        .catch(() => {}) // the one before may have mended it
      return page.getByText(failed).count()
    }
    await expect.poll(tryAgain, { interval: 500 }).toBe(0)
  },
)

test.each([
  ['/goals', '/api/goals', 'Your goals did not load', 'What do you want to reach?'],
  ['/achievements', '/api/xp-ledger', 'XP history could not be loaded', 'Nothing earned yet'],
])(
  '%s says that the device is offline, and loads by itself when it is not',
  async (path, read, title, empty) => {
    const { page } = await world.enter('/theme.js')
    await failing(page, read)
    await page.goto(path)
    await page.getByRole('button', { name: 'Try Again' }).first().waitFor()
    await page.context().setOffline(true)
    const said = page.getByRole('alert').filter({ hasText: title })
    await said.getByText('You are offline.').waitFor()
    expect(await page.getByText('The server cannot be reached').count()).toBe(0)
    await page.unroute('**/*')
    await page.context().setOffline(false)
    await page.getByText(empty).first().waitFor()
  },
)

test.each([
  ['/dashboard?view=agenda', '/api/tasks', /Loading your tasks/, /No tasks found/],
  ['/dashboard?view=week', '/api/tasks', /Loading your unscheduled tasks/, /No unscheduled tasks/],
  ['/analytics', '/api/analytics', /Loading your figures/, /Nothing was due/],
])('%s waits for %s in words of its own', async (path, read, waiting, empty) => {
  const { page } = await world.enter('/theme.js')
  const asked = Promise.withResolvers<void>()
  await page.route(isRead(read), async (route) => asked.promise.then(() => route.continue()))
  await page.goto(path)
  await page.getByText(waiting).waitFor()
  expect(await page.getByText(empty).count()).toBe(0)
  asked.resolve()
  await page.getByText(empty).waitFor()
})

test('what this device has kept says how old it is while the server fails', async () => {
  const { page, person } = await world.enter('/theme.js')
  await person.post(
    '/api/tasks',
    aTask({ title: 'Kept here', scheduled_date: today(), scheduled_time: '10:00' }),
  )
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('listitem', { name: 'Kept here' }).waitFor()
  await planKept(page, person.id)
  await failing(page, '/api/tasks')
  await page.reload()
  await page.getByRole('listitem', { name: 'Kept here' }).waitFor()
  await page.getByText(/Saved copy from \d\d:\d\d\./).waitFor()
})

const isRead = (path: string) => (address: URL) => address.pathname.startsWith(path)

/** From now on every read of a path is answered by 500. */
async function failing(page: Page, path: string) {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const isAsked = route.request().method() === 'GET' && pathname.startsWith(path)
    return isAsked
      ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken' } })
      : route.fallback()
  })
}
