import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import { openWorld, today, waitingOn } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)
const AGENDA = '/dashboard?view=agenda'

/** The steps of sending a change, in their order. What is not `kept` before the end was never said to be. */
const STEPS = [
  { step: 'written down', isKept: false },
  { step: 'announced to the other tabs', isKept: true },
  { step: 'sent', isKept: true },
  { step: 'answered', isKept: true },
  { step: 'taken out', isKept: true },
  { step: 'reported to the other tabs', isKept: true },
] as const
type Step = (typeof STEPS)[number]['step']

test.each(STEPS)('a tab that ends before its change is $step: the others agree', async ({ step, isKept }) => {
  const { page: left, person } = await world.enter('/theme.js')
  const task = aTask({ title: 'Focus Work Block', scheduled_date: today(), xp_reward: 40 })
  await person.post('/api/tasks', task)
  const right = await left.context().newPage()
  await left.addInitScript(dieBefore, step)
  await right.addInitScript(giveWay)
  for (const page of [left, right]) {
    const listening = page.waitForResponse((response) => response.url().endsWith('/api/events'))
    await page.goto(AGENDA)
    await rowOf(page).waitFor()
    await listening
  }
  await rowOf(left).getByRole('button', { name: 'Complete' }).click()
  await left.waitForFunction(() => 'isDead' in globalThis)
  await left.close()
  await right.evaluate('takeOver()')

  const isDone = async () => (await read(Task, person.get(`/api/tasks/${task.id}`))).status === 'completed'
  await expect.poll(isDone).toBe(isKept)
  const status = isKept ? 'completed' : 'pending'
  await expect.poll(() => rowOf(right).getAttribute('data-status')).toBe(status)
  await expect.poll(() => waitingOn(right, person.id)).toBe(0)
  expect((await read(LedgerPage, person.get('/api/xp-ledger'))).items).toHaveLength(isKept ? 1 : 0)

  // A change that still waited in the other tab would lie over what comes from elsewhere.
  await person.act(task.id, isKept ? 'uncomplete' : 'complete')
  const after = isKept ? 'pending' : 'completed'
  await expect.poll(() => rowOf(right).getAttribute('data-status')).toBe(after)
  expect((await read(Stats, person.get('/api/stats'))).xp).toBe(isKept ? 0 : 40)
})

const rowOf = (page: Page) => page.getByRole('listitem', { name: 'Focus Work Block' })

/** In the page: the tab does not send before it is called to, so that the other one does. */
function giveWay() {
  const { locks } = navigator
  const request = locks.request.bind(locks) as (name: string, work: () => unknown) => Promise<unknown>
  const isCalled = new Promise((resolve) => Object.assign(globalThis, { takeOver: resolve }))
  const late = async (name: string, work: () => unknown) => {
    if (name.includes('changes')) await isCalled
    return request(name, work)
  }
  Object.assign(locks, { request: late })
}

/** In the page: before a step of sending the tab stops to do anything; the test then closes it. */
function dieBefore(step: Step) {
  const dies = (at: Step) => {
    if (at === step) Object.assign(globalThis, { isDead: true })
    return 'isDead' in globalThis
  }
  const never = () => new Promise<Response>(() => {})
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const isChange = init?.method === 'POST' && (input as string).endsWith('/complete')
    if (isChange && dies('sent')) return never()
    const answer = await fetch(input, init)
    return isChange && dies('answered') ? never() : answer
  }
  const stores = IDBObjectStore.prototype
  const channels = BroadcastChannel.prototype
  // oxlint-disable typescript/unbound-method -- they are applied to what they are called on
  const [put, remove, postMessage] = [stores.put, stores.delete, channels.postMessage]
  stores.put = function (...values) {
    if (this.name === 'waiting' && dies('written down')) this.transaction.abort()
    return put.apply(this, values)
  }
  stores.delete = function (...values) {
    if (this.name === 'waiting' && dies('taken out')) this.transaction.abort()
    return remove.apply(this, values)
  }
  channels.postMessage = function (message: { kind: string }) {
    const isHeld =
      (message.kind === 'waits' && dies('announced to the other tabs')) ||
      (message.kind === 'arrived' && dies('reported to the other tabs')) ||
      'isDead' in globalThis
    if (!isHeld) postMessage.call(this, message)
  }
}
