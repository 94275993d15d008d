import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aPicture } from '#server/files/testing/pictures.ts'
import { claimsOf, completed } from '#server/claims/testing/scene.ts'
import { becomePartners, befriend } from '#server/testing/friends.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { openWorld } from '#e2e/testing/world.ts'

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

test('a proof’s picture is seen before it is sent, waits while there is no network, and its witness sees it', async () => {
  const [ann, ben] = [await world.server.signUp({ name: 'Ann' }), await world.server.signUp({ name: 'Ben' })]
  await becomePartners(ann, ben)
  await completed(ann, {
    accountability_type: 'partner',
    witness_id: ben.id,
    title: 'Swim',
    scheduled_date: null,
    scheduled_time: null,
  })
  const TAB = '/settings?tab=accountability'
  const phone = await world.openWindow(ann, TAB, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const witness = await world.openWindow(ben, TAB)
  await phone.getByRole('button', { name: 'Add a proof of “Swim”' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Proof of “Swim”' })
  await dialog.getByRole('button', { name: 'Take a Picture' }).waitFor()
  const camera = dialog.locator('input[capture]')
  expect(await camera.getAttribute('capture')).toBe('environment')
  const buffer = await aPicture(3000, 1500)
    .jpeg()
    .withExif({ IFD0: { Make: 'SECRET' } })
    .toBuffer()
  await camera.setInputFiles({ name: 'pool.jpg', mimeType: 'image/jpeg', buffer })
  const preview = dialog.getByRole('img', { name: 'Your proof' })
  await expect.poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(2048)
  await dialog.getByText('We remove place and camera data').waitFor()
  expect(await faultsInAllLooks(phone, ['gold'])).toEqual([])
  await phone.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await phone.getByText('Your proof is kept here and sent once you are online').waitFor()
  expect((await claimsOf(ann))[0]?.proof_at).toBe(null)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await phone.route(/api.files/, (route) => held.then(() => route.continue()))
  await phone.context().setOffline(false)
  await phone.getByText(/Sending your proof: \d+ %/).waitFor()
  expect(await phone.getByRole('progressbar', { name: 'Sending your proof' }).getAttribute('value')).not.toBe(
    null,
  )
  letGo()

  const seen = witness.getByRole('img', { name: 'The proof of Ann' })
  await expect.poll(() => seen.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(2048)
  await phone.getByRole('img', { name: 'Your proof, as it is seen' }).waitFor()
  await witness.getByRole('button', { name: 'Confirm' }).click()
  await phone.getByText('Ben confirmed it').waitFor()
})

test('an upload whose answer is lost is sent again by itself and makes one picture; one that never arrives says so', async () => {
  const { page, person } = await world.enter('/settings')
  const input = header(page).locator('input[type=file]')
  const buffer = await aPicture(900, 600).jpeg().toBuffer()
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
  const uploads: string[] = []
  await page.route(/api.files/, async (route) => {
    uploads.push(route.request().url())
    if (uploads.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await input.setInputFiles(picture)
  await header(page).getByRole('button', { name: 'Remove Picture' }).waitFor()
  await pixelsOf(page, person.profile.name)
  expect([uploads.length, new Set(uploads).size]).toEqual([2, 1])
  const kept = () => world.server.db.query('select from files where user_id = $1', [person.id])
  expect(await kept()).toHaveLength(1)

  await page.unroute(/api.files/)
  await page.route(/api.files/, (route) => route.abort('connectionreset'))
  await input.setInputFiles(picture)
  const unsaid = header(page).getByText('The server cannot be reached right now.')
  await unsaid.waitFor()
  await pixelsOf(page, person.profile.name) // the one before stays
  await page.unroute(/api.files/)
  await input.setInputFiles(picture)
  await unsaid.waitFor({ state: 'detached' })
  await expect.poll(async () => (await kept()).length).toBe(1)
})
