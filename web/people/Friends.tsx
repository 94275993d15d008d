import { ActivityFeed } from '#web/activity/ActivityFeed.tsx'
import { isDemo } from '#web/demo/mode.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { ConversationsList } from '#web/messages/ConversationsList.tsx'
import { FriendsList } from './FriendsList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { IncomingRequests, OutgoingRequests } from './Requests.tsx'
import { Suggestions } from './Suggestions.tsx'
import styles from './People.module.css'

/** The people around one: who asks, friends, and the way to ask others. */
export function Friends() {
  return (
    <div className={styles.people}>
      <div>
        {isDemo() && <p className={styles.note}>The people here are samples: they answer nothing.</p>}
        <IncomingRequests />
        <FriendsList />
        <ActivityFeed />
      </div>
      <div>
        <Card title="Invite somebody">
          <InviteForm />
        </Card>
        <Card title="Messages">
          <ConversationsList />
        </Card>
        <OutgoingRequests />
        <Suggestions />
      </div>
    </div>
  )
}
