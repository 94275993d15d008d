import { useEffect, useEffectEvent } from 'react'
import { PATHS } from '#shared/paths.ts'
import type { Room } from '#shared/rooms/room.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { RoomClock } from './RoomClock.tsx'
import { RoomFaces } from './RoomFaces.tsx'
import { RoomWays } from './RoomWays.tsx'
import { stateNow } from './roomWords.ts'
import { useDeclaredTask } from './useDeclaredTask.ts'
import styles from './Rooms.module.css'

/** A room as a quiet full screen: the faces, what each does, one clock. @param onTurn called when it begins and when it ends */
export function RoomView({ room, onTurn }: { room: Room; onTurn: () => void }) {
  const now = useNow(1000)
  const state = stateNow(room, now)
  const task = useDeclaredTask(room, now)
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (state !== room.state) turn()
  }, [state, room.state])
  return (
    <Dialog title={`${room.minutes} minutes together`} open width="full" onClose={() => goTo(PATHS.rooms)}>
      <div className={styles.room}>
        <RoomClock room={room} now={now} />
        {task?.running_since != null && (
          <p className={styles.note}>The timer of “{task.title}” runs along.</p>
        )}
        <RoomFaces members={room.members} />
        <RoomWays room={room} now={now} />
      </div>
    </Dialog>
  )
}
