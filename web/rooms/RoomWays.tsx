import { Check, DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import type { Room } from '#shared/rooms/room.ts'
import { isCheckInTime } from '#shared/rooms/seat.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { refusalOf } from '#web/people/usePeopleActions.ts'
import { IntentField } from './IntentField.tsx'
import { checkInWords, mySeat, stateNow, timesOf } from './roomWords.ts'
import { useRoomActions } from './useRoomActions.ts'
import styles from './Rooms.module.css'

/** What the person can do in a room now: take a seat, check in, leave, or go. */
export function RoomWays({ room, now }: { room: Room; now: Date }) {
  const actions = useRoomActions(room.id)
  const seat = mySeat(room)?.state ?? null
  const state = stateNow(room, now)
  const isOver = state === 'ended' || state === 'cancelled'
  const hasSeat = seat === 'joined' || seat === 'here'
  return (
    <div className={styles.ways}>
      {isOver && <Over room={room} />}
      {!isOver && hasSeat && <Seated room={room} now={now} actions={actions} />}
      {!isOver && seat === 'left' && <p>You have left. There is always a next time.</p>}
      {!isOver && (seat === null || seat === 'invited') && <Join room={room} actions={actions} />}
      {actions.error && <p role="alert">{refusalOf(actions.error)}</p>}
    </div>
  )
}

function Over({ room }: { room: Room }) {
  const me = mySeat(room)
  return (
    <>
      <p>
        {room.state === 'cancelled'
          ? 'Nobody was left, so this room was called off.'
          : me?.state === 'kept' || me?.state === 'here'
            ? `You stayed for all ${room.minutes} minutes.`
            : 'This room has ended.'}
      </p>
      <ButtonLink to={PATHS.rooms}>To all rooms</ButtonLink>
    </>
  )
}

type Actions = ReturnType<typeof useRoomActions>

function Seated({ room, now, actions }: { room: Room; now: Date; actions: Actions }) {
  const isHere = mySeat(room)?.state === 'here'
  const mayCheckIn = !isHere && isCheckInTime(timesOf(room).startsAt, now)
  return (
    <>
      {!isHere && <p>{checkInWords(room, now)}</p>}
      {mayCheckIn && (
        <Button
          look="primary"
          size="lg"
          icon={<Check aria-hidden="true" />}
          busy={actions.isBusy}
          onClick={actions.checkIn}
        >
          I am here
        </Button>
      )}
      <Leave room={room} now={now} actions={actions} />
    </>
  )
}

function Leave({ room, now, actions }: { room: Room; now: Date; actions: Actions }) {
  const [isAsking, setIsAsking] = useState(false)
  if (stateNow(room, now) === 'open')
    return (
      <Button busy={actions.isBusy} onClick={actions.leave}>
        Give my seat back
      </Button>
    )
  return (
    <>
      <Button
        look="plain"
        icon={<DoorOpen aria-hidden="true" />}
        busy={actions.isBusy}
        onClick={() => setIsAsking(true)}
      >
        Leave the room
      </Button>
      <Confirm
        title="Leave before the end?"
        open={isAsking}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={actions.leave}
        onClose={() => setIsAsking(false)}
      >
        The others stay and see that you left. The room counts as one that you did not keep. Nothing else is
        taken.
      </Confirm>
    </>
  )
}

function Join({ room, actions }: { room: Room; actions: Actions }) {
  const [intent, setIntent] = useState('')
  return (
    <Form noValidate className={styles.form} onSubmit={() => actions.join(intent)}>
      <p>{room.host.name} has a seat for you.</p>
      <IntentField value={intent} onChange={setIntent} />
      <Button type="submit" look="primary" busy={actions.isBusy} disabled={intent.trim() === ''}>
        Take a seat
      </Button>
    </Form>
  )
}
