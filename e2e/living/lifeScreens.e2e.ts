import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellPerson } from '#server/testing/notifications.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { isFocused, missedByTab } from '#e2e/testing/keys.ts'
import { linesOnLines, scrollsSideways, smallTargets } from '#e2e/testing/targets.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Where each is, the button that opens it where it is a dialog, and what is on it last. */
const SCREENS = {
  settings: ['/settings', null, 'Security events'],
  information: ['/settings?tab=information', null, 'Privacy Policy'],
  inbox: ['/settings?tab=information', /^Notifications/, 'Water the plants'],
  feedback: ['/settings?tab=information', 'Give Feedback', 'What happened?'],
  password: ['/settings', 'Change password', 'Confirm Password'],
  email: ['/settings', 'Change email address', 'New Email Address'],
  sent: ['/settings', 'What was sent …', 'Nothing'],
  leaving: ['/settings', 'Delete Account', 'Download first'],
} as const
type Name = keyof typeof SCREENS
const NAMES = Object.keys(SCREENS) as Name[]

let ann: TestPerson
beforeAll(async () => {
  ann = await world.server.signUp({ name: 'Ann' })
  await ann.patch('/api/profile', { first_steps: 'closed' })
  const actions = ['done', 'snooze', 'skip'] as const
  await tellPerson(world.server.deps, ann, { title: 'Water the plants', body: '09:00', actions })
})

/** Opens a screen, and its dialog by the keyboard. @returns the button that opened it */
async function visit(page: Page, name: Name) {
  const [path, label, words] = SCREENS[name]
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const more = page.getByRole('button', { name: /^More/ })
  if (name === 'inbox' && (await more.isVisible())) await more.press('Enter')
  const opener = label === null ? null : page.getByRole('button', { name: label })
  await opener?.press('Enter')
  const inside = opener ? page.locator('dialog[open]').last() : page.getByRole('main')
  await inside.getByText(words).first().waitFor()
  await page.locator('[aria-busy=true]:not(button)').first().waitFor({ state: 'detached' })
  return opener
}

test.each(NAMES)(
  '%s is free of faults in all ten looks, the keyboard reaches everything, and Escape gives the focus back',
  async (name) => {
    const page = await world.openWindow(ann, '/theme.js')
    const opener = await visit(page, name)
    expect(await missedByTab(page)).toEqual([])
    if (opener) {
      await page.keyboard.press('Escape')
      await expect.poll(() => isFocused(opener)).toBe(true)
      await page.keyboard.press('Enter')
      await page.locator('dialog[open]').last().getByText(SCREENS[name][2]).first().waitFor()
    }
    expect(await faultsInAllLooks(page)).toEqual([])
  },
  120_000,
)

test('on a phone every control is as large as a finger and no line stands on another', async () => {
  const page = await world.openWindow(ann, '/theme.js', PHONE)
  const found: string[] = []
  for (const name of NAMES) {
    await visit(page, name)
    found.push(
      ...[...(await smallTargets(page)), ...(await linesOnLines(page))].map((what) => `${name}: ${what}`),
    )
  }
  expect(found).toEqual([])
}, 120_000)

test('at 320 px nothing scrolls sideways', async () => {
  const page = await world.openWindow(ann, '/theme.js', { viewport: { width: 320, height: 640 } })
  const wide: string[] = []
  for (const name of NAMES) {
    await visit(page, name)
    if (await scrollsSideways(page)) wide.push(name)
  }
  expect(wide).toEqual([])
}, 120_000)
