import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { startPushPeer } from '#server/testing/pushPeer.ts'
import { openWorld, readyForOffline, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const clock = { now: () => new Date() }
const peer = await startPushPeer(() => clock.now())
const world = await openWorld(async () => null, { OUTBOUND_ALLOW: peer.host })
clock.now = world.server.deps.now
afterAll(async () => {
  peer.close()
  await world.close()
})

/**
 * Stands in for the push service of the browser's maker, which no test can reach: a subscription of ours, once the person has allowed it.
 */
function standIn(subscription: object) {
  const isAllowed = () => sessionStorage.getItem('allowed') === 'yes'
  const allow = (answer: 'yes' | 'no') => sessionStorage.setItem('allowed', answer)
  const options: { applicationServerKey?: BufferSource } = {}
  const ours = {
    options,
    toJSON: () => subscription,
    unsubscribe: async () => {
      allow('no')
      return true
    },
  } as unknown as PushSubscription
  Object.defineProperty(Notification, 'permission', { get: () => (isAllowed() ? 'granted' : 'default') })
  Notification.requestPermission = async () => {
    allow('yes')
    return 'granted'
  }
  PushManager.prototype.getSubscription = async () => (isAllowed() ? ours : null)
  PushManager.prototype.subscribe = async ({ applicationServerKey } = {}) => {
    allow('yes')
    options.applicationServerKey = (applicationServerKey as Uint8Array<ArrayBuffer>).buffer
    return ours
  }
}

test('after the first reminder pushes are offered once, and a test shows whether they arrive', async () => {
  const { person } = await world.enter()
  const page = await world.openWindow(person, '/theme.js', WORKS_OFFLINE)
  await page.addInitScript(standIn, await peer.subscribe())
  await page.goto('/dashboard')
  await readyForOffline(page)
  const task = aTask({ scheduled_date: null, scheduled_time: null })
  await person.post('/api/tasks', task)
  const remind = (at: string) =>
    person.post('/api/reminders', { target_kind: 'task', target_id: task.id, kind: 'at', at })
  await remind('2099-01-01T09:00')
  await page.getByRole('dialog').getByText('In quiet hours only reminders come').waitFor()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByText('Reminders now come').waitFor()
  await remind('2099-01-02T09:00')
  await page.goto('/settings')
  await page.getByRole('list', { name: 'Browsers that show pushes' }).getByText('This device').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('Waiting for it to arrive').waitFor()
  await expect
    .poll(() => peer.taken.at(-1)?.message)
    .toMatchObject({ kind: 'system', title: 'Pushes arrive here' })
  await page.evaluate(() => {
    const data = { kind: 'pushed', id: '', title: 'Pushes arrive here' }
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  })
  await page.getByText(/It arrived after \d+\.\d seconds/).waitFor()
  // It changes once the browser has given its subscription back.
  await page.getByRole('switch', { name: 'Push on this device' }).click()
  await expect
    .poll(async () => (await (await person.get('/api/push-subscriptions')).json()).items)
    .toEqual([])
})

test('the settings say what this browser can do, and list those that take pushes', async () => {
  const { page, person } = await world.enter('/settings')
  await person.post('/api/push-subscriptions', await peer.subscribe())
  await page.reload()
  const push = page.getByRole('switch', { name: 'Push on this device' })
  await expect.poll(() => push.isDisabled()).toBe(true)
  await page.getByText('This browser was told not to show any.').waitFor()
  await page.getByRole('list', { name: 'Browsers that show pushes' }).getByText('No push yet').waitFor()
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect
    .poll(async () => (await (await person.get('/api/push-subscriptions')).json()).items)
    .toEqual([])
})
