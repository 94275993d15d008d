import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { Challenge } from '#shared/challenges/challenge.ts'
import { PATHS } from '#shared/paths.ts'
import { dayAndMonth } from '#shared/time/names.ts'
import { isDemo } from '#web/demo/mode.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import { openPanel } from '#web/palette/openPanel.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { useChallengeActions } from './data.ts'
import { StandingTable } from './StandingTable.tsx'
import { aimInWords, amountInWords, outcomeInWords, peopleInWords, timeInWords } from './words.ts'
import styles from './Challenges.module.css'

/** A challenge with what was done in it, and what can be done with it. */
export function ChallengeView({ challenge }: { challenge: Challenge }) {
  const today = useToday()
  const { kind, metric, starts_on, ends_on, total, target, progress, state, me, prize_xp, invited } =
    challenge
  const isTogether = kind === 'together'
  const words = `${total.toLocaleString('en')} of ${amountInWords(target ?? 0, metric)}`
  return (
    <Card title={timeInWords(challenge, today)} aside={isDemo() && <Badge>Sample</Badge>}>
      <p>
        {aimInWords(challenge)}, {dayAndMonth(starts_on, today)} to {dayAndMonth(ends_on, today)}.
        {isTogether && state !== 'ended' && ' Everybody fills the same bar.'}
      </p>
      {state === 'ended' && (
        <p>
          <strong>{outcomeInWords(challenge)}</strong>
        </p>
      )}
      {isTogether && (
        <div className={styles.whole}>
          <Meter label="Done together" value={progress} max={100} text={words} />
          <p>
            <strong>{progress} %</strong> <span className={styles.note}>{words}</span>
          </p>
        </div>
      )}
      <StandingTable challenge={challenge} />
      {invited.length > 0 && <p className={styles.note}>Invited, not in yet: {peopleInWords(invited)}.</p>}
      {prize_xp !== null && state !== 'ended' && state !== 'cancelled' && me === 'joined' && (
        <p className={styles.note}>
          {isTogether
            ? `When the target is reached and at least two of you helped, everybody who helped gets +${prize_xp} XP.`
            : `At the end the winner gets +${prize_xp} XP, if at least two of you took part.`}
        </p>
      )}
      <Ways challenge={challenge} />
    </Card>
  )
}

function Ways({ challenge }: { challenge: Challenge }) {
  const { me, state } = challenge
  const { isBusy, join, decline } = useChallengeActions(challenge)
  const isOpen = state === 'running' || state === 'upcoming'
  return (
    <div className={styles.ways}>
      {isOpen && me !== 'joined' && (
        <Button look="primary" busy={isBusy} onClick={join}>
          {me === 'left' ? 'Join again' : 'Join'}
        </Button>
      )}
      {isOpen && me === 'invited' && (
        <Button busy={isBusy} onClick={decline}>
          Decline
        </Button>
      )}
      {isOpen && me === 'joined' && <Leave challenge={challenge} />}
      <Report challenge={challenge} />
    </div>
  )
}

/** Leaving says what stays; who is alone in what they made deletes it. */
function Leave({ challenge }: { challenge: Challenge }) {
  const { id } = useProfile()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, leave, remove } = useChallengeActions(challenge)
  const { name, participants, created_by } = challenge
  const isAlone = participants === 1
  const deletes = isAlone && created_by === id
  const end = () => (deletes ? remove(() => goTo(`${PATHS.achievements}?tab=friends`)) : leave())
  return (
    <>
      <Button busy={isBusy} onClick={() => setAsked(true)}>
        {deletes ? 'Delete' : 'Leave'}
      </Button>
      <Confirm
        title={deletes ? `Delete “${name}”?` : `Leave “${name}”?`}
        open={isAsked}
        danger={deletes}
        confirmLabel={deletes ? 'Delete' : 'Leave'}
        onConfirm={end}
        onClose={() => setAsked(false)}
      >
        {deletes
          ? 'Nobody else has joined. What you did stays yours. Those you invited no longer see it.'
          : isAlone
            ? 'You are the last one in it, so it is cancelled. What you did stays yours.'
            : 'What you did stays yours. Until it ends you can come back as if you had never left.'}
      </Confirm>
    </>
  )
}

/** Its name is its maker's. */
function Report({ challenge: { id, created_by, standing } }: { challenge: Challenge }) {
  const me = useProfile().id
  if (created_by === null || created_by === me) return null
  const name = standing.find(({ user_id }) => user_id === created_by)?.name ?? 'Who made it'
  return (
    <Button
      look="plain"
      icon={<Flag aria-hidden="true" />}
      onClick={() =>
        openPanel({ kind: 'report', of: { kind: 'challenge', id, person: { id: created_by, name } } })
      }
    >
      Report
    </Button>
  )
}
