import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Partner } from '#shared/partners/partner.ts'
import type { Card } from '#shared/people/card.ts'
import { type Api, apiOf } from '#web/kit/api.ts'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { refreshPeople } from '#web/people/data.ts'
import { refusalOf } from '#web/people/usePeopleActions.ts'

type Deed = { call: (api: Api) => Promise<unknown>; done: string }

/** What a person can do about partners, one tap each: sent at once, and shown as the server has it. */
export function usePartnerActions() {
  const client = useQueryClient()
  const say = useToast()
  const { mutate, isPending } = useMutation<unknown, Error, Deed>({
    mutationFn: ({ call }) => call(apiOf(client)),
    onSuccess: (_, { done }) => say({ text: done, tone: 'success' }),
    onError: (error) => say({ text: refusalOf(error), tone: 'danger' }),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: ['partners'] }), refreshPeople(client)]),
  })
  return {
    isBusy: isPending,
    ask: ({ user_id, name }: Card) =>
      mutate({
        call: (api) => api.post('/api/partners', { user_id }, z.unknown()),
        done: `${name} is asked to be your accountability partner.`,
      }),
    accept: ({ user_id, name }: Partner) =>
      mutate({
        call: (api) => api.post(`/api/partners/${user_id}/accept`, {}, z.unknown()),
        done: `You and ${name} are partners: you confirm each other’s tasks.`,
      }),
    decline: ({ user_id }: Partner) =>
      mutate({
        call: (api) => api.post(`/api/partners/${user_id}/decline`, {}, z.undefined()),
        done: 'Declined. They are not told.',
      }),
    end: ({ user_id, name, state }: Partner) =>
      mutate({
        call: (api) => api.delete(`/api/partners/${user_id}`),
        done:
          state === 'active'
            ? `You and ${name} are no longer partners. You stay friends.`
            : `${name} is not asked any more.`,
      }),
    setDefault: (partner: Partner | null) =>
      mutate({
        call: (api) => api.put('/api/partners/default', { user_id: partner?.user_id ?? null }, z.undefined()),
        done: partner
          ? `${partner.name} is asked unless a task says otherwise.`
          : 'Nobody is asked unless a task says so.',
      }),
  }
}
