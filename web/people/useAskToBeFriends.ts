import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FriendRequest } from '#shared/people/request.ts'
import { apiOf } from '#web/kit/api.ts'
import { newId } from '#web/kit/newId.ts'
import { refreshPeople } from './data.ts'

type Asked = { to: string; note?: string }

/** Sends a friend request. Its answer never says whether there is such a person (docs/rules/people.md). */
export function useAskToBeFriends() {
  const client = useQueryClient()
  return useMutation<FriendRequest, Error, Asked>({
    mutationFn: (asked) =>
      apiOf(client).post('/api/friend-requests', { id: newId(), ...asked }, FriendRequest),
    onSettled: () => refreshPeople(client),
  })
}
