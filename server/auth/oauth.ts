import type { Selectable } from 'kysely'
import { transact } from '#server/db/transact.ts'
import type { Deps, UserId } from '#server/http/context.ts'
import { randomToken } from '#server/vault.ts'
import type { Device } from './device.ts'
import { AuthError, invalid } from './errors.ts'
import { acceptProfile } from './oauthAccount.ts'
import { beginFlow, type Challenge, issueCode } from './pkce.ts'
import { askProvider, authorizeUrl, findProvider, type ProviderProfile } from './providers.ts'
import { errorParameters, ownTarget, withMessage, withQuery } from './redirects.ts'
import type { AuthTables } from './schema.ts'

/** How long somebody may take at the provider. */
export const STATE_LIVES_SECONDS = 10 * 60
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type OauthRequest = {
  provider: string
  challenge: Challenge | null
  target: string
  scopes: string
  passedOn: Record<string, string>
  /** Somebody who is signed in and adds a way in to their account. */
  linkTo?: UserId
}

/** Begins a sign-in elsewhere. Answers the provider's address. @throws AuthError when it is not set up */
export async function beginOauth(deps: Deps, asked: OauthRequest): Promise<{ url: string; state: string }> {
  const provider = findProvider(deps.settings, asked.provider)
  if (provider === undefined)
    throw invalid(`Unsupported provider: Provider ${asked.provider.slice(0, 40)} could not be found`)
  if (provider === null) throw invalid('Unsupported provider: provider is not enabled')
  if (!asked.challenge) throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  const flow = {
    userId: asked.linkTo ?? null,
    method: 'oauth',
    provider: provider.name,
    redirectTo: asked.target,
  }
  const state = await beginFlow(deps.db, asked.challenge, flow, deps.now())
  const { scopes, passedOn } = asked
  return { url: authorizeUrl(provider, { state, callback: callbackOf(deps), scopes, passedOn }), state }
}

/** One on each line: they hold no line breaks. */
function tokensOf({ accessToken, refreshToken }: ProviderProfile): string {
  return refreshToken ? `${accessToken}\n${refreshToken}` : accessToken
}

type Browser = {
  device: Device
  isFrom: (state: string) => boolean
  explain: (error: unknown) => AuthError
}

export type Callback = { state?: string; code?: string; error?: string; error_description?: string }

/**
 * Ends it. Answers where the browser goes next: back to the page that began, with a code or with what went wrong.
 *
 * @param isFrom whether the browser is the one that began the link of this state
 * @param explain what to say of anything that was thrown
 */
export async function finishOauth(
  deps: Deps,
  brought: Callback,
  { device, isFrom, explain }: Browser,
): Promise<string> {
  let target = deps.settings.SITE_URL
  try {
    const flow = await takeState(deps, brought.state)
    target = ownTarget([flow.redirect_to], deps.settings)
    if (flow.user_id && !isFrom(flow.id)) throw FROM_ELSEWHERE()
    if (brought.error) return withMessage(target, asGiven(brought))
    if (!brought.code)
      throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing')
    const profile = await profileFrom(deps, flow.provider ?? '', brought.code)
    return await onceMoreWhenTaken(() =>
      transact(deps, async (tx, after) => {
        const userId = await acceptProfile(deps, tx, { flow, profile, device })
        await tx
          .updateTable('flow_states')
          .set({ provider_token_encrypted: deps.vault.encrypt(tokensOf(profile)) })
          .where('id', '=', flow.id)
          .execute()
        const code = randomToken()
        if (!(await issueCode(tx, { flowId: flow.id, userId, code }, deps.now())))
          throw BAD_STATE('OAuth state not found or expired')
        after(() => deps.people.forget(userId))
        return withQuery(target, { code })
      }),
    )
  } catch (error) {
    return withMessage(target, errorParameters(explain(error)))
  }
}

/** Two first arrivals of one person race for the address: whoever comes second then finds the account. */
async function onceMoreWhenTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
    if (!isTaken) throw error
    return work()
  }
}

const BAD_STATE = (message: string) => new AuthError(400, 'bad_oauth_state', message)
const FROM_ELSEWHERE = () => BAD_STATE('Linking was begun in another browser. Nothing was linked')

/** A state is good once: the update is the proof that nobody else has used it. */
async function takeState(
  { db, now }: Deps,
  state: string | undefined,
): Promise<Selectable<AuthTables['flow_states']>> {
  if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
  if (!UUID.test(state)) throw BAD_STATE('OAuth state parameter is invalid')
  const flow = await db
    .selectFrom('flow_states')
    .selectAll()
    .where('id', '=', state)
    .where('provider', 'is not', null)
    .executeTakeFirst()
  if (!flow || now().getTime() - flow.created_at.getTime() > STATE_LIVES_SECONDS * 1000)
    throw BAD_STATE('OAuth state not found or expired')
  const used = await db
    .updateTable('flow_states')
    .set({ state_used_at: now() })
    .where('id', '=', flow.id)
    .where('state_used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new AuthError(400, 'flow_state_already_used', 'State has already been used')
  return flow
}

async function profileFrom(deps: Deps, name: string, code: string): Promise<ProviderProfile> {
  const provider = findProvider(deps.settings, name)
  if (!provider) throw invalid('Unsupported provider: provider is not enabled')
  try {
    return await askProvider(provider, code, callbackOf(deps))
  } catch (error) {
    deps.log.warn(
      { provider: name, reason: error instanceof Error ? error.message : String(error) },
      'A provider refused',
    )
    throw new AuthError(500, 'unexpected_failure', `Unable to exchange external code: ${code.slice(0, 4)}`)
  }
}

function asGiven({ error = '', error_description: description }: Callback): Record<string, string> {
  return { error: error.slice(0, 200), ...(description && { error_description: description.slice(0, 500) }) }
}

function callbackOf({ settings }: Deps): string {
  return `${settings.SITE_URL}/auth/v1/callback`
}
