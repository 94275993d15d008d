import { useSearchParameters } from '#web/kit/navigation.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { RoomForm } from '#web/rooms/RoomForm.tsx'
import { NowAndNext, RoomsList } from '#web/rooms/RoomsList.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import { BackToFriends } from './BackToFriends.tsx'

/** Rooms in which several people start the same minutes: those that run or wait come before the form for a new one. `?with=` names a friend who is invited from the beginning. */
export function Rooms() {
  const friend = useSearchParameters().get('with')
  return (
    <ScreenFrame
      title="Focus together"
      lead="Start the same minutes, each with their own task. No camera, no chat."
      width="column"
      back={<BackToFriends />}
    >
      <NowAndNext />
      <Card title="A new room">
        <RoomForm key={friend} friend={friend} />
      </Card>
      <RoomsList />
    </ScreenFrame>
  )
}
