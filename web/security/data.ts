import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type Proof, SecurityEvents, type SignedInDevice, SignedInDevices } from '#shared/auth/devices.ts'
import { Deletion } from '#shared/auth/leaving.ts'
import { AppError } from '#shared/errors.ts'
import { type Api, apiOf } from '#web/kit/api.ts'
import { signOutOthers } from './account.ts'

const devicesQuery = queryOptions({
  queryKey: ['security', 'devices'],
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).get('/api/sessions', SignedInDevices, { signal })).items,
})

const eventsQuery = infiniteQueryOptions({
  queryKey: ['security', 'events'],
  queryFn: ({ client, pageParam, signal }) =>
    apiOf(client).get(`/api/security-events?limit=8${pageParam && `&cursor=${pageParam}`}`, SecurityEvents, {
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor,
})

/** The person's open sessions, the one seen last first. Suspends. */
export function useDevices(): SignedInDevice[] {
  return useSuspenseQuery(devicesQuery).data
}

/** Signs out one other device, or all of them. Its errors are the mutation's. */
export function useEndDevices() {
  const client = useQueryClient()
  return useMutation<void, Error, SignedInDevice | 'others'>({
    mutationFn: (which) => {
      const api = apiOf(client)
      return which === 'others' ? signOutOthers(api) : endDevice(api, which)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['security'] }),
  })
}

/** What happened to the account, newest first, with the way to older events. Suspends. */
export function useSecurityEvents() {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(eventsQuery)
  const events = data.pages.flatMap(({ items }) => items)
  return { events, more: hasNextPage ? () => void fetchNextPage() : null, isLoadingMore: isFetchingNextPage }
}

/** Asks for devices and events again after something about the account has changed. */
export function useRefreshSecurity(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['security'] })
}

/** Proves the owner's presence for ten minutes. @throws AppError `invalid` with the field */
export async function proveIdentity(api: Api, proof: Proof): Promise<void> {
  await api.post('/api/sessions/proof', proof, z.undefined())
}

/**
 * Begins the days of grace before the account is erased, and ends all its sessions.
 *
 * @returns when it will be erased, ISO 8601
 * @throws AppError `forbidden` when a proof is needed first
 */
export async function askDeletion(api: Api): Promise<string> {
  return (await api.takeBack('/api/account', {}, Deletion)).delete_at
}

/** Takes the wish to leave back. */
export async function restoreAccount(api: Api): Promise<void> {
  await api.post('/api/account/restore', {}, z.undefined())
}

/** Deletes the account and everything in it at once. @throws AppError `forbidden` when a proof is needed first */
export async function eraseAccount(api: Api): Promise<void> {
  await api.delete('/api/account?now=true')
}

/** A device that is signed out already is what was wanted. */
async function endDevice(api: Api, { id }: SignedInDevice): Promise<void> {
  await api.delete(`/api/sessions/${id}`).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  })
}
