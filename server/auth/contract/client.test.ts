import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'

// The unmodified client of the hosted backend against our server on a real port.
const server = await startTestServer({ now: () => new Date() })
const address = await server.listen()
afterAll(server.close)

const PASSWORD = 'correct horse'
const REDIRECT = `${address}/auth/callback`
let people = 0
const anEmail = () => `client${(people += 1)}@example.com`

/** A client with a storage of its own, like one browser. */
function aBrowser(flowType: 'pkce' | 'implicit' = 'pkce') {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const options = {
    flowType,
    storage,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
  }
  return createClient(address, 'public-key', { auth: options }).auth
}

/** Follows the newest mail's link. @returns the parameters that it brings back to the browser */
async function codeFromMail(email: string): Promise<URLSearchParams> {
  const mail = await server.mailTo(email)
  const answer = await fetch(mail?.links[0] ?? '', { redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '').searchParams
}

async function signedUp(browser = aBrowser()) {
  const email = anEmail()
  await browser.signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: REDIRECT, data: { name: 'Ada' } },
  })
  const code = (await codeFromMail(email)).get('code') ?? ''
  const { data, error } = await browser.exchangeCodeForSession(code)
  if (error) throw error
  return { browser, email, session: data.session }
}

test('a new person: sign-up, mail, code, session', async () => {
  const browser = aBrowser()
  const email = anEmail()
  const { data, error } = await browser.signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: REDIRECT },
  })
  expect([error, data.session, data.user?.email]).toEqual([null, null, email])
  expect(data.user?.identities).toHaveLength(1)

  const code = (await codeFromMail(email)).get('code') ?? ''
  const exchanged = await browser.exchangeCodeForSession(code)
  expect(exchanged.error).toBeNull()
  expect(exchanged.data.user?.email_confirmed_at).toBeDefined()
  expect((await browser.getUser()).data.user?.id).toBe(data.user?.id)
})

test('the claims of an access token are checked with the published keys', async () => {
  const { browser, session } = await signedUp()
  const { data, error } = await browser.getClaims()
  expect(error).toBeNull()
  expect(data?.claims).toMatchObject({
    sub: session.user.id,
    iss: `${address}/auth/v1`,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    is_anonymous: false,
    amr: [{ method: 'email/signup' }],
    user_metadata: { name: 'Ada', email_verified: true },
  })
  expect(data?.header.alg).toBe('ES256')
})

test('sign-in, refresh and sign-out', async () => {
  const { email } = await signedUp()
  const browser = aBrowser()
  const wrong = await browser.signInWithPassword({ email, password: 'wrong password' })
  expect(wrong.error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  })
  const { data } = await browser.signInWithPassword({ email, password: PASSWORD })
  const refreshed = await browser.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token)
  expect((await browser.signOut()).error).toBeNull()
  expect((await browser.getSession()).data.session).toBeNull()
})

test('a session that ended elsewhere is dropped by the client', async () => {
  const { browser, email } = await signedUp()
  const other = aBrowser()
  await other.signInWithPassword({ email, password: PASSWORD })
  await other.signOut({ scope: 'others' })
  const { error } = await browser.getUser()
  expect(error?.name).toBe('AuthSessionMissingError')
})

test('a lost password is replaced by mail, in the browser that asked', async () => {
  const { email } = await signedUp()
  const browser = aBrowser()
  expect((await browser.resetPasswordForEmail(email, { redirectTo: REDIRECT })).error).toBeNull()
  const events: string[] = []
  browser.onAuthStateChange((event) => void events.push(event))
  const { error } = await browser.exchangeCodeForSession((await codeFromMail(email)).get('code') ?? '')
  expect(error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await browser.updateUser({ password: 'a new password' })).error).toBeNull()
  expect((await aBrowser().signInWithPassword({ email, password: 'a new password' })).error).toBeNull()
})

test('a password reset for an unknown address is answered the same', async () => {
  const { data, error } = await aBrowser().resetPasswordForEmail('nobody@example.com')
  expect([data, error]).toEqual([{}, null])
})

test('a weak password and a wrong verifier are distinguished by the client', async () => {
  const weak = await aBrowser().signUp({ email: anEmail(), password: '12345' })
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })

  const email = anEmail()
  await aBrowser().signUp({ email, password: PASSWORD })
  const stranger = aBrowser()
  await stranger.resetPasswordForEmail(anEmail())
  const code = (await codeFromMail(email)).get('code') ?? ''
  const { error } = await stranger.exchangeCodeForSession(code)
  expect(error).toMatchObject({ code: 'bad_code_verifier', status: 400 })
})

test('an address is changed once the links of both mails were followed', async () => {
  const { browser, email } = await signedUp()
  const newEmail = anEmail()
  const { data } = await browser.updateUser({ email: newEmail }, { emailRedirectTo: REDIRECT })
  expect([data.user?.email, data.user?.new_email]).toEqual([email, newEmail])
  expect((await codeFromMail(email)).get('message')).toContain('Confirmation link accepted')
  expect((await browser.getUser()).data.user?.email).toBe(email)
  const code = (await codeFromMail(newEmail)).get('code') ?? ''
  expect((await browser.exchangeCodeForSession(code)).error).toBeNull()
  expect((await browser.getUser()).data.user).toMatchObject({
    email: newEmail,
    user_metadata: { email: newEmail },
  })
  expect((await aBrowser().signInWithPassword({ email: newEmail, password: PASSWORD })).error).toBeNull()
  const profile = await fetch(`${address}/api/profile`, {
    headers: { authorization: `Bearer ${(await browser.getSession()).data.session?.access_token}` },
  })
  expect(await profile.json()).toMatchObject({ email: newEmail })
})

test('the confirmation can be sent once more', async () => {
  const browser = aBrowser()
  const email = anEmail()
  await browser.signUp({ email, password: PASSWORD })
  const first = (await server.mailTo(email))?.links[0]
  expect((await browser.resend({ type: 'signup', email })).error).toBeNull()
  expect((await server.mailTo(email))?.links[0]).not.toBe(first)
  expect(
    (await browser.exchangeCodeForSession((await codeFromMail(email)).get('code') ?? '')).error,
  ).toBeNull()
})

test('a link can also be proved without a browser', async () => {
  const browser = aBrowser('implicit')
  const email = anEmail()
  await browser.signUp({ email, password: PASSWORD })
  const link = new URL((await server.mailTo(email))?.links[0] ?? '')
  const token = link.searchParams.get('token') ?? ''
  expect((await browser.verifyOtp({ token_hash: `${token}x`, type: 'signup' })).error?.code).toBe(
    'otp_expired',
  )
  const { data, error } = await browser.verifyOtp({ token_hash: token, type: 'signup' })
  expect([error, data.user?.email]).toEqual([null, email])
})

test('a link without a verifier confirms and puts no token into an address', async () => {
  const email = anEmail()
  await aBrowser('implicit').signUp({ email, password: PASSWORD, options: { emailRedirectTo: REDIRECT } })
  const brought = await codeFromMail(email)
  expect(brought.get('message')).toContain('confirmed')
  expect((await aBrowser().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})
