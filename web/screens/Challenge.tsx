import { challengeIdIn, PATHS } from '#shared/paths.ts'
import { ChallengeView } from '#web/challenges/ChallengeView.tsx'
import { useChallenge } from '#web/challenges/data.ts'
import { Link, useShownPath } from '#web/kit/navigation.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

const FRIENDS = `${PATHS.achievements}?tab=friends`

/** The challenge whose id is in the address, with its standing. */
export function Challenge() {
  const { challenge, load } = useChallenge(challengeIdIn(useShownPath()) ?? '')
  return (
    <ScreenFrame
      title={challenge?.name ?? 'Challenge'}
      width="column"
      back={<Link to={FRIENDS}>Friends</Link>}
    >
      <LoadNote load={load} what="This challenge">
        {challenge ? <ChallengeView challenge={challenge} /> : <None />}
      </LoadNote>
    </ScreenFrame>
  )
}

function None() {
  return (
    <EmptyState title="No such challenge" action={<ButtonLink to={FRIENDS}>Your challenges</ButtonLink>}>
      There is none here that you can see.
    </EmptyState>
  )
}
