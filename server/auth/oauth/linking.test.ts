import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, statusAndBody } from '#server/testing/auth.ts'
import { withCookieJar } from '#server/testing/cookies.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { startProviders } from '#server/testing/providers.ts'

const providers = await startProviders()
const server = await startTestServer({ settings: providers.settings })
const auth = authCalls(server.app)
afterAll(async () => {
  await server.close()
  await providers.close()
})

type Shown = { identities: { identity_id: string; provider: string }[]; email: string }
const userOf = async ({ token }: TestPerson) => (await statusAndBody(auth.get('/user', token)))[1] as Shown
const providersOf = async (person: TestPerson) => (await userOf(person)).identities.map((one) => one.provider)
const SETTINGS = () => `${server.settings.SITE_URL}/settings?changed=github`

function aBrowser() {
  return withCookieJar(async (input, init) => server.app.request(new Request(input, init)))
}

/** Makes the stand-in of GitHub answer as another person than in the tests before. */
function useNewGithubAccount() {
  providers.replies.github.user = {
    ...providers.replies.github.user,
    id: providers.replies.github.user.id + 1,
  }
}

/** Begins a link as the official client does. @returns the provider's address */
async function begin(person: TestPerson, browser = aBrowser()): Promise<{ url: string; cookie: string }> {
  const query = new URLSearchParams({
    provider: 'github',
    skip_http_redirect: 'true',
    redirect_to: SETTINGS(),
    ...createPkcePair().challenge,
  })
  const answer = await browser(
    `${server.settings.SITE_URL}/auth/v1/user/identities/authorize?${query.toString()}`,
    { headers: { authorization: `Bearer ${person.token}`, 'x-supabase-api-version': '2024-01-01' } },
  )
  const { url } = (await answer.json()) as { url: string }
  return { url, cookie: answer.headers.get('set-cookie') ?? '' }
}

/** Agrees at the provider and follows the redirects. @returns the last address */
async function agree(url: string, browser = aBrowser()): Promise<URL> {
  const agreed = await fetch(url, { redirect: 'manual' })
  const arrived = await browser(agreed.headers.get('location') ?? '')
  return new URL(arrived.headers.get('location') ?? '')
}

async function link(person: TestPerson): Promise<URL> {
  const browser = aBrowser()
  return agree((await begin(person, browser)).url, browser)
}

async function unlink(person: TestPerson, provider: string) {
  const identity = (await userOf(person)).identities.find((one) => one.provider === provider)
  return statusAndBody(auth.delete(`/user/identities/${identity?.identity_id}`, person.token))
}

test('an identity can be linked and unlinked, but never the last one unlinked', async () => {
  useNewGithubAccount()
  const person = await server.signUp()
  expect((await link(person)).searchParams.has('error')).toBe(false)
  expect(await providersOf(person)).toEqual(['email', 'github'])
  expect((await userOf(person)).email).toBe(person.email)

  expect(await unlink(person, 'email')).toEqual([200, {}])
  expect((await auth.signIn(person.email, person.password)).status).toBe(400)
  expect(await unlink(person, 'github')).toMatchObject([422, { code: 'single_identity_not_deletable' }])
  await auth.put('/user', { password: 'a password again' }, person.token)
  expect(await unlink(person, 'github')).toEqual([200, {}])
  expect((await auth.signIn(person.email, 'a password again')).status).toBe(200)
})

test('an identity belongs to one account', async () => {
  useNewGithubAccount()
  await link(await server.signUp())
  const other = await server.signUp()
  expect((await link(other)).searchParams.get('error_code')).toBe('identity_already_exists')
  expect(await providersOf(other)).toEqual(['email'])
})

test('a link is finished only in the browser that began it, so that no attacker can link a victim’s identity to their own account', async () => {
  useNewGithubAccount()
  const attacker = await server.signUp()
  const { url } = await begin(attacker)
  const end = await agree(url, aBrowser())
  expect(end.href.startsWith(`${SETTINGS()}&error=`)).toBe(true)
  expect(Object.fromEntries(end.searchParams)).toMatchObject({
    error: 'invalid_request',
    error_code: 'bad_oauth_state',
    error_description: 'Linking was begun in another browser. Nothing was linked',
  })
  expect(await providersOf(attacker)).toEqual(['email'])
  const left = await server.db.query(
    "select hash from secrets where user_id = $1 and purpose = 'session_code'",
    [attacker.id],
  )
  expect(left).toEqual([])
})

test("the cookie of another person's link is not enough", async () => {
  useNewGithubAccount()
  const [attacker, victim] = [await server.signUp(), await server.signUp()]
  const browser = aBrowser()
  await begin(victim, browser)
  const end = await agree((await begin(attacker)).url, browser)
  expect(end.searchParams.get('error_code')).toBe('bad_oauth_state')
  expect(await providersOf(attacker)).toEqual(['email'])
})

test('two links at once in one browser do not disturb each other', async () => {
  useNewGithubAccount()
  const person = await server.signUp()
  const browser = aBrowser()
  const first = await begin(person, browser)
  await begin(person, browser)
  expect((await agree(first.url, browser)).searchParams.has('error')).toBe(false)
})

test('a link that asks for no JSON is redirected to the provider', async () => {
  const person = await server.signUp()
  const query = new URLSearchParams({ provider: 'github', ...createPkcePair().challenge })
  const answer = await person.get(`/auth/v1/user/identities/authorize?${query.toString()}`)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toContain('client_id=our-github-id')
})

test('the cookie is for our own server alone; over TLS its name has the __Host- prefix', async () => {
  const person = await server.signUp()
  const { cookie } = await begin(person)
  expect(cookie).toMatch(/^link-[0-9a-f-]{36}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)

  const site = 'https://goals.example.org'
  const encrypted = await startTestServer({
    db: server.db,
    settings: { ...providers.settings, SITE_URL: site },
  })
  const owner = await encrypted.signUp()
  const query = new URLSearchParams({
    provider: 'github',
    skip_http_redirect: 'true',
    ...createPkcePair().challenge,
  })
  const answer = await owner.get(`/auth/v1/user/identities/authorize?${query.toString()}`)
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-link-[0-9a-f-]{36}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})
