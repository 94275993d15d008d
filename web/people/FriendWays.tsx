import { Ban, EllipsisVertical, Flag, Handshake, Hourglass, Swords, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import type { PersonOfOthers } from '#shared/people/card.ts'
import { NewChallengeDialog } from '#web/challenges/NewChallengeDialog.tsx'
import { OWN } from '#web/challenges/templates.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { usePartnerActions } from '#web/partners/usePartnerActions.ts'
import { reportPerson } from '#web/reports/reportPerson.ts'
import { usePeopleActions } from './usePeopleActions.ts'

/** What can be done with a friend. */
export function FriendWays({ friend }: { friend: PersonOfOthers }) {
  const { unfriend, block } = usePeopleActions()
  const { ask } = usePartnerActions()
  const [challenges, setChallenges] = useState(false)
  return (
    <>
      <Menu
        label={`More about ${friend.name}`}
        trigger={<EllipsisVertical aria-hidden="true" />}
        items={[
          {
            label: 'Focus together',
            icon: <Hourglass />,
            onSelect: () => goTo(`${PATHS.rooms}?with=${friend.user_id}`),
          },
          { label: 'Challenge', icon: <Swords />, onSelect: () => setChallenges(true) },
          ...(friend.relation === 'partner'
            ? []
            : [{ label: 'Accountability Partner', icon: <Handshake />, onSelect: () => ask(friend) }]),
          { label: 'Remove from friends', icon: <UserMinus />, onSelect: () => unfriend(friend) },
          {
            label: 'Report',
            icon: <Flag />,
            onSelect: () => reportPerson(friend),
          },
          { label: 'Block', icon: <Ban />, danger: true, onSelect: () => block(friend) },
        ]}
      />
      {challenges && (
        <NewChallengeDialog template={OWN} friend={friend} onClose={() => setChallenges(false)} />
      )}
    </>
  )
}
