import type { Room } from '#shared/rooms/room.ts'
import { clockWords } from './roomWords.ts'
import styles from './Rooms.module.css'

const ROUND = 2 * Math.PI * 54

/** The one clock of a room. It moves once a second and is read out only when somebody asks. */
export function RoomClock({ room, now }: { room: Room; now: Date }) {
  const { caption, time, part } = clockWords(room, now)
  return (
    <div className={styles.clock}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="54" />
        <circle cx="60" cy="60" r="54" strokeDasharray={ROUND} strokeDashoffset={ROUND * part} />
      </svg>
      <div role="timer" aria-live="off" aria-label={`${caption}: ${time}`}>
        <strong>{time}</strong>
        <span>{caption}</span>
      </div>
    </div>
  )
}
