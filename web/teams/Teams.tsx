import { Plus } from 'lucide-react'
import { useState } from 'react'
import { teamPath } from '#shared/paths.ts'
import type { Team } from '#shared/teams/team.ts'
import { isDemo } from '#web/demo/mode.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Row, Rows } from '#web/kit/ui/Row.tsx'
import { CreateTeam } from './CreateTeam.tsx'
import { useTeams } from './data.ts'
import { JoinForm } from './JoinForm.tsx'
import styles from './Teams.module.css'
import { ROLE_WORDS, teamInWords } from './teamWords.ts'

/** This person's teams, and the two ways into one. */
export function Teams() {
  const { teams, load } = useTeams()
  const [isCreating, setIsCreating] = useState(false)
  const create = (
    <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={() => setIsCreating(true)}>
      Create Team
    </Button>
  )
  return (
    <div className={styles.teams}>
      <LoadNote load={load} what="Your teams">
        {teams.length === 0 ? (
          <EmptyState title="No teams yet" action={create}>
            A team is two people or more with one wish.
          </EmptyState>
        ) : (
          <Card title="Your teams" aside={create}>
            <Rows>
              {teams.map((team) => (
                <TeamRow key={team.id} team={team} />
              ))}
            </Rows>
          </Card>
        )}
        <Card title="Join Team">
          <JoinForm />
        </Card>
      </LoadNote>
      {isCreating && <CreateTeam onClose={() => setIsCreating(false)} />}
    </div>
  )
}

function TeamRow({ team }: { team: Team }) {
  return (
    <Row mark={<CategoryMark category={team.category} wordless />}>
      <strong>
        <Link to={teamPath(team.id)}>{team.name}</Link> {isDemo() && <Badge>Sample</Badge>}
      </strong>
      <span>{`${ROLE_WORDS[team.role]} · ${teamInWords(team)}`}</span>
    </Row>
  )
}
