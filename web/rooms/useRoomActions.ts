import { useMutation, useQueryClient } from '@tanstack/react-query'
import { roomPath } from '#shared/paths.ts'
import { type NewRoom, Room } from '#shared/rooms/room.ts'
import { apiOf } from '#web/kit/api.ts'
import { newId } from '#web/kit/newId.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { ROOMS_KEY, roomQuery } from './data.ts'

/** What is done in a room that is there. */
type Act = { path: string; body?: object }

/** What a person does in a room: shown as the server answers it. */
export function useRoomActions(id: string) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation<Room, Error, Act>({
    mutationFn: ({ path, body = {} }) => apiOf(client).post(`/api/rooms/${id}/${path}`, body, Room),
    onSuccess: (room) => client.setQueryData(roomQuery(id).queryKey, room),
    onSettled: () => client.invalidateQueries({ queryKey: ROOMS_KEY }),
  })
  return {
    isBusy: isPending,
    error,
    join: (intent: string) => mutate({ path: 'join', body: { intent } }),
    checkIn: () => mutate({ path: 'check-in' }),
    leave: () => mutate({ path: 'leave' }),
  }
}

/** Makes a room and goes there. Sent again with the same id until it was made. */
export function useCreateRoom() {
  const client = useQueryClient()
  return useMutation<Room, Error, Omit<NewRoom, 'id'>>({
    mutationFn: (room) => apiOf(client).post('/api/rooms', { id: newId(), ...room }, Room),
    onSuccess: (room) => {
      client.setQueryData(roomQuery(room.id).queryKey, room)
      void client.invalidateQueries({ queryKey: ROOMS_KEY })
      goTo(roomPath(room.id))
    },
  })
}
