import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { startProviders } from '#server/testing/providers.ts'
import { faults } from '#e2e/testing/axe.ts'
import { keptSession, openWorld, today } from '#e2e/testing/world.ts'

const providers = await startProviders()
const world = await openWorld(() => null, providers.settings)
afterAll(async () => {
  await world.close()
  await providers.close()
})

const NEW_PASSWORD = 'Entirely-new-1'

test('a new password needs the present one, and signs the other devices out', async () => {
  const { page, person } = await world.enter('/settings')
  const other = await signInElsewhere(person)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('New Password').fill('short')
  await dialog.getByLabel('Confirm Password').fill('other')
  await page.keyboard.press('Enter')
  for (const words of [
    'Please enter your current password',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ])
    await dialog.getByText(words).waitFor()
  expect(await focusedLabel(page)).toBe('Current Password')

  await page.keyboard.type('not this one')
  await dialog.getByLabel('New Password').fill(NEW_PASSWORD)
  await dialog.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  expect(await dialog.getByRole('meter').getAttribute('aria-valuetext')).toBe('Strong')
  await page.keyboard.press('Enter')
  await dialog.getByText('This password is wrong').waitFor()
  expect(await focusedLabel(page)).toBe('Current Password')
  expect(await dialog.getByLabel('New Password').inputValue()).toBe(NEW_PASSWORD)
  expect(await faults(page)).toEqual([])

  await dialog.getByLabel('Current Password').fill(person.password)
  await page.keyboard.press('Enter')
  await page.getByText('Your new password is set. Other devices are signed out.').first().waitFor()
  await page.getByText('The password was changed').waitFor()
  await other.goto('/settings')
  await other.waitForURL('**/auth/login**')
  await signIn(other, person.email, NEW_PASSWORD)
  await other.waitForURL('**/settings')
})

