import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { aChallenge, made } from '#server/challenges/testing/scene.ts'
import { cutWords } from '#e2e/testing/cutWords.ts'
import { PARTNER, peopleToShow } from '#e2e/testing/peopleToShow.ts'
import { isFocused, missedByTab } from '#e2e/testing/keys.ts'
import { linesOnLines, scrollsSideways, smallTargets } from '#e2e/testing/targets.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** What is left of 1,280 px at a zoom of 400 %. */
const ZOOMED = { viewport: { width: 320, height: 256 } }

let shown: Awaited<ReturnType<typeof peopleToShow>>
beforeAll(async () => {
  shown = await peopleToShow(world.server)
})

const NAMES = [
  'friends',
  'board',
  'messages',
  'person',
  'accountability',
  'teams',
  'team',
  'joinTeam',
  'challenge',
  'rooms',
  'room',
  'publicPage',
] as const
type Name = (typeof NAMES)[number]
/** These open a dialog over a screen. */
const DIALOGS: readonly Name[] = ['messages', 'room']

/** Opens a screen of people and waits for what it shows last. */
async function visit(page: Page, name: Name) {
  const [path, words] = shown.screens[name]
  await page.goto(path)
  const inside = DIALOGS.includes(name) ? page.getByRole('dialog') : page.getByRole('main')
  await inside.getByText(words).or(inside.getByPlaceholder(words)).first().waitFor()
  await page.locator('[aria-busy=true]:not(button)').first().waitFor({ state: 'detached' })
}

test.each(NAMES)(
  '%s is free of faults in all ten looks',
  async (name) => {
    const page = await world.openWindow(shown.ann, '/theme.js')
    await visit(page, name)
    expect(await faultsInAllLooks(page)).toEqual([])
  },
  120_000,
)

test('a long name keeps its words whole on a phone, in a standing and in a room', async () => {
  const { ann, ben, room } = shown
  const challenge = await made(ann, aChallenge(world.server, ann, { invite: [ben.id] }))
  await ben.post(`/api/challenges/${challenge.id}/join`)
  await ben.post(`/api/rooms/${room.id}/join`, { intent: 'Read' })
  const page = await world.openWindow(ann, '/theme.js', PHONE)
  for (const path of [`/challenges/${challenge.id}`, shown.screens.room[0]]) {
    await page.goto(path)
    await page.getByText(PARTNER).first().waitFor()
    expect(await cutWords(page)).toEqual([])
  }
})

test('the dialog of a report is free of faults in all ten looks, and gives the focus back', async () => {
  const page = await world.openWindow(shown.ann, '/theme.js')
  await visit(page, 'friends')
  const more = page.getByRole('button', { name: 'More about Dan' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report Dan' })
  await dialog.getByLabel('What is wrong?').selectOption({ label: 'Self-harm' })
  expect(await faultsInAllLooks(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await isFocused(more)).toBe(true)
}, 120_000)

test('at a zoom of 400 % nothing scrolls sideways', async () => {
  const page = await world.openWindow(shown.ann, '/theme.js', ZOOMED)
  const wide: string[] = []
  for (const name of NAMES) {
    await visit(page, name)
    if (await scrollsSideways(page)) wide.push(name)
  }
  expect(wide).toEqual([])
}, 120_000)

test('every control offers 44 px to a finger', async () => {
  const page = await world.openWindow(shown.ann, '/theme.js', PHONE)
  const small: string[] = []
  for (const name of NAMES) {
    await visit(page, name)
    small.push(...(await smallTargets(page)).map((what) => `${name}: ${what}`))
  }
  expect(small).toEqual([])
}, 120_000)

test('on a phone no line stands on another, however long a name is', async () => {
  const page = await world.openWindow(shown.ann, '/theme.js', PHONE)
  const faults: string[] = []
  for (const name of NAMES) {
    await visit(page, name)
    faults.push(...(await linesOnLines(page)).map((what) => `${name}: ${what}`))
  }
  expect(faults).toEqual([])
}, 120_000)

test.each(NAMES)(
  'the keyboard reaches everything of %s, and the focus is never lost',
  async (name) => {
    const page = await world.openWindow(shown.ann, '/theme.js')
    await visit(page, name)
    expect(await missedByTab(page)).toEqual([])
  },
  60_000,
)

test.each([
  ['friends', `Message to ${PARTNER}`],
  ['friends', 'New challenge'],
  ['accountability', 'Decline'],
  ['accountability', 'Add a proof of “Read”'],
  ['teams', 'Create Team'],
  ['team', 'More about Runners'],
  ['challenge', 'Delete'],
  ['room', 'Leave the room'],
] as const)('on %s “%s” opens by Enter, closes by Escape, and has the focus again', async (name, label) => {
  const page = await world.openWindow(shown.ann, '/theme.js')
  await visit(page, name)
  const button = page.getByRole('button', { name: label, exact: true }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(button)).toBe(false)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(button)).toBe(true)
})
