import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PushSubscriptionRow, PushSubscriptions, SentTest } from '#shared/push/subscription.ts'
import { apiOf } from '#web/kit/api.ts'
import { type DevicePush, readDevicePush, renewPush, turnOffPush, turnOnPush } from './devicePush.ts'

/** Begins the keys of all queries here. */
const PUSH_KEY = ['push']

export const browsersQuery = queryOptions({
  queryKey: [...PUSH_KEY, 'browsers'],
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).get('/api/push-subscriptions', PushSubscriptions, { signal })).items,
})

/** This browser: whether it takes pushes, and under which id the server knows it. Not of the server alone, so it is asked for offline too. */
const deviceQuery = queryOptions({
  queryKey: [...PUSH_KEY, 'device'],
  networkMode: 'always',
  queryFn: async ({ client }): Promise<{ state: DevicePush; id: string | null }> => {
    const renewed = await renewPush(apiOf(client)).catch(() => null)
    return { state: await readDevicePush(), id: renewed?.id ?? null }
  },
})

/** The browsers of the person that take pushes, newest first; undefined until they are known. */
export function usePushBrowsers(): PushSubscriptionRow[] | undefined {
  return useQuery(browsersQuery).data
}

/** What holds for this browser; undefined until it is known. */
export function useDevicePush(): { state: DevicePush; id: string | null } | undefined {
  return useQuery(deviceQuery).data
}

/** Takes pushes with this browser, or no more. `refused` says that the person did not allow it. */
export function useSwitchPush() {
  const client = useQueryClient()
  return useMutation<'done' | 'refused', Error, boolean>({
    mutationFn: async (isOn) => {
      if (isOn) return (await turnOnPush(apiOf(client))) ? 'done' : 'refused'
      await turnOffPush(apiOf(client))
      return 'done'
    },
    onSettled: () => client.invalidateQueries({ queryKey: PUSH_KEY }),
  })
}

/** Takes a browser from the list: it gets no more. */
export function useRemoveBrowser() {
  const client = useQueryClient()
  return useMutation<void, Error, string>({
    mutationFn: (id) => apiOf(client).delete(`/api/push-subscriptions/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: PUSH_KEY }),
  })
}

/** Sends a test to a browser. */
export function useSendTest() {
  const client = useQueryClient()
  return useMutation<void, Error, string>({
    mutationFn: async (id) => {
      await apiOf(client).post(`/api/push-subscriptions/${id}/test`, {}, SentTest)
    },
  })
}

/** Asks anew which browsers there are, and whether services have taken something for them. */
export function useRefreshBrowsers(): () => Promise<PushSubscriptionRow[]> {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...browsersQuery, staleTime: 0 })
}
