import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { Challenge, ChallengePage, type NewChallenge } from '#shared/challenges/challenge.ts'
import { TeamPage } from '#shared/teams/team.ts'
import { type Api, apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import type { Slice } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { refusalOf } from '#web/people/usePeopleActions.ts'

const CHALLENGES_KEY = ['challenges'] as const
/** No event announces figures of others: they are fetched when a screen shows them, and not again for so long. Milliseconds. */
const FRESH_FOR_MS = 30_000
const fresh = { staleTime: FRESH_FOR_MS, refetchInterval: FRESH_FOR_MS, refetchOnWindowFocus: true } as const

const listQuery = queryOptions({
  queryKey: [...CHALLENGES_KEY, 'list'],
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).get('/api/challenges', ChallengePage, { signal })).items,
  ...fresh,
})

/** Null where there is none that this person may see. */
const oneQuery = (id: string) =>
  queryOptions({
    queryKey: [...CHALLENGES_KEY, 'one', id],
    queryFn: ({ client, signal }) =>
      apiOf(client)
        .get(`/api/challenges/${encodeURIComponent(id)}`, Challenge, { signal })
        .catch((error: unknown) => {
          if (error instanceof AppError && ['not_found', 'invalid'].includes(error.code)) return null
          throw error
        }),
    ...fresh,
  })

/** Asks again for challenges when one of them has changed. */
const challengesSlice = {
  name: 'challenges',
  open: ({ client, idle }) => ({
    tables: ['challenges'],
    follow: () => void idle().then(() => refresh(client)),
  }),
} satisfies Slice

function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: CHALLENGES_KEY })
}

/** Challenges that the person is in, invited to, or may join with a team; the one that ends last first. */
export function useChallenges(): { challenges: readonly Challenge[]; load: LoadState } {
  useLateSlice(challengesSlice)
  const { data, isError, refetch } = useQuery(listQuery)
  return {
    challenges: data ?? [],
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
  }
}

/** One challenge with its standing; null where there is none to see, undefined while that is not known. */
export function useChallenge(id: string): { challenge: Challenge | null | undefined; load: LoadState } {
  useLateSlice(challengesSlice)
  const { data, isError, refetch } = useQuery(oneQuery(id))
  return {
    challenge: data,
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
  }
}

/** The teams that a challenge can be for. */
export function useOwnTeams() {
  const { data } = useQuery(teamsQuery)
  return data ?? []
}

const teamsQuery = queryOptions({
  queryKey: [...CHALLENGES_KEY, 'teams'],
  queryFn: async ({ client, signal }) => (await apiOf(client).get('/api/teams', TeamPage, { signal })).items,
})

/** Makes a challenge. Its id stays the same while the same form is sent again. */
export function useMakeChallenge(id: string) {
  const client = useQueryClient()
  return useMutation<Challenge, Error, Omit<NewChallenge, 'id'>>({
    mutationFn: (asked) => apiOf(client).post('/api/challenges', { id, ...asked }, Challenge),
    onSuccess: (made) => client.setQueryData(oneQuery(id).queryKey, made),
    onSettled: () => refresh(client),
  })
}

type Deed = { call: (api: Api) => Promise<Challenge | null>; done: string; then?: () => void }

/** What a person does with a challenge, one tap each. */
export function useChallengeActions({ id, name }: Pick<Challenge, 'id' | 'name'>) {
  const client = useQueryClient()
  const say = useToast()
  const { mutate, isPending } = useMutation<Challenge | null, Error, Deed>({
    mutationFn: ({ call }) => call(apiOf(client)),
    onSuccess: (challenge, { done, then }) => {
      if (challenge) client.setQueryData(oneQuery(id).queryKey, challenge)
      say({ text: done, tone: 'success' })
      then?.()
    },
    onError: (error) => say({ text: refusalOf(error), tone: 'danger' }),
    onSettled: () => refresh(client),
  })
  const act = (action: 'join' | 'decline' | 'leave', done: string) =>
    mutate({ call: (api) => api.post(`/api/challenges/${id}/${action}`, {}, Challenge), done })
  return {
    isBusy: isPending,
    join: () => act('join', `You are in “${name}”. What you did since it began counts.`),
    decline: () => act('decline', 'Declined. Nobody is told.'),
    leave: () => act('leave', `You have left “${name}”. Until it ends you can come back.`),
    remove: (then: () => void) =>
      mutate({
        async call(api) {
          await api.delete(`/api/challenges/${id}`)
          return null
        },
        done: `“${name}” is deleted.`,
        then,
      }),
  }
}
