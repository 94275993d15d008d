import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startProviders } from '#server/testing/providers.ts'
import { keepSession, openWorld } from '#e2e/testing/world.ts'

const providers = await startProviders()
const world = await openWorld(() => null, { ...providers.settings, RATE_LIMITS: true })
afterAll(async () => {
  await world.close()
  await providers.close()
})

test('who has not confirmed their address yet is told so', async () => {
  const email = await newcomer()
  const page = await visit('/auth/login')
  await signIn(page, email, 'Secret-1')
  await page
    .getByText(
      'Please verify your email address before signing in. Check your inbox for a verification link.',
    )
    .waitFor()
})

test('a link that is opened on another device confirms the address there, and the first window goes on', async () => {
  const email = 'two-devices@example.com'
  const first = await signUpAs(email)
  await first.getByText('Account created successfully!').waitFor()

  const other = await visit(await linkTo(email))
  await other.getByRole('heading', { name: 'Email Confirmed' }).waitFor()
  await other.getByText('Your email is confirmed. Sign in to continue').waitFor()
  expect(await other.getByText('Authentication Failed').count()).toBe(0)

  await first.waitForURL('**/dashboard') // by itself
  await first.getByRole('heading', { level: 1 }).waitFor()

  await new Promise((resolve) => setTimeout(resolve, 3_500)) // longer than an error stays
  expect(new URL(other.url()).pathname).toBe('/auth/callback')
  await other.getByRole('link', { name: 'Sign In' }).click()
  await signIn(other, email, 'Secret-1')
  await other.waitForURL('**/dashboard')
})

test('a window whose sign-up was confirmed by the link of another one keeps waiting', async () => {
  const email = 'two-sign-ups@example.com'
  const first = await signUpAs(email)
  await first.getByText('Account created successfully!').waitFor()
  const link = await linkTo(email)
  await world.server.app.request('/auth/v1/recover', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  await expect.poll(() => linkTo(email)).not.toBe(link)
  await visit(await linkTo(email))
  await first.waitForResponse('**/auth/v1/signup/confirmation')
  await first.waitForResponse('**/auth/v1/signup/confirmation')
  await first.getByText('Account created successfully!').waitFor()
  expect(new URL(first.url()).pathname).toBe('/auth/signup')
})

test('a reset link that is opened in another browser says so and offers another', async () => {
  const person = await world.server.signUp()
  await askForReset(await visit('/auth/login'), person.email)
  const page = await visit(await linkTo(person.email))
  await page.getByText('Please open the link in the browser in which you asked for it').waitFor()
  await page.getByRole('button', { name: 'Send Reset Email' }).waitFor()
})

test('a reset screen that is loaded again still lets the new password in, and its address holds no code', async () => {
  const person = await world.server.signUp()
  const page = await visit('/auth/login')
  await askForReset(page, person.email)
  await page.goto(await linkTo(person.email))
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await page.getByLabel('New Password').fill(person.password)
  await page.getByLabel('Confirm Password').fill(person.password)
  await page.keyboard.press('Enter')
  await page.getByText('New password should be different from the old password.').waitFor()
})

test('a second reset mail within a minute is refused in the words of the catalogue', async () => {
  const page = await visit('/auth/login')
  await askForReset(page, 'nobody-knows@example.com')
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await page
    .getByText('Email rate limit exceeded. Please wait a few minutes before requesting another reset email.')
    .waitFor()
})

test.each([
  ['Google', '/auth/login'],
  ['GitHub', '/auth/signup'],
])('without the client a sign-in with %s cannot begin, and that is said', async (name, path) => {
  const page = await visit(path)
  await page.route('**/assets/authClient*', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: `Continue with ${name}` }).click()
  await page.getByText(`Unexpected error during ${name} sign-in`).waitFor()
})

