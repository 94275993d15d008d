import type { User, UserIdentity } from '@supabase/auth-js'
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { isUnreachable, type OAuthProvider, UNREACHABLE } from '#shared/auth/errorText.ts'
import { PATHS } from '#shared/paths.ts'
import { type Api, apiOf } from '#web/kit/api.ts'
import { accountClient } from '#web/auth/session.ts'
import { profileQuery } from '#web/profile/data.ts'

const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ client }) => readAccount(apiOf(client)),
})

/** The signed-in person's account from the server: address, pending address, sign-in methods. Suspends. */
export function useAccount(): User {
  return useSuspenseQuery(accountQuery).data
}

/** Asks for the account, and the profile that repeats its address, again after something has changed. */
export function useRefreshAccount(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([accountQuery, profileQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })))
}

/** Whether the account has a password: then email is among its identities. */
export function hasPassword({ identities = [] }: User): boolean {
  return identities.some(({ provider }) => provider === 'email')
}

/** Asks both addresses whether the change is meant. Their links lead back to the settings. @throws AuthError */
export async function changeEmail({ account }: Api, email: string): Promise<void> {
  const emailRedirectTo = settingsAfter('email')
  const { error } = await (await accountClient(account)).updateUser({ email }, { emailRedirectTo })
  if (error) throw error
}

/** Leaves the page for a provider that is to be linked; it comes back to the settings. @throws AuthError */
export async function linkProvider({ account }: Api, provider: OAuthProvider): Promise<void> {
  const options = { redirectTo: settingsAfter(provider) }
  const { error } = await (await accountClient(account)).linkIdentity({ provider, options })
  if (error) throw error
}

/** Takes a way in away; the server refuses the last one. @throws AuthError */
export async function unlinkProvider({ account }: Api, identity: UserIdentity): Promise<void> {
  const { error } = await (await accountClient(account)).unlinkIdentity(identity)
  if (error) throw error
}

/** Mails a code that proves as much as the password. @throws AuthError */
export async function mailProofCode({ account }: Api): Promise<void> {
  const { error } = await (await accountClient(account)).reauthenticate()
  if (error) throw error
}

/** Signs out all devices but this one. @throws AuthError */
export async function signOutOthers({ account }: Api): Promise<void> {
  const { error } = await (await accountClient(account)).signOut({ scope: 'others' })
  if (error) throw error
}

/** The sentence about a failed call. */
export function failureText(error: unknown): string {
  if (isUnreachable(error)) return UNREACHABLE
  const said = error instanceof Error ? error.message : ''
  if (/^(?!email).*rate limit/i.test(said))
    return 'Too many attempts. Please wait a few minutes before trying again.'
  return said || 'An unexpected error occurred. Please try again.'
}

/** The settings' address with the name of what is being changed, which useReturn reads. */
function settingsAfter(change: 'email' | OAuthProvider): string {
  return `${location.origin}${PATHS.settings}?changed=${change}`
}

async function readAccount({ account }: Api): Promise<User> {
  const { data, error } = await (await accountClient(account)).getUser()
  if (error) throw error
  return data.user
}
