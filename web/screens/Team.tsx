import { PATHS, wordIn } from '#shared/paths.ts'
import { Link, useShownPath } from '#web/kit/navigation.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useTeam } from '#web/teams/data.ts'
import { TeamPanel } from '#web/teams/TeamPanel.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

/** The team whose id is in the address. */
export function Team() {
  const { team, load } = useTeam(wordIn(useShownPath()))
  return (
    <ScreenFrame title={team?.name ?? 'Team'} back={<Link to={`${PATHS.settings}?tab=teams`}>Teams</Link>}>
      <LoadNote load={load} what="This team">
        {team ? (
          <TeamPanel team={team} />
        ) : (
          <EmptyState title="You are in no such team">
            It may have ended, or you are not in it any more. What you did stays yours.
          </EmptyState>
        )}
      </LoadNote>
    </ScreenFrame>
  )
}
