import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aPicture } from '#server/files/testing/pictures.ts'
import { befriend } from '#server/testing/friends.ts'
import { faultsInAllLooks } from './axe.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
afterAll(world.close)

const header = (page: Page) => page.getByRole('region', { name: 'Profile' })
/** The width of the picture that is drawn beside a name, once it is there. */
const pixelsOf = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name })
        .first()
        .evaluate((face) => face.querySelector('img')?.naturalWidth ?? 0),
    )
    .toBe(512)

test('a picture becomes one’s face, friends see it, and it is taken away again', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const { page, person } = await world.enter('/settings', phone)
  await header(page).getByText('We remove place and camera data.').waitFor()
  const input = header(page).locator('input[type=file]')
  await input.setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') })
  await page.getByRole('alert').filter({ hasText: 'This picture cannot be read.' }).waitFor()

  const buffer = await aPicture(900, 600).jpeg().toBuffer()
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await header(page).getByRole('button', { name: 'Remove Picture' }).waitFor()
  await pixelsOf(page, person.profile.name)
  expect(await faultsInAllLooks(page, ['gold'])).toEqual([])

  const friend = await world.server.signUp({ name: 'Ben' })
  await befriend(person, friend)
  const theirs = await world.openWindow(friend, '/settings?tab=friends')
  await pixelsOf(theirs, `${person.profile.name}, online`)

  await header(page).getByRole('button', { name: 'Remove Picture' }).click()
  await page.getByText('Your picture is removed.').first().waitFor()
  await header(page).getByRole('button', { name: 'Add Picture' }).waitFor()
  expect(await header(page).locator('img').count()).toBe(0)
})
