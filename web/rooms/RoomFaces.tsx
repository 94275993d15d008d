import type { RoomMember } from '#shared/rooms/room.ts'
import { isDemo } from '#web/demo/mode.ts'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { seatWords } from './roomWords.ts'
import styles from './Rooms.module.css'

/** Who is in a room, what each does, and where they are. */
export function RoomFaces({ members }: { members: readonly RoomMember[] }) {
  return (
    <ul className={styles.faces} aria-label="In this room">
      {members.map((member, index) => (
        <li key={member.user_id ?? index} className={styles.face} data-state={member.state}>
          <Avatar picture={member.avatar} url={member.avatar_url} name={member.name} size="lg" />
          <strong>
            <span dir="auto">{member.is_me ? 'You' : member.name}</span>{' '}
            {isDemo() && !member.is_me && <Badge>Sample</Badge>}
          </strong>
          {member.intent !== null && <span dir="auto">{member.intent}</span>}
          <span className={styles.note}>{seatWords(member.state)}</span>
        </li>
      ))}
    </ul>
  )
}
