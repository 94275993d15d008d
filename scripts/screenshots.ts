import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { addDays } from '#shared/time/civil.ts'
import { chromiumPath } from './chromium.mjs'

/** Where the manifest (web/public/manifest.webmanifest) looks for them. */
const FOLDER = path.join(import.meta.dirname, '../web/public/screenshots')
const SHOTS = [
  { name: 'plan-wide', path: '/dashboard?view=week', viewport: { width: 1280, height: 800 }, scale: 1 },
  { name: 'plan-narrow', path: '/dashboard?view=agenda', viewport: { width: 390, height: 844 }, scale: 2 },
]

/** Titles with their day from today on, time, minutes, category and XP; what has a tick is done. */
const WEEK: [
  title: string,
  day: number,
  time: string,
  minutes: number,
  category: string,
  xp: number,
  done?: true,
][] = [
  ['Twenty new words', 0, '08:00', 30, 'learning', 25, true],
  ['Write the first chapter', 0, '09:00', 90, 'creative', 60, true],
  ['Run along the river', 0, '12:30', 45, 'fitness', 40],
  ['Prepare the meeting', 0, '14:00', 60, 'work', 35],
  ['Call grandmother', 0, '18:00', 30, 'social', 20],
  ['Read the paper on sleep', 1, '09:00', 60, 'learning', 35],
  ['Outline chapter two', 1, '11:00', 90, 'creative', 50],
  ['Strength training', 1, '13:00', 45, 'fitness', 40],
  ['Budget for the trip', 2, '10:30', 45, 'finance', 30],
  ['Lunch with Ada', 2, '12:30', 60, 'social', 20],
  ['Write chapter two', 3, '09:00', 120, 'creative', 75],
  ['Run along the river', 3, '13:30', 45, 'fitness', 40],
  ['Pack for Lisbon', 4, '11:00', 60, 'travel', 30],
]

/** An hour of the morning, wherever that is now, so that the plan has a past and a future. */
function morning(now: Date): string {
  const behind = Math.min(12, now.getUTCHours() - 10)
  return `Etc/GMT${behind < 0 ? '-' : '+'}${Math.abs(behind)}`
}

/** A new account with a week of tasks. @returns its session, as the device keeps it, and its time zone */
async function fillAccount(site: string): Promise<{ session: string; timezone: string }> {
  const now = new Date()
  const timezone = morning(now)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(now)
  let token = ''
  const send = async (method: string, address: string, body: object) => {
    const answer = await fetch(site + address, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${address} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { access_token: string }
  }
  const session = await send('POST', '/auth/v1/signup', {
    email: `${crypto.randomUUID()}@example.com`,
    password: crypto.randomUUID(),
    data: { name: 'Robin', timezone },
  })
  token = session.access_token
  await send('PATCH', '/api/profile', { timezone, first_steps: 'closed' })
  for (const [title, day, time, minutes, category, xp, isDone] of WEEK) {
    const id = crypto.randomUUID()
    await send('POST', '/api/tasks', {
      id,
      title,
      category,
      scheduled_date: addDays(today, day),
      scheduled_time: time,
      estimated_duration: minutes,
      xp_reward: xp,
    })
    if (isDone) await send('POST', `/api/tasks/${id}/complete`, {})
  }
  return { session: JSON.stringify(session), timezone }
}

/**
 * Takes the manifest's pictures on a server that runs with MAILER_AUTOCONFIRM=true:
 * `npm run screenshots -- http://localhost:3000`.
 */
async function takeScreenshots(site: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const { session, timezone } = await fillAccount(site)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  for (const { name, path: address, viewport, scale } of SHOTS) {
    const context = await browser.newContext({
      baseURL: site,
      viewport,
      deviceScaleFactor: scale,
      isMobile: scale > 1,
      hasTouch: scale > 1,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      timezoneId: timezone,
    })
    await context.addInitScript(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [SESSION_KEY, session],
    )
    const page = await context.newPage()
    await page.goto(address)
    await page.getByText('Run along the river').first().waitFor()
    await page.waitForTimeout(5000) // fonts and late parts
    await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 72 })
    await context.close()
  }
  await browser.close()
}

await takeScreenshots(process.argv[2] ?? 'http://localhost:3000')
