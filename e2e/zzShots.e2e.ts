import { afterAll, test } from 'vitest'
import { openWorld } from './world.ts'

const world = await openWorld()
afterAll(world.close)
const env = process.env as Record<string, string>
const list = JSON.parse(env['SHOTS'] ?? '[]') as { s: string; n: string; acts?: string[]; path?: string; sizes?: string[] }[]
for (const { s, n, acts = [], path = '/goal-wizard', sizes = ['1440dark', '390dark', '390light'] } of list)
  test(n, { timeout: 90_000 }, async () => {
    for (const size of sizes) {
      const w = Number(/^\d+/.exec(size)?.[0])
      const mode = size.replace(/^\d+/, '') as 'dark'
      const { page } = await world.enter(path, { viewport: { width: w, height: w < 500 ? 844 : 900 }, colorScheme: mode, ...(w < 500 && { hasTouch: true, isMobile: true }) })
      page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
      page.on('pageerror', (e) => console.log('pageerror', e.message))
      await page.evaluate((m) => { document.documentElement.dataset['mode'] = m }, mode)
      let i = 0
      if (s) {
        await page.getByLabel('Your message').fill(s)
        await page.keyboard.press('Enter')
        await page.getByText(/Proposal|\?/).nth(1).waitFor({ timeout: 15000 }).catch(() => console.log('no proposal'))
        await page.waitForTimeout(1000)
      } else await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/ws/${n}-${size}-${i++}.png` })
      for (const act of acts) {
        const [role, label = ''] = act.split(':')
        await page.getByRole(role as 'button', { name: label }).first().click({ timeout: 5000 }).catch((e) => console.log(act, e.message.slice(0, 200)))
        await page.waitForTimeout(900)
        await page.screenshot({ path: `/tmp/ws/${n}-${size}-${i++}.png` })
      }
      await page.context().close()
    }
  })
