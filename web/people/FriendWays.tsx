import { Ban, EllipsisVertical, UserMinus } from 'lucide-react'
import type { PersonOfOthers } from '#shared/people/card.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { usePeopleActions } from './usePeopleActions.ts'

/** What can be done with a friend. */
export function FriendWays({ friend }: { friend: PersonOfOthers }) {
  const { unfriend, block } = usePeopleActions()
  return (
    <Menu
      label={`More about ${friend.name}`}
      trigger={<EllipsisVertical aria-hidden="true" />}
      items={[
        { label: 'Remove from friends', icon: <UserMinus />, onSelect: () => unfriend(friend) },
        { label: 'Block', icon: <Ban />, danger: true, onSelect: () => block(friend) },
      ]}
    />
  )
}
