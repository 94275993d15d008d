import * as z from 'zod/mini'
import type { Settings } from '#server/settings.ts'
import { emailOrNull } from '#server/auth/account/credentials.ts'
import type { Metadata } from '#server/auth/account/metadata.ts'

type ProviderName = 'google' | 'github'

/** A person's profile at a provider. `email` is null unless the provider has verified it. */
export type ProviderProfile = Profile & ProviderTokens
type Profile = { subject: string; email: string | null; data: Metadata }

/** The provider's own tokens, which the client gets once. Not every provider gives the second. */
type ProviderTokens = { accessToken: string; refreshToken: string | null }

type Provider = {
  name: ProviderName
  issuer: string
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  scope: string
  /** Parameters for the provider beside those of OAuth. */
  extra: Record<string, string>
  readProfile: (get: Get) => Promise<Profile>
}
/** Calls the provider's API with the access token. */
type Get = <Schema extends z.ZodMiniType>(url: string, schema: Schema) => Promise<z.output<Schema>>

const TIMEOUT_MS = 10_000

/** A provider that is set up; null for a known one without credentials; undefined for other names. */
export function findProvider(settings: Settings, name: string): Provider | null | undefined {
  if (name === 'google')
    return withCredentials(google(settings), settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET)
  if (name === 'github')
    return withCredentials(github(settings), settings.GITHUB_CLIENT_ID, settings.GITHUB_CLIENT_SECRET)
  return undefined
}

/** The address at the provider where the person agrees. `passedOn` are further parameters from the client. */
export function authorizeUrl(
  provider: Provider,
  {
    state,
    callback,
    scopes,
    passedOn,
  }: { state: string; callback: string; scopes: string; passedOn: Record<string, string> },
): string {
  const url = new URL(provider.authorizeUrl)
  const scope = [...new Set(`${provider.scope} ${scopes}`.split(/[\s,]+/).filter(Boolean))].join(' ')
  const own = { client_id: provider.clientId, redirect_uri: callback, response_type: 'code', scope, state }
  for (const [name, value] of Object.entries({ ...provider.extra, ...passedOn, ...own }))
    url.searchParams.set(name, value)
  return url.href
}

/**
 * Exchanges the provider's code and reads the profile.
 *
 * @throws an Error when the provider refuses, answers in another shape or not within ten seconds
 */
export async function fetchProfile(
  provider: Provider,
  code: string,
  callback: string,
): Promise<ProviderProfile> {
  const response = await fetch(provider.tokenUrl, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      redirect_uri: callback,
      code,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The token endpoint answered ${response.status}`)
  const { access_token: accessToken, refresh_token: refreshToken = null } = TokenAnswer.parse(
    await response.json(),
  )
  const get: Get = async (url, schema) => {
    const answer = await fetch(url, {
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        'user-agent': 'Goal Crusher',
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
    return schema.parse(JSON.parse(await answer.text(), storableText))
  }
  return { ...(await provider.readProfile(get)), accessToken, refreshToken }
}

/** Removes what a text column cannot store: NUL and lone surrogates. */
function storableText(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
}

const text = z.nullish(z.string())
const TokenAnswer = z.object({ access_token: z.string().check(z.minLength(1)), refresh_token: text })
const GoogleUser = z.object({
  sub: z.string().check(z.minLength(1)),
  email: text,
  email_verified: z.nullish(z.union([z.boolean(), z.string()])),
  name: text,
  picture: text,
})
const GitHubUser = z.object({
  id: z.union([z.int(), z.string()]),
  login: z.string(),
  name: text,
  avatar_url: text,
})
const GitHubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

function google(settings: Settings): Omit<Provider, 'clientId' | 'clientSecret'> {
  const issuer = 'https://accounts.google.com'
  return {
    name: 'google',
    issuer,
    authorizeUrl: settings.GOOGLE_AUTHORIZE_URL,
    tokenUrl: settings.GOOGLE_TOKEN_URL,
    scope: 'openid email profile',
    extra: { access_type: 'offline', prompt: 'consent' },
    async readProfile(get) {
      const user = await get(settings.GOOGLE_USERINFO_URL, GoogleUser)
      const isVerified = user.email_verified === true || user.email_verified === 'true'
      const email = isVerified ? emailOrNull(user.email) : null
      return { subject: user.sub, email, data: dataOf(issuer, user.sub, email, user.name, user.picture) }
    },
  }
}

function github(settings: Settings): Omit<Provider, 'clientId' | 'clientSecret'> {
  const issuer = 'https://api.github.com'
  return {
    name: 'github',
    issuer,
    authorizeUrl: settings.GITHUB_AUTHORIZE_URL,
    tokenUrl: settings.GITHUB_TOKEN_URL,
    scope: 'user:email',
    extra: {},
    async readProfile(get) {
      const user = await get(settings.GITHUB_USER_URL, GitHubUser)
      const emails = await get(settings.GITHUB_EMAILS_URL, GitHubEmails)
      const email = emailOrNull(emails.find(({ primary, verified }) => primary && verified)?.email)
      const subject = String(user.id)
      const names = { user_name: user.login, preferred_username: user.login }
      return {
        subject,
        email,
        data: { ...dataOf(issuer, subject, email, user.name ?? user.login, user.avatar_url), ...names },
      }
    },
  }
}

function dataOf(
  iss: string,
  sub: string,
  email: string | null,
  name: string | null | undefined,
  picture: string | null | undefined,
): Metadata {
  return {
    iss,
    sub,
    provider_id: sub,
    ...(email !== null && { email }),
    email_verified: email !== null,
    phone_verified: false,
    ...(name && { name, full_name: name }),
    ...(picture && { avatar_url: picture, picture }),
  }
}

function withCredentials(
  provider: Omit<Provider, 'clientId' | 'clientSecret'>,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Provider | null {
  return clientId && clientSecret ? { ...provider, clientId, clientSecret } : null
}
