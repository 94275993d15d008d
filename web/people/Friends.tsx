import { ActivityFeed } from '#web/activity/ActivityFeed.tsx'
import { isDemo } from '#web/demo/mode.ts'
import { PATHS } from '#shared/paths.ts'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { ComingRooms } from '#web/rooms/RoomsList.tsx'
import { ChallengesCard } from '#web/challenges/ChallengesCard.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { ConversationsList } from '#web/messages/ConversationsList.tsx'
import { FriendsList } from './FriendsList.tsx'
import { InviteCard } from './InviteCard.tsx'
import { IncomingRequests, OutgoingRequests } from './Requests.tsx'
import { Suggestions } from './Suggestions.tsx'
import styles from './People.module.css'

/** The people around one: who asks, friends, and the way to ask others. */
export function Friends() {
  return (
    <div className={styles.people}>
      <div>
        {isDemo() && <p className={styles.note}>The people here are samples: they do not answer.</p>}
        <IncomingRequests />
        <FriendsList />
        <InviteCard />
        <OutgoingRequests />
        <Suggestions />
      </div>
      <div>
        <ChallengesCard />
        <Card title="Focus together">
          <ComingRooms />
          <div>
            <ButtonLink to={PATHS.rooms}>Open a room</ButtonLink>
          </div>
        </Card>
        <Card title="Messages">
          <ConversationsList />
        </Card>
        <ActivityFeed />
      </div>
    </div>
  )
}
