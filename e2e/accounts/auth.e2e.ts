import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

let visitors = 0
const newAddress = () => `visitor${++visitors}.${process.pid}@example.com`

async function visit(path: string): Promise<Page> {
  const page = await world.openDevice()
  await page.goto(path)
  return page
}

async function linkTo(email: string): Promise<string> {
  const link = async () => (await world.server.mailTo(email))?.links[0]
  await expect.poll(link).toBeTruthy()
  return (await link()) ?? ''
}

test('a visitor makes an account with the keyboard alone, opens the mail and stands on the dashboard', async () => {
  const email = newAddress()
  const page = await visit('/')
  await page.getByRole('link', { name: 'Start Your Quest' }).press('Enter')
  await page.getByRole('button', { name: 'Continue with Email' }).press('Enter')
  await expect.poll(() => focusedLabel(page)).toBe('Full Name')
  await page.keyboard.type('Ada Lovelace')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Secret-1')
  await page.getByRole('meter', { name: 'Password strength' }).waitFor()
  expect(await page.getByRole('meter').getAttribute('aria-valuetext')).toBe('Strong')
  await page.keyboard.press('Tab') // the button that shows the password
  await page.keyboard.press('Tab')
  await page.keyboard.type('Secret-1')
  await page.getByText('Passwords match').waitFor()
  await page.keyboard.press('Enter')
  await page
    .getByText('Account created successfully! Please check your email to verify your account.')
    .waitFor()
  await page.getByRole('link', { name: /mailbox/ }).waitFor()
  const first = await linkTo(email)
  await page.getByRole('button', { name: 'Send it again' }).press('Enter')
  await page.getByText('We sent another email. Use the link in the newest one.').waitFor()
  await expect.poll(() => linkTo(email)).not.toBe(first)

  await page.goto(await linkTo(email))
  await page.getByRole('heading', { name: 'Success!' }).waitFor()
  await page.waitForURL('**/dashboard')
  await page.getByText('Ada Lovelace').first().waitFor()
})

test('a stranger signs up with the same address: their newer mail confirms nothing without its password', async () => {
  const email = newAddress()
  const own = await visit('/auth/signup')
  await own.getByRole('button', { name: 'Continue with Email' }).click()
  await own.getByLabel('Full Name').fill('Ada Lovelace')
  await own.getByLabel('Email Address').fill(email)
  await own.getByLabel('Password', { exact: true }).fill('of the owner')
  await own.getByLabel('Confirm Password').fill('of the owner')
  await own.getByRole('button', { name: 'Create Account' }).click()
  const ownLink = await linkTo(email)
  const body = JSON.stringify({ email, password: 'of a stranger', data: { name: 'Stranger' } })
  await own.context().request.post('/auth/v1/signup', { data: body })
  await expect.poll(() => linkTo(email)).not.toBe(ownLink)

  // The owner opens the stranger's mail in the browser that signed up, and their own on a phone.
  await own.goto(await linkTo(email))
  await own.getByRole('heading', { name: 'Confirm your sign-up' }).waitFor()
  await own.getByLabel('Password', { exact: true }).fill('of the owner')
  await own.keyboard.press('Enter')
  await own.getByText('This is not the password of the sign-up that this link belongs to.').waitFor()
  const phone = await visit(ownLink)
  await phone.getByRole('button', { name: 'Confirm and sign in' }).click()
  await phone.getByText('Password is required').waitFor()
  await phone.getByLabel('Password', { exact: true }).fill('of the owner')
  await phone.keyboard.press('Enter')
  await phone.waitForURL('**/dashboard')
  await phone.getByText('Ada Lovelace').first().waitFor()
})

test('of two sign-ups the link of the own one signs in where it was asked for, without a question', async () => {
  const email = newAddress()
  const page = await visit('/auth/signup')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('of the owner')
  await page.getByLabel('Confirm Password').fill('of the owner')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const own = await linkTo(email)
  await page.context().request.post('/auth/v1/signup', { data: { email, password: 'of a stranger' } })
  await expect.poll(() => linkTo(email)).not.toBe(own)
  await page.goto(own)
  await page.waitForURL('**/dashboard')
  await page.getByText('Grace Hopper').first().waitFor()
})

test('an empty sign-up names every fault beside its field and puts the focus on the first', async () => {
  const page = await visit('/auth/signup')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const sentence of ['Name is required', 'Email is required', 'Password must be at least 6 characters'])
    await page.getByText(sentence).waitFor()
  expect(await focusedLabel(page)).toBe('Full Name')

  await page.getByLabel('Full Name').fill('Ada')
  expect(await page.getByText('Name is required').count()).toBe(0) // fixed, while 'Email is required' is still shown
  await page.getByText('Email is required').waitFor()
  await page.getByLabel('Email Address').fill(newAddress())
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByLabel('Confirm Password').fill('secret2')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Passwords do not match').waitFor()
  expect(await focusedLabel(page)).toBe('Confirm Password')
})

test('what was typed stays while somebody looks at the other ways in', async () => {
  const page = await visit('/auth/signup')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  const typed = { 'Full Name': 'Ada', 'Email Address': newAddress(), 'Confirm Password': 'secret1' }
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByRole('button', { name: 'Back to other options' }).click()
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  for (const [label, value] of Object.entries(typed))
    expect(await page.getByLabel(label).inputValue(), label).toBe(value)
  await page.getByText('Passwords match').waitFor()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully!').waitFor()
})