test.each([
  ['Google', '/auth/login', 'Failed to sign in with Google'],
  ['GitHub', '/auth/login', 'Failed to sign in with GitHub'],
  ['Google', '/auth/signup', 'Failed to sign up with Google'],
  ['GitHub', '/auth/signup', 'Failed to sign up with GitHub'],
])(
  'a sign-in with %s from %s that the server refuses is told where it was asked for',
  async (name, path, sentence) => {
    const page = await visit(path)
    await page.route('**/auth/v1/authorize**', (route) =>
      route.fulfill({ status: 429, json: { code: 429, msg: 'Request rate limit reached' } }),
    )
    const button = page.getByRole('button', { name: `Continue with ${name}` })
    await button.click()
    await page.getByText(sentence, { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.unroute('**/auth/v1/authorize**')
    await page.route('**/auth/v1/authorize**', (route) => route.abort('connectionrefused'))
    await button.click()
    await page.getByText('The server cannot be reached.').waitFor()
  },
)

test('a profile that cannot be had is said where it would be changed, and asked for again', async () => {
  const person = await world.server.signUp({ name: 'Ada Lovelace' })
  const page = await visit('/theme.js')
  await keepSession(page, await world.sessionOf(person))
  await page.route('**/api/profile', (route) => route.abort('connectionrefused'))
  await page.goto('/settings')
  await page
    .getByText('Network connection error. Please check your internet connection and backend configuration.')
    .first()
    .waitFor()
  await page.getByRole('heading', { name: 'Your profile could not be loaded' }).waitFor()
  expect(await page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)
  const again = page.getByRole('button', { name: 'Try Again' })
  await Promise.all([page.waitForRequest('**/api/profile'), again.click()])
  await page.unroute('**/api/profile')
  // By now it may have been asked for by itself.
  const name = page.getByLabel('Name', { exact: true })
  await again.or(name).first().click()
  await expect.poll(() => name.inputValue()).toBe('Ada Lovelace')
})

test('without the client every form and the callback fail in the words for the unexpected', async () => {
  const page = await visit('/auth/login')
  await page.route('**/assets/authClient*', (route) => route.abort('connectionrefused'))
  await signIn(page, 'ada@example.com', 'Secret-1')
  await page.getByText('An unexpected error occurred. Please try again.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await page.getByText(NO_RESET, { exact: true }).waitFor()
  await page.goto('/auth/signup')
  await fillSignUp(page, 'ada@example.com')
  await page.getByText('An unexpected error occurred during signup', { exact: true }).waitFor()
  await page.goto('/auth/callback?code=abc')
  await page.getByText('An unexpected error occurred during authentication', { exact: true }).waitFor()
})

test.each([
  [400, {}, 'Invalid email or password'],
  [400, { msg: 'User is banned' }, 'User is banned'],
  [429, { msg: 'Too many requests' }, 'Too many login attempts. Please wait a moment before trying again.'],
  [
    404,
    { msg: 'User not found' },
    'No account found with this email address. Please check your email or create a new account.',
  ],
  [400, { msg: 'Wrong password' }, 'Incorrect password. Please try again or reset your password.'],
])('a sign-in that is answered with %d and %j is told by the catalogue', async (status, json, sentence) => {
  const page = await visit('/auth/login')
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({ status, json: { code: status, ...json } }),
  )
  await signIn(page, 'ada@example.com', 'Secret-1')
  await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
})

test('a sign-up, a reset and a callback that are answered without a reason are told by the catalogue', async () => {
  const page = await visit('/auth/signup')
  for (const call of ['signup', 'recover'])
    await page.route(`**/auth/v1/${call}**`, (route) => route.fulfill({ status: 400, json: { code: 400 } }))
  await fillSignUp(page, 'ada@example.com')
  await page.getByText('Failed to create account', { exact: true }).waitFor()
  await page.goto('/auth/reset-password')
  await page.getByLabel('Email Address').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await page.getByText(NO_RESET, { exact: true }).waitFor()

  await page.unroute('**/auth/v1/signup**')
  await page.goto('/auth/signup')
  await fillSignUp(page, 'nobody-in@example.com')
  await page.getByText('Account created successfully!').waitFor()
  await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 200, json: {} }))
  await page.goto(await linkTo('nobody-in@example.com'))
  await page.getByText('Authentication completed but no user session was created', { exact: true }).waitFor()
})

test('a provider whose answer cannot be had, or whose address is not verified, is told by its callback', async () => {
  providers.replies.refuses = true
  const page = await visit('/auth/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText(/^Unable to exchange external code: /).waitFor()
  providers.replies.refuses = false
  Object.assign(providers.replies.google, { sub: 'unverified', email_verified: false })
  await page.getByRole('link', { name: 'Try Again' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page
    .getByText('Unverified email with google. Verify the email with google in order to sign in')
    .waitFor()
})

test('the same account is made twice without a word about the first', async () => {
  const person = await world.server.signUp()
  const page = await signUpAs(person.email)
  await page.getByText('Account created successfully!').waitFor()
})

test('too many tries from one place have to wait', async () => {
  const page = await visit('/auth/login')
  for (let tries = 0; tries < 30; tries += 1)
    await page.request.post('/auth/v1/token?grant_type=password', {
      data: { email: `nobody${tries}@example.com`, password: 'wrong' },
    })
  await signIn(page, 'ada@example.com', 'Secret-1')
  await page.getByText('Too many attempts. Please wait a few minutes before trying again.').waitFor()
  expect(await page.getByLabel('Email Address').inputValue()).toBe('ada@example.com')
})

const NO_RESET =
  'Unable to send password reset email at this time. Please try again later or contact support if the problem persists.'

let people = 0

/** Somebody who made an account and has not opened the mail. */
async function newcomer(): Promise<string> {
  const email = `newcomer${++people}@example.com`
  const page = await signUpAs(email)
  await page.getByText('Account created successfully!').waitFor()
  return email
}

async function signUpAs(email: string): Promise<Page> {
  const page = await visit('/auth/signup')
  await fillSignUp(page, email)
  return page
}

async function fillSignUp(page: Page, email: string) {
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Full Name').fill('Ada')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Secret-1')
  await page.getByLabel('Confirm Password').fill('Secret-1')
  await page.keyboard.press('Enter')
}

async function askForReset(page: Page, email: string) {
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await page.getByText('Password reset email sent!').waitFor()
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function visit(address: string): Promise<Page> {
  const page = await world.openDevice()
  await page.goto(address)
  return page
}

async function linkTo(email: string): Promise<string> {
  const link = async () => (await world.server.mailTo(email))?.links[0]
  await expect.poll(link).toBeTruthy()
  return (await link()) ?? ''
}
