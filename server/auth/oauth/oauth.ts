import { randomUUID } from 'node:crypto'
import { sqlStateOf, UNIQUE_VIOLATION } from '#server/kit/db/sqlState.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { AuthError, invalid } from '#server/auth/errors.ts'
import { errorParameters, ownTarget, withMessage, withQuery } from '#server/auth/redirects.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import type { Challenge } from '#server/kit/secrets/browser.ts'
import { issueCodeOf, issueSecret, type Secret, useSecret } from '#server/kit/secrets/secrets.ts'
import { PURPOSES } from '#server/kit/secrets/purposes.ts'
import { signInWithProfile } from './oauthAccount.ts'
import { authorizeUrl, fetchProfile, findProvider, type ProviderProfile } from './providers.ts'

/** How long a person may take at the provider. */
export const STATE_TTL_SECONDS = PURPOSES.provider_state.seconds
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type OauthRequest = {
  provider: string
  challenge: Challenge | null
  target: string
  scopes: string
  /** Further parameters for the provider. */
  passedOn: Record<string, string>
  /** The signed-in account that gets the provider as another identity. */
  linkTo?: UserId
}

/** Begins a sign-in with a provider. @returns the provider's address. @throws AuthError when it is not set up */
export async function beginOauth(deps: Deps, request: OauthRequest): Promise<{ url: string; state: string }> {
  const provider = findProvider(deps.settings, request.provider)
  if (provider === undefined)
    throw invalid(`Unsupported provider: Provider ${request.provider.slice(0, 40)} could not be found`)
  if (provider === null) throw invalid('Unsupported provider: provider is not enabled')
  if (!request.challenge) throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  const { linkTo: userId = null, challenge, target, scopes, passedOn } = request
  const payload = { provider: provider.name, target }
  const secret = { purpose: 'provider_state', userId, challenge, payload } as const
  const state = await issueSecret(deps.db, secret, deps.now(), randomUUID())
  return { url: authorizeUrl(provider, { state, callback: callbackOf(deps), scopes, passedOn }), state }
}

type Browser = {
  device: Device
  /** Whether this browser began the link of a state. */
  isFrom: (state: string) => boolean
  /** Turns a thrown error into the one to show. */
  explain: (error: unknown) => AuthError
}

/** The parameters that a provider sends the browser back with. */
export type Callback = { state?: string; code?: string; error?: string; error_description?: string }

/** Finishes it. @returns the address to redirect to: the page that began, with a code or an error */
export async function finishOauth(
  deps: Deps,
  callback: Callback,
  { device, isFrom, explain }: Browser,
): Promise<string> {
  let target = deps.settings.SITE_URL
  try {
    const state = await takeState(deps, callback.state)
    target = ownTarget([state.payload.target], deps.settings)
    if (state.userId && !isFrom(callback.state ?? ''))
      throw BAD_STATE('Linking was begun in another browser. Nothing was linked')
    if (callback.error) return withMessage(target, providerError(callback))
    if (!callback.code)
      throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing')
    const profile = await profileOf(deps, state.payload.provider, callback.code)
    const provider_tokens = deps.vault.encrypt(tokensOf(profile))
    return await retryUniqueViolation(() =>
      deps.db.transaction(async (tx) => {
        const flow = { provider: state.payload.provider, linkTo: state.userId, epoch: state.epoch }
        const userId = await signInWithProfile(deps, tx, { flow, profile, device })
        const leads = { userId, payload: { method: 'oauth', provider_tokens } }
        const code = await issueCodeOf(tx, state, leads, deps.now())
        if (!code) throw BAD_STATE('OAuth state not found or expired')
        tx.after(() => deps.people.forget(userId))
        return withQuery(target, { code })
      }),
    )
  } catch (error) {
    return withMessage(target, errorParameters(explain(error)))
  }
}

/** One token a line: they contain no line breaks. */
function tokensOf({ accessToken, refreshToken }: ProviderProfile): string {
  return refreshToken ? `${accessToken}\n${refreshToken}` : accessToken
}

/** Two first sign-ins of one person at once insert the same address: the second attempt finds the account. */
async function retryUniqueViolation<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
    return work()
  }
}

const BAD_STATE = (message: string) => new AuthError(400, 'bad_oauth_state', message)

type State = Secret & { payload: { provider: string; target: string } }

/** A state is valid once. */
async function takeState({ db, now }: Deps, state: string | undefined): Promise<State> {
  if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
  if (!UUID.test(state)) throw BAD_STATE('OAuth state parameter is invalid')
  const used = await useSecret(db, { token: state, purposes: ['provider_state'] }, now())
  if (used === 'used') throw new AuthError(400, 'flow_state_already_used', 'State has already been used')
  if (typeof used === 'string') throw BAD_STATE('OAuth state not found or expired')
  return used as State
}

async function profileOf(deps: Deps, name: string, code: string): Promise<ProviderProfile> {
  const provider = findProvider(deps.settings, name)
  if (!provider) throw invalid('Unsupported provider: provider is not enabled')
  try {
    return await fetchProfile(provider, code, callbackOf(deps))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    deps.log.warn({ provider: name, reason }, 'A provider refused')
    throw new AuthError(500, 'unexpected_failure', `Unable to exchange external code: ${code.slice(0, 4)}`)
  }
}

/** The provider's own error, cut to a length that fits an address. */
function providerError({ error = '', error_description: description }: Callback): Record<string, string> {
  return { error: error.slice(0, 200), ...(description && { error_description: description.slice(0, 500) }) }
}

function callbackOf({ settings }: Deps): string {
  return `${settings.SITE_URL}/auth/v1/callback`
}
