import { Ban, EllipsisVertical, Flag, Handshake, Hourglass, Swords, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import type { PersonOfOthers } from '#shared/people/card.ts'
import { NewChallengeDialog } from '#web/challenges/NewChallengeDialog.tsx'
import { OWN } from '#web/challenges/templates.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import type { MenuItem } from '#web/kit/ui/overlays/MenuPanel.tsx'
import { usePartnerActions } from '#web/partners/usePartnerActions.ts'
import { reportPerson } from '#web/reports/reportPerson.ts'
import { usePeopleActions } from './usePeopleActions.ts'

/** What can be done with somebody, as far as they are friends. */
export function PersonWays({ person }: { person: PersonOfOthers }) {
  const { unfriend, block } = usePeopleActions()
  const { ask } = usePartnerActions()
  const [challenges, setChallenges] = useState(false)
  const amongFriends: MenuItem[] = [
    {
      label: 'Focus together',
      icon: <Hourglass />,
      onSelect: () => goTo(`${PATHS.rooms}?with=${person.user_id}`),
    },
    { label: 'Challenge', icon: <Swords />, onSelect: () => setChallenges(true) },
    ...(person.relation === 'partner'
      ? []
      : [{ label: 'Accountability Partner', icon: <Handshake />, onSelect: () => ask(person) }]),
    { label: 'Remove from friends', icon: <UserMinus />, onSelect: () => unfriend(person) },
  ]
  return (
    <>
      <Menu
        label={`More about ${person.name}`}
        trigger={<EllipsisVertical aria-hidden="true" />}
        items={[
          ...(person.isFriend ? amongFriends : []),
          {
            label: 'Report',
            icon: <Flag />,
            onSelect: () => reportPerson(person),
          },
          { label: 'Block', icon: <Ban />, danger: true, onSelect: () => block(person) },
        ]}
      />
      {challenges && (
        <NewChallengeDialog template={OWN} friend={person} onClose={() => setChallenges(false)} />
      )}
    </>
  )
}