test('a server that cannot be reached is said, and what was typed stays', async () => {
  const page = await visit('/auth/signup')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Full Name').fill('Ada')
  await page.getByLabel('Email Address').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByLabel('Confirm Password').fill('secret1')
  await page.route('**/auth/v1/signup**', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('The server cannot be reached.').waitFor()
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Ada')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('secret1')

  await page.unroute('**/auth/v1/signup**')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully!').waitFor()
})

test('sign-in refuses in the words of the catalogue and lets the right password in', async () => {
  const person = await world.server.signUp()
  const page = await visit('/auth/login')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Email and password are required').waitFor()
  expect(await focusedLabel(page)).toBe('Email Address')

  await page.keyboard.type(person.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await page.getByText('Invalid email or password. Please check your credentials and try again.').waitFor()
  expect(await page.getByLabel('Email Address').inputValue()).toBe(person.email)

  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
})

test('a mail leads to a new password, and the old one is over', async () => {
  const person = await world.server.signUp()
  const page = await visit('/auth/login')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Email Address').fill(person.email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  expect(await page.getByLabel('Email Address').inputValue()).toBe(person.email)
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await page.getByText('Password reset email sent!').waitFor()

  await page.goto(await linkTo(person.email))
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
  await page.getByLabel('New Password').fill('Entirely-new-1')
  await page.getByLabel('Confirm Password').fill('Entirely-new-1')
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await page.waitForURL('**/dashboard')

  const again = await visit('/auth/login')
  await again.getByRole('button', { name: 'Continue with Email' }).click()
  await again.getByLabel('Email Address').fill(person.email)
  await again.getByLabel('Password', { exact: true }).fill('Entirely-new-1')
  await again.keyboard.press('Enter')
  await again.waitForURL('**/dashboard')
})

test('a link of a sign-up works although a mail for somebody else was asked for after it', async () => {
  const [email, other] = [newAddress(), await world.server.signUp()]
  const page = await visit('/auth/signup')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Full Name').fill('Ada')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByLabel('Confirm Password').fill('secret1')
  await page.keyboard.press('Enter')
  await page.getByText('Account created successfully!').waitFor()

  await page.goto('/auth/reset-password')
  await page.getByLabel('Email Address').fill(other.email)
  await page.keyboard.press('Enter')
  await page.getByText('Password reset email sent!').waitFor()
  await page.goto('/auth/callback?code=spoiled')
  await page.getByRole('heading', { name: 'Authentication Failed' }).waitFor()

  await page.goto(await linkTo(email))
  await page.getByRole('heading', { name: 'Success!' }).waitFor()
  await page.waitForURL('**/dashboard')
})

test('a spent reset link says so and offers another', async () => {
  const page = await visit(
    '/auth/reset-password?error=access_denied&error_description=Email+link+is+invalid+or+has+expired',
  )
  await page.getByText('Email link is invalid or has expired').waitFor()
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await page.getByText('Please enter your email address').waitFor()
})

test.each([
  ['?error=access_denied&error_description=You+said+no', 'You said no'],
  ['?error=server_error', 'Authentication failed: server_error'],
  ['', 'No authorization code received from OAuth provider'],
])('the callback at %j says why and leads back to the sign-in', async (search, sentence) => {
  const page = await visit(`/auth/callback${search}`)
  await page.getByRole('heading', { name: 'Authentication Failed' }).waitFor()
  await page.getByText(sentence, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Try Again' }).waitFor()
  await page.waitForURL('**/auth/login') // by itself, after three seconds
})

test('a provider that is not set up says so instead of failing', async () => {
  const page = await visit('/auth/login')
  await page.getByText('Not set up on this server').first().waitFor()
  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  await page.getByText('GitHub is not set up on this server. Please continue with email.').waitFor()
  expect(page.url()).toContain('/auth/login')
})

test('any other word after /auth/ shows the sign-up, and the legal texts can be read', async () => {
  const page = await visit('/auth/whatever')
  await page.getByRole('heading', { name: 'Join Goal Crusher' }).waitFor()
  await page.getByRole('link', { name: 'Terms of Service' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
})

test('no screen tries what the content security policy forbids', async () => {
  const { page } = await world.enter('/theme.js')
  const forbidden: string[] = []
  await page.exposeFunction('forbid', (directive: string) => forbidden.push(directive))
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', ({ violatedDirective }) => forbid(violatedDirective))`,
  )
  for (const path of [
    '/terms',
    '/auth/confirm',
    '/auth/reset-password',
    '/dashboard',
    '/settings',
    '/analytics',
    '/achievements',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Welcome Back' }).click()
  await page.getByRole('button', { name: 'Continue with Email' }).waitFor()
  expect(forbidden).toEqual([])
})

test('passwords are kept by managers, can be pasted, and Caps Lock is told', async () => {
  const page = await visit('/auth/signup')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  const named = page.locator('form input')
  expect(
    await named.evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete'))),
  ).toEqual(['name', 'username', 'new-password', 'new-password'])
  await page.getByLabel('Full Name').fill('Secret-1')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+C')
  const confirmation = page.getByLabel('Confirm Password')
  await confirmation.focus()
  await page.keyboard.press('Control+V')
  expect(await confirmation.inputValue()).toBe('Secret-1')
  await confirmation.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  )
  await page.getByText('Caps Lock is on').waitFor()
  await page.getByLabel('Full Name').focus()
  expect(await page.getByText('Caps Lock is on').count()).toBe(0)

  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  expect(
    await named.evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete'))),
  ).toEqual(['username', 'current-password'])
})

/** The label of the field that has the focus. */
function focusedLabel(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent)
}
