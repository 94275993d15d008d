import type { Team } from '#shared/teams/team.ts'
import { useTeamMembers } from './data.ts'
import { Invite } from './Invite.tsx'
import { Members } from './Members.tsx'
import { TeamFeed } from './TeamFeed.tsx'
import { TeamHead } from './TeamHead.tsx'
import styles from './Teams.module.css'

/** A team: its week, its members, what they reached, and the way to invite others. */
export function TeamPanel({ team }: { team: Team }) {
  const { members, load } = useTeamMembers(team.id)
  return (
    <div className={styles.panel}>
      <div>
        <TeamHead team={team} members={members} />
        <Members team={team} members={members} load={load} />
      </div>
      <div>
        <Invite team={team} />
        <TeamFeed id={team.id} />
      </div>
    </div>
  )
}
