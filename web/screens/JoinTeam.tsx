import { useEffect } from 'react'
import { PATHS, wordIn } from '#shared/paths.ts'
import { forgetInvite } from '#web/auth/invite.ts'
import { Link, useShownPath } from '#web/kit/navigation.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useIsGamified } from '#web/settings/gamification.ts'
import { JoinForm } from '#web/teams/JoinForm.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

/** Where an invite link leads: the code is filled in, and one press joins. */
export function JoinTeam() {
  const code = wordIn(useShownPath())
  const isGamified = useIsGamified()
  useEffect(() => forgetInvite, [])
  return (
    <ScreenFrame
      title="Join a team"
      lead={`Members see each other’s ${isGamified ? 'name, level, XP and streak' : 'name'}, and what they choose to share. You can leave at any time.`}
      width="column"
      back={<Link to={`${PATHS.settings}?tab=teams`}>Teams</Link>}
    >
      <Card>
        <JoinForm key={code} code={code} />
      </Card>
    </ScreenFrame>
  )
}
