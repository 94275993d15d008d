import { roomPath } from '#shared/paths.ts'
import type { Room } from '#shared/rooms/room.ts'
import { isDemo } from '#web/demo/mode.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Row, Rows } from '#web/kit/ui/Row.tsx'
import { useMomentWords } from './useMomentWords.ts'
import { useRooms } from './data.ts'
import { mySeat, seatWords, stateNow } from './roomWords.ts'

/** Rooms that have ended; what to do where there was none yet. */
export function RoomsList() {
  const { rooms, load, more, isLoadingMore } = useRooms()
  const now = useNow(60_000)
  const ended = rooms.filter((room) => isOver(room, now))
  return (
    <LoadNote load={load} what="Your rooms">
      {rooms.length === 0 && (
        <EmptyState title="No rooms yet">Start 25 minutes now, alone or with somebody.</EmptyState>
      )}
      {ended.length > 0 && (
        <Card title="Before">
          <RoomRows rooms={ended} now={now} />
          {more && (
            <Button busy={isLoadingMore} onClick={more}>
              Show more
            </Button>
          )}
        </Card>
      )}
    </LoadNote>
  )
}

/** Rooms that run or are still to come, the next one first, as a card; none without any. */
export function NowAndNext() {
  const { coming, now } = useComing()
  return (
    coming.length > 0 && (
      <Card title="Now and next">
        <RoomRows rooms={coming} now={now} />
      </Card>
    )
  )
}

/** The same as lines. */
export function ComingRooms() {
  const { coming, now } = useComing()
  return coming.length > 0 && <RoomRows rooms={coming} now={now} />
}

function useComing(): { coming: readonly Room[]; now: Date } {
  const { rooms } = useRooms()
  const now = useNow(60_000)
  return { coming: rooms.filter((room) => !isOver(room, now)).toReversed(), now }
}

/** The list's own clock moves once a minute; the server may know of the end before it does. */
const isOver = (room: Room, now: Date) => room.state === 'ended' || stateNow(room, now) === 'ended'

function RoomRows({ rooms, now }: { rooms: readonly Room[]; now: Date }) {
  return (
    <Rows>
      {rooms.map((room) => (
        <RoomRow key={room.id} room={room} now={now} />
      ))}
    </Rows>
  )
}

function RoomRow({ room, now }: { room: Room; now: Date }) {
  const begins = useMomentWords()
  const me = mySeat(room)
  const others = room.members.filter(({ is_me, intent }) => !is_me && intent !== null).length
  const isRunning = room.state === 'running' || stateNow(room, now) === 'running'
  const when = isRunning ? 'Running now' : begins(room.starts_at)
  const company = others === 0 ? 'alone' : `with ${others} ${others === 1 ? 'other' : 'others'}`
  return (
    <Row>
      <strong>
        <Link to={roomPath(room.id)}>{me?.intent ?? `${room.minutes} minutes of ${room.host.name}`}</Link>{' '}
        {isDemo() && <Badge>Sample</Badge>}
      </strong>
      <span>{[when, `${room.minutes} min ${company}`, seatWords(me?.state ?? 'invited')].join(' · ')}</span>
    </Row>
  )
}
