import { type MutationOptions, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import {
  derivedProfile,
  PROFILE_FAILURES,
  PROFILE_TIMEOUT_MS,
  type ProfileFailure,
} from '#shared/profile/derived.ts'
import { Profile } from '#shared/profile/profile.ts'
import type { ProfilePatch } from '#shared/profile/profilePatch.ts'
import type { DayRule } from '#shared/time/localDate.ts'
import { apiOf } from '#web/kit/api.ts'
import { currentSession } from '#web/auth/session.ts'
import { isRetryable, networkFailureOf } from '#web/kit/networkFailure.ts'
import { patchAnswer } from '#web/kit/patchAnswer.ts'

/** The signed-in person's profile, with a limit of 10 s (docs/rules/profile.md, Profiles); kept on the device. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ client, signal }) =>
    apiOf(client).get('/api/profile', Profile, { timeoutMs: PROFILE_TIMEOUT_MS, signal }),
  // The guard goes on with a derived profile; the next focus or reconnection asks again.
  retry: false,
  retryOnMount: false,
  meta: { kept: true },
})

/**
 * The signed-in person's profile. Inside the guard there always is one: the server's, else the one this device has kept,
 * else one derived from the session.
 */
export function useProfile(): Profile {
  const { data } = useQuery(profileQuery)
  return data ?? profileOfSession()
}

/**
 * Non-null while only the session's data is known: the profile can then be shown, but not changed.
 */
export function useUnknownProfile(): { retry: () => void; isAsking: boolean } | null {
  const { data, refetch, isFetching } = useQuery(profileQuery)
  return data ? null : { retry: () => void refetch(), isAsking: isFetching }
}

/** How a person's days are counted, for the shared rules. */
export function dayRuleOf({ timezone, day_start }: Profile): DayRule {
  return { timezone, dayStart: day_start }
}

/** The profile to go on with when the server's cannot be fetched. */
export function profileOfSession(): Profile {
  const session = currentSession()
  if (!session) throw new Error('A profile is asked for behind the guard only')
  return derivedProfile(session.user, Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** What the guard shows about a profile that could not be fetched (docs/rules/auth.md, Sessions). */
export function failureOf(error: unknown): ProfileFailure {
  const cause = networkFailureOf(error)?.cause
  if (cause === 'timeout') return PROFILE_FAILURES.timeout
  return cause === 'network' ? PROFILE_FAILURES.network : PROFILE_FAILURES.other
}

/**
 * A change of the profile. The screen shows it at once; a refusal reverts it and is the mutation's `error`, with the fields in
 * its `details`. Screens take `useUpdateProfile`; the first one makes it without a hook, whose code comes later.
 */
export function profileMutation(
  client: QueryClient,
): MutationOptions<Profile, Error, ProfilePatch, Profile | undefined> {
  return {
    mutationFn: (patch) => apiOf(client).patch('/api/profile', patch, Profile),
    retry: (count, error) => isRetryable(error) && count < 3,
    scope: { id: 'profile' }, // one after another: the last choice wins
    onMutate: async (patch) => {
      await client.cancelQueries({ queryKey: profileQuery.queryKey })
      const before = client.getQueryData(profileQuery.queryKey)
      patchAnswer(client, profileQuery.queryKey, (known) => ({ ...known, ...given(patch) }))
      return before
    },
    onError: (_error, _patch, before) => client.setQueryData(profileQuery.queryKey, before),
    onSuccess: (profile) => client.setQueryData(profileQuery.queryKey, profile),
  }
}

/** The fields that a patch really names. */
function given(patch: ProfilePatch): Partial<Profile> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
}
