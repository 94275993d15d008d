import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { faults } from '#e2e/testing/axe.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)
const { db, deps } = world.server

/** Until the client for reports is here: on a first visit something that fails brings it. */
async function reportingIsHere(page: Page) {
  await page.evaluate(() => void Promise.reject(new DOMException('Given up', 'AbortError')))
  await page.waitForFunction(() => '__SENTRY__' in globalThis)
}

/** Breaks what the plan asks for each time it is drawn, and draws it anew. @returns the way to mend it */
async function breakPlan(page: Page) {
  await page.evaluate(() => {
    const broken = globalThis as unknown as { whole: typeof URLSearchParams; URLSearchParams: unknown }
    const whole = URLSearchParams
    broken.whole = whole
    broken.URLSearchParams = class extends whole {
      constructor(query?: string) {
        if (query?.startsWith('?view')) throw new Error('The plan of ann@example.com is broken')
        super(query)
      }
    }
    history.replaceState(null, '', '/dashboard?view=agenda&x=1')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  return () =>
    page.evaluate(() => {
      const broken = globalThis as unknown as { whole: unknown; URLSearchParams: unknown }
      broken.URLSearchParams = broken.whole
    })
}

test('a screen that fails says so with an id, keeps what was typed, takes feedback, and can be tried again', async () => {
  const { page, person } = await world.enter('/dashboard?view=agenda')
  await reportingIsHere(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'New task' }).pressSequentially('Buy milk')
  const mend = await breakPlan(page)
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await page.getByText('An unexpected error occurred. This has been logged for debugging.').waitFor()
  await page.getByRole('region', { name: 'What you had typed' }).getByText('Buy milk').waitFor()
  expect(await faults(page)).toEqual([])

  const id =
    (await page
      .getByText(/^Error id/)
      .locator('code')
      .textContent()) ?? ''
  const report = () =>
    db.query<{ report: string; person: string }>('select * from error_reports where id = $1', [id])
  await expect.poll(async () => (await report()).length).toBe(1)
  const [{ report: kept, person: about } = { report: '', person: '' }] = await report()
  expect(about).toBe(person.id)
  expect(kept).toContain('is broken')
  for (const secret of ['ann@', 'Buy milk', person.token, person.email]) expect(kept).not.toContain(secret)

  await page.getByRole('button', { name: 'Tell us what happened' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell us what happened' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Name is required').waitFor()
  await dialog.getByText('Message is required').waitFor()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ann')
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('I opened the agenda')
  await dialog.getByRole('button', { name: 'Send' }).click()
  const thanks = page.getByRole('dialog', { name: 'Thank you' })
  await thanks.getByRole('button', { name: 'Close' }).last().click()
  const told = await db.query<{ report: string }>(
    "select report from error_reports join error_groups using (fingerprint) where kind = 'feedback'",
  )
  expect(told.map(({ report: text }) => deps.vault.decrypt(text)).join()).toContain(id)

  await mend()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.keyboard.press('n')
  await expect.poll(() => page.getByRole('textbox', { name: 'New task' }).inputValue()).toBe('Buy milk')
})

test('what nobody handles is reported, also from before the client is here, and refusals are not', async () => {
  const { page } = await world.enter('/dashboard')
  const word = crypto.randomUUID().slice(0, 8)
  const fail = (name: string) =>
    page.evaluate((text) => {
      setTimeout(() => void Promise.reject(new Error(text)))
      setTimeout(() => {
        throw Object.assign(new Error(`${text} aside`), { name: 'Odd' })
      })
    }, name)
  await fail(`early ${word}`)
  await reportingIsHere(page)
  await fail(`late ${word}`)
  const titles = async () =>
    (await db.query<{ title: string }>('select title from error_groups where title like $1', [`%${word}%`]))
      .map(({ title }) => title)
      .toSorted()
  await expect
    .poll(titles)
    .toEqual([
      `Error: early ${word}`,
      `Error: late ${word}`,
      `Odd: early ${word} aside`,
      `Odd: late ${word} aside`,
    ])
})

test('own requests say which trace they belong to, before and after the client is here, in a form that it reads', async () => {
  const { page, person } = await world.enter('/theme.js')
  const traces: { path: string; trace: string | undefined; baggage: string | undefined }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/') || request.method() === 'GET') return
    const { 'sentry-trace': trace, baggage } = request.headers()
    if (pathname.startsWith('/api/tasks')) traces.push({ path: pathname, trace, baggage })
  })
  await page.goto('/dashboard?view=agenda')
  for (const title of ['Tea', 'Toast']) {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('n')
    const field = page.getByRole('textbox', { name: 'New task' })
    await field.fill(`${title} today`)
    await field.press('Enter')
    await field.waitFor({ state: 'detached' })
    await reportingIsHere(page)
  }
  await expect.poll(() => traces.length).toBe(2)
  for (const { trace, baggage } of traces) {
    expect(trace).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}-1$/)
    expect(baggage).toContain(`sentry-trace_id=${trace?.slice(0, 32)}`)
  }
  expect(person.id).toBeDefined()
})

test('a screen whose code is not here says that the device is offline, and opens by itself with the network', async () => {
  const { page } = await world.enter('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Habits' }).click()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.getByText('This screen is not on your device yet.').waitFor()
  await page.waitForTimeout(1200) // a part that could not be loaded is tried again after a second
  // Online again, while the first requests do not get through yet.
  let refused = 0
  await page.route('**/assets/habits-*', (route) => {
    if (!route.request().url().endsWith('.js') || (refused += 1) > 2) return route.continue()
    return route.abort('internetdisconnected')
  })
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Habits' }).waitFor()
  expect(refused).toBeGreaterThan(2)
  await expect.poll(() => page.evaluate(stylesThatCame, 'habits')).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(stylesThatCame, 'Skeleton')).toBeGreaterThan(0)
})

/** How many rules there are from stylesheets of a name. Those of one that failed cannot be read. */
function stylesThatCame(name: string): number {
  return [...document.styleSheets].reduce((sum, sheet) => {
    try {
      return sheet.href?.includes(`/${name}-`) ? sum + sheet.cssRules.length : sum
    } catch {
      return sum
    }
  }, 0)
}
