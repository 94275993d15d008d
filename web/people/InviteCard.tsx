import { Card } from '#web/kit/ui/Card.tsx'
import { useFriends } from './data.ts'
import { InviteForm } from './InviteForm.tsx'

/** The way to ask others. Without friends it is the card of friends, and says why. */
export function InviteCard() {
  const { friends, load } = useFriends('')
  const isAlone = load.state === 'ready' && friends.length === 0
  return (
    <Card title={isAlone ? 'Friends' : 'Invite somebody'}>
      {isAlone && <p>Goals are easier with one person who knows about them.</p>}
      <InviteForm />
    </Card>
  )
}
