import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Challenge } from '#shared/challenges/challenge.ts'
import { challengePath } from '#shared/paths.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import { Row, Rows } from '#web/kit/ui/Row.tsx'
import { useToday } from '#web/profile/today.ts'
import { useChallengeActions, useChallenges } from './data.ts'
import { NewChallengeDialog } from './NewChallengeDialog.tsx'
import { OWN, type Template, TEMPLATES } from './templates.ts'
import { aimInWords, ownWords, timeInWords } from './words.ts'
import styles from './Challenges.module.css'

/** So many that are over are shown below those that are open. */
const SHOWN_ENDED = 3

/** The challenges that are open, the last results, and the ways to begin one. */
export function ChallengesCard() {
  const { challenges, load } = useChallenges()
  const [making, setMaking] = useState<Template | null>(null)
  const isOpen = ({ state }: Challenge) => state === 'running' || state === 'upcoming'
  const shown = [
    ...challenges.filter(isOpen).toReversed(),
    ...challenges.filter(({ state, me }) => state === 'ended' && me === 'joined').slice(0, SHOWN_ENDED),
  ]
  return (
    <Card
      title="Active challenges"
      aside={
        shown.length > 0 && (
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" />}
            aria-label="New challenge"
            onClick={() => setMaking(OWN)}
          >
            New
          </Button>
        )
      }
    >
      <LoadNote load={load} what="Your challenges">
        {shown.length === 0 ? (
          <Templates onChoose={setMaking} />
        ) : (
          <Rows>
            {shown.map((challenge) => (
              <ChallengeRow key={challenge.id} challenge={challenge} />
            ))}
          </Rows>
        )}
      </LoadNote>
      {making && <NewChallengeDialog template={making} onClose={() => setMaking(null)} />}
    </Card>
  )
}

/** Three to begin with, and one of one's own. */
function Templates({ onChoose }: { onChoose: (template: Template) => void }) {
  return (
    <div className={styles.templates}>
      {TEMPLATES.map((template) => (
        <Button key={template.name} onClick={() => onChoose(template)}>
          {template.name}
        </Button>
      ))}
      <Button look="plain" icon={<Plus aria-hidden="true" />} onClick={() => onChoose(OWN)}>
        Your own
      </Button>
    </div>
  )
}

function ChallengeRow({ challenge }: { challenge: Challenge }) {
  const today = useToday()
  const { id, name, kind, state, me, progress } = challenge
  const words = ownWords(challenge)
  const isShared = kind === 'together' || me === 'joined'
  return (
    <Row ways={me === 'invited' && state !== 'ended' && <Invitation challenge={challenge} />}>
      <strong>
        <Link to={challengePath(id)}>{name}</Link>
      </strong>
      <span>{[aimInWords(challenge), timeInWords(challenge, today)].join(' · ')}</span>
      {state !== 'upcoming' && (
        <div className={styles.progress}>
          {isShared && <Meter label={`Progress of ${name}`} value={progress} max={100} text={words} />}
          <span>{words}</span>
        </div>
      )}
    </Row>
  )
}

function Invitation({ challenge }: { challenge: Challenge }) {
  const { isBusy, join, decline } = useChallengeActions(challenge)
  const { name } = challenge
  return (
    <>
      <Button size="sm" look="primary" busy={isBusy} aria-label={`Join ${name}`} onClick={join}>
        Join
      </Button>
      <Button size="sm" busy={isBusy} aria-label={`Decline ${name}`} onClick={decline}>
        Decline
      </Button>
    </>
  )
}
