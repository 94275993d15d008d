import { PATHS, roomIn } from '#shared/paths.ts'
import { Link, useShownPath } from '#web/kit/navigation.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useRoom } from '#web/rooms/data.ts'
import { RoomView } from '#web/rooms/RoomView.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

/** The room whose id is in the address. It covers the whole window. */
export function Room() {
  const { room, load, refetch } = useRoom(roomIn(useShownPath()))
  return (
    <ScreenFrame title="Focus together" width="column" back={<Link to={PATHS.rooms}>All rooms</Link>}>
      <LoadNote load={load} what="This room">
        {room ? (
          <RoomView key={room.id} room={room} onTurn={() => void refetch()} />
        ) : (
          <p>There is no such room, or it is not open to you any more.</p>
        )}
      </LoadNote>
    </ScreenFrame>
  )
}
