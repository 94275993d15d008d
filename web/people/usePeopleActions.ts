import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { Card } from '#shared/people/card.ts'
import type { FriendRequest } from '#shared/people/request.ts'
import { type Api, apiOf } from '#web/kit/api.ts'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { refreshPeople } from './data.ts'

/** Something done with another person: the call, and what is said after it. */
type Deed = {
  call: (api: Api) => Promise<unknown>
  done: string
  undo?: Deed
}

/** What a person can do with others, one tap each: sent at once, and shown as the server has it. */
export function usePeopleActions() {
  const client = useQueryClient()
  const say = useToast()
  const { mutate, isPending } = useMutation<unknown, Error, Deed>({
    mutationFn: ({ call }) => call(apiOf(client)),
    onSuccess: (_, { done, undo }) =>
      say({
        text: done,
        tone: 'success',
        ...(undo && { action: { label: 'Undo', onAction: () => mutate(undo) } }),
      }),
    onError: (error) => say({ text: refusalOf(error), tone: 'danger' }),
    onSettled: () => refreshPeople(client),
  })
  return {
    isBusy: isPending,
    accept: ({ id, person }: FriendRequest) =>
      mutate({
        call: (api) => api.post(`/api/friend-requests/${id}/accept`, {}, z.unknown()),
        done: `You and ${person?.name ?? 'they'} are friends.`,
      }),
    decline: ({ id }: FriendRequest) =>
      mutate({
        call: (api) => api.post(`/api/friend-requests/${id}/decline`, {}, z.undefined()),
        done: 'Declined. They are not told.',
      }),
    takeBack: ({ id, to }: FriendRequest) =>
      mutate({
        call: (api) => api.delete(`/api/friend-requests/${id}`),
        done: `Your request to ${to ?? 'them'} is taken back.`,
      }),
    unfriend: ({ user_id, name }: Card) =>
      mutate({
        call: (api) => api.delete(`/api/friends/${user_id}`),
        done: `You and ${name} are no longer friends. They are not told.`,
      }),
    block: ({ user_id, name }: Card) =>
      mutate({
        call: (api) => api.put(`/api/blocks/${user_id}`, {}, z.undefined()),
        done: `${name} is blocked. They are not told.`,
        undo: unblocking(user_id, name),
      }),
    hideSuggestion: ({ user_id, name }: Card) =>
      mutate({
        call: (api) => api.delete(`/api/friends/suggestions/${user_id}`),
        done: `${name} is not suggested again.`,
      }),
    unblock: ({ user_id, name }: Card) => mutate(unblocking(user_id, name)),
  }
}

function unblocking(id: string | null, name: string): Deed {
  return {
    call: (api) => api.delete(`/api/blocks/${id}`),
    done: `${name} is not blocked any more. To be friends again, one of you has to ask.`,
  }
}

/** The server's sentence where it refused; what to do where it could not be asked. */
export function refusalOf(error: Error): string {
  const isRefusal = error instanceof AppError && error.code !== 'unavailable'
  return isRefusal ? error.message : 'That could not be saved: the server cannot be reached. Try again.'
}
