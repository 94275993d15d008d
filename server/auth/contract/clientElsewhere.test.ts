import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { withCookieJar } from '#server/testing/cookies.ts'
import { startProviders } from '#server/testing/providers.ts'

// The unmodified client with local stand-ins of the providers.
const providers = await startProviders()
const server = await startTestServer({ now: () => new Date(), settings: providers.settings })
const address = await server.listen()
afterAll(async () => {
  await server.close()
  await providers.close()
})
const { replies } = providers
let people = 0

function aBrowser() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const options = { flowType: 'pkce', storage, autoRefreshToken: false, detectSessionInUrl: false } as const
  const go = withCookieJar(fetch)
  return Object.assign(createClient(address, 'public-key', { auth: options, global: { fetch: go } }).auth, {
    go,
  })
}

/** Lets a browser follow every redirect until it is back on a page of ours. */
async function follow({ go }: { go: typeof fetch }, url: string): Promise<URL> {
  let next = url
  for (let hops = 0; hops < 5; hops += 1) {
    const answer = await go(next, { redirect: 'manual' })
    next = answer.headers.get('location') ?? ''
    if (next.startsWith(`${address}/auth/callback`)) return new URL(next)
  }
  throw new Error(`Never came back: ${next}`)
}

function someone() {
  people += 1
  replies.google = { ...replies.google, sub: `google-${people}`, email: `person${people}@example.com` }
  replies.github.user = { ...replies.github.user, id: people }
  replies.github.emails = [{ email: `person${people}@example.com`, primary: true, verified: true }]
  return `person${people}@example.com`
}

test.each(['google', 'github'] as const)('the client signs in with %s', async (provider) => {
  const email = someone()
  const browser = aBrowser()
  const options = { redirectTo: `${address}/auth/callback`, skipBrowserRedirect: true }
  const { data, error } = await browser.signInWithOAuth({ provider, options })
  expect(error).toBeNull()
  const back = await follow(browser, data.url ?? '')
  const exchanged = await browser.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect(exchanged.error).toBeNull()
  expect(exchanged.data.session?.provider_token).toBeTruthy()
  expect(exchanged.data.user).toMatchObject({ email, app_metadata: { provider } })
})

test('the client links another identity and unlinks it again', async () => {
  const email = someone()
  await server.signUp({ email, password: 'correct horse' })
  const browser = aBrowser()
  await browser.signInWithPassword({ email, password: 'correct horse' })
  const options = { redirectTo: `${address}/auth/callback`, skipBrowserRedirect: true }
  const { data, error } = await browser.linkIdentity({ provider: 'github', options })
  expect(error).toBeNull()
  const back = await follow(browser, data?.url ?? '')
  expect((await browser.exchangeCodeForSession(back.searchParams.get('code') ?? '')).error).toBeNull()

  const { data: ways } = await browser.getUserIdentities()
  expect(ways?.identities.map(({ provider }) => provider)).toEqual(['email', 'github'])
  const github = ways?.identities.find(({ provider }) => provider === 'github')
  if (!github) throw new Error('GitHub is not linked')
  expect((await browser.unlinkIdentity(github)).error).toBeNull()
  expect((await browser.getUser()).data.user?.identities).toHaveLength(1)
})

test('the client requests a reauthentication code and signs out other sessions', async () => {
  const email = someone()
  await server.signUp({ email, password: 'correct horse' })
  const browser = aBrowser()
  await browser.signInWithPassword({ email, password: 'correct horse' })
  expect((await browser.reauthenticate()).error).toBeNull()
  expect((await server.mailTo(email))?.subject).toMatch(/^\d{6} is your/)
  expect((await browser.signOut({ scope: 'others' })).error).toBeNull()
  expect((await browser.getUser()).error).toBeNull()
})

test('a body that is too large is answered over a real connection, announced or not', async () => {
  const large = JSON.stringify({ email: 'x@example.com', password: 'x'.repeat(2_000_000) })
  const bodies: (string | ReadableStream)[] = [large, new Blob([large]).stream()]
  for (const body of bodies) {
    const sent = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
    const answer = await fetch(`${address}/auth/v1/signup`, sent as RequestInit)
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { error_code: 'request_entity_too_large' },
    ])
  }
})