test('an address is changed once both addresses have said yes', async () => {
  const { page, person } = await world.enter('/settings')
  const address = `new.${person.email}`
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByRole('button', { name: 'Send Confirmation' }).click()
  await page.getByText('Email is required').waitFor()
  await page.getByLabel('New Email Address').fill(person.email)
  await page.keyboard.press('Enter')
  await page.getByText('This is your address already').waitFor()
  await page.getByLabel('New Email Address').fill('nonsense')
  await page.keyboard.press('Enter')
  await page.getByText('Unable to validate email address: invalid format').waitFor()
  await page.getByLabel('New Email Address').fill(address)
  await page.keyboard.press('Enter')
  await page.getByText('Not confirmed yet').waitFor()

  await page.goto(await linkTo(address))
  await page.getByText('One of two addresses is confirmed.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByText('Not confirmed yet').waitFor()
  await page.goto(await linkTo(person.email))
  await page.getByText('Your new address is confirmed.').waitFor()
  await page.getByText('Not confirmed yet').waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Sign-in and security' }).getByText(address).waitFor()
  await page.getByRole('region', { name: 'Profile' }).getByText(address).waitFor()

  const foreign = new URL(await linkTo(address))
  foreign.searchParams.set('token', 'pkce_nobody-has-this')
  await page.goto(foreign.href)
  await page.getByText('This link was used already or is too old.').waitFor()
})

test('who signed in long ago proves that it is them before an address is changed', async () => {
  const { page, person } = await world.enter('/settings')
  await longAgo(person)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByLabel('New Email Address').fill(`new.${person.email}`)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.getByText('Not confirmed yet').waitFor()
})

test('an address that belongs to somebody else is refused beside the field', async () => {
  const somebody = await world.server.signUp()
  const { page } = await world.enter('/settings')
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByLabel('New Email Address').fill(somebody.email)
  await page.keyboard.press('Enter')
  await page.getByText('A user with this email address has already been registered').waitFor()
  expect(await focusedLabel(page)).toBe('New Email Address')
})

test('a Google account is linked and unlinked again', async () => {
  Object.assign(providers.replies.google, { sub: 'linked', email: 'ada@elsewhere.example' })
  const { page, person } = await world.enter('/settings')
  await longAgo(person)
  await page.getByRole('button', { name: 'Link Google' }).click()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  expect(await faults(page)).toEqual([]) // the dialog is inside a row, and inherits none of its muted colours
  await page.keyboard.press('Enter')
  await page.getByText('You can now sign in with Google.').waitFor()
  await page.getByText('Linked as ada@elsewhere.example').waitFor()
  await page.getByText('A way to sign in was linked').waitFor()
  expect(await page.getByText('This device', { exact: true }).count()).toBe(1)

  await longAgo(person)
  await page.getByRole('button', { name: 'Unlink Google' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
  await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.getByText('Google is unlinked.').first().waitFor()
  await page.getByRole('button', { name: 'Link Google' }).waitFor()
})

test('an account elsewhere opens one account here only', async () => {
  Object.assign(providers.replies.google, { sub: 'taken', email: 'taken@elsewhere.example' })
  const first = await world.enter('/settings')
  await first.page.getByRole('button', { name: 'Link Google' }).click()
  await first.page.getByText('You can now sign in with Google.').waitFor()
  const { page } = await world.enter('/settings')
  await page.getByRole('button', { name: 'Link Google' }).click()
  await page.getByText('This Google account belongs to another account here.').waitFor()
})

test('the only way in cannot be unlinked before there is a password', async () => {
  Object.assign(providers.replies.google, { sub: 'alone', email: 'alone@example.com' })
  const page = await world.openDevice()
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/settings')
  await page.getByText('It is your only way in.').waitFor()
  expect(await page.getByRole('button', { name: 'Unlink Google' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Set a password' }).click()
  await longAgo((await keptSession(page))?.user ?? { id: '' })
  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await proveByMail(page, 'alone@example.com')
  await page.getByRole('button', { name: 'Unlink Google' }).waitFor()
})

test('a device is signed out by another one, and stands at the sign-in', async () => {
  const { page, person } = await world.enter('/settings')
  const other = await signInElsewhere(person)
  await page.reload()
  const devices = page.getByRole('region', { name: 'Devices' })
  await devices.getByText('This device', { exact: true }).waitFor()
  await devices.getByRole('button', { name: 'Sign out Chrome on Linux' }).click()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)
  await page.getByText('A device was signed out').waitFor()
  await other.waitForURL('**/auth/login**') // by itself: its line to the server was cut
  await page.reload()
  await devices.getByText('This device', { exact: true }).waitFor()
})

test('this device alone can be signed out, and all of them', async () => {
  const { page, person } = await world.enter('/settings')
  const other = await signInElsewhere(person)
  await page.getByRole('button', { name: 'Sign out this device' }).click()
  await page.waitForURL(`${world.baseURL}/`)
  await other.goto('/settings')
  await other.getByText('This device', { exact: true }).waitFor()

  const third = await signInElsewhere(person)
  await other.reload()
  await other.getByRole('button', { name: 'Sign out everywhere' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).press('Enter')
  await other.waitForURL(`${world.baseURL}/`)
  await third.goto('/settings')
  await third.waitForURL('**/auth/login**')
})

test('who asks to leave proves that it is them, comes back and stays, or erases it at once, with the keyboard alone', async () => {
  const { page, person } = await world.enter('/settings')
  await person.post('/api/tasks', aTask({ scheduled_date: today() }))
  await longAgo(person)
  await page.getByRole('button', { name: 'Delete Account' }).press('Enter')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep My Account')
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const inTwoWeeks = new Date(world.server.deps.now().getTime() + 14 * 86_400_000)
  await question.getByText(inTwoWeeks.toLocaleDateString('en-GB', { dateStyle: 'long' })).waitFor()
  await question.getByText('Former member').waitFor() // what stays with others
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor()
  expect(await focusedLabel(page)).toBe('Password')
  expect(await faults(page)).toEqual([])
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await page.getByText('This password is wrong').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${world.baseURL}/`)
  await page.getByText('Your account will be deleted on').first().waitFor()
  expect((await person.get('/api/profile')).status).toBe(401)
  await expect.poll(() => databases(page)).not.toContain(`goal-crusher-${person.id}`)

  const back = await signInElsewhere(person)
  await back.goto('/dashboard')
  await back.getByRole('heading', { name: 'Your account will be deleted on' }).waitFor()
  expect(await faults(back)).toEqual([])
  await back.getByRole('button', { name: 'Keep My Account' }).press('Enter')
  await back.getByText('Welcome back. Your account stays as it was.').first().waitFor()
  await back.goto('/settings')
  await back.getByRole('button', { name: 'Delete Account' }).press('Enter')
  await back.keyboard.press('Tab')
  await back.keyboard.press('Enter')
  await back.waitForURL(`${world.baseURL}/`)

  const last = await signInElsewhere(person)
  await last.goto('/goals')
  await last.getByRole('button', { name: 'Delete It Now' }).press('Enter')
  await last.keyboard.press('Tab')
  await last.keyboard.press('Enter')
  await last.getByText('Your account and everything in it are deleted.').first().waitFor()
})

test('a code from a mail proves as much as the password', async () => {
  const { page, person } = await world.enter('/settings')
  await longAgo(person)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('button', { name: 'Delete My Account' }).click()
  await page.getByRole('button', { name: 'Use a code from an email instead' }).click()
  await page.getByLabel('Code from the email').fill('00000x')
  await page.keyboard.press('Enter')
  await page.getByText('This code is wrong or too old').waitFor()
  await proveByMail(page, person.email)
  await page.waitForURL(`${world.baseURL}/`)
})

test('without a server what was typed stays, and the reason is said', async () => {
  const { page, person } = await world.enter('/settings')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current Password').fill(person.password)
  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  await page.route('**/api/sessions/proof', (route) => route.abort('connectionrefused'))
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('The server cannot be reached right now.').waitFor()
  expect(await page.getByLabel('New Password').inputValue()).toBe(NEW_PASSWORD)
})

test('on a phone every way out is as large as a finger', async () => {
  const person = await world.server.signUp()
  const page = await world.openDevice({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  await page.goto('/auth/login')
  await signIn(page, person.email, person.password)
  await page.waitForURL('**/dashboard')
  await page.goto('/settings')
  await page.getByText('This device', { exact: true }).waitFor()
  const small = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.textContent),
    )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

/** Signs in through the screens, in a browser of its own. */
async function signInElsewhere(person: TestPerson): Promise<Page> {
  const page = await world.openDevice()
  await page.goto('/auth/login')
  await signIn(page, person.email, person.password)
  await page.waitForURL('**/dashboard')
  return page
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** Lets the sign-in of a person lie back so far that it proves nothing any more. */
async function longAgo({ id }: { id: string }) {
  await world.server.db.query(
    "update sessions set created_at = now() - interval '11 minutes', reauthenticated_at = null where user_id = $1",
    [id],
  )
}

async function proveByMail(page: Page, email: string) {
  await page.getByRole('button', { name: /Send a code to/ }).click()
  await page.getByText(`We sent a code to ${email}.`).waitFor()
  const code = (await world.server.mailTo(email))?.subject.slice(0, 6) ?? ''
  await page.getByLabel('Code from the email').fill(code)
  await page.keyboard.press('Enter')
}

async function linkTo(email: string): Promise<string> {
  const link = async () => (await world.server.mailTo(email))?.links[0]
  await expect.poll(link).toBeTruthy()
  return (await link()) ?? ''
}

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

function focusedLabel(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent)
}
