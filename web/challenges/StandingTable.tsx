import type { Challenge, StandingLine } from '#shared/challenges/challenge.ts'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { unitInWords } from './words.ts'
import styles from './Challenges.module.css'

/** Who has done what: in a race by rank, together by handle, since nobody is the last. */
export function StandingTable({ challenge }: { challenge: Challenge }) {
  const { kind, state, standing } = challenge
  if (standing.length === 0) return null
  const isRace = kind === 'race'
  return (
    <table className={styles.standing}>
      <caption>{captionOf(challenge)}</caption>
      <thead>
        <tr>
          {isRace && <th scope="col">Rank</th>}
          <th scope="col">Who</th>
          <th scope="col">{isRace ? 'Done' : 'Added'}</th>
        </tr>
      </thead>
      <tbody>
        {standing.map((line, index) => (
          <Line
            key={line.user_id ?? `nobody ${index}`}
            line={line}
            challenge={challenge}
            isResult={state === 'ended'}
          />
        ))}
      </tbody>
    </table>
  )
}

function captionOf({ kind, state }: Challenge): string {
  if (state === 'ended') return 'The result'
  return kind === 'race' ? 'How it stands now' : 'Who added to it so far'
}

type LineProps = { line: StandingLine; challenge: Challenge; isResult: boolean }

function Line({ line, challenge: { kind, metric }, isResult }: LineProps) {
  const { rank, score, name, avatar, avatar_url, is_me } = line
  return (
    <tr aria-current={is_me || undefined}>
      {kind === 'race' && <td>{rank}</td>}
      <th scope="row">
        <span className={styles.who}>
          <Avatar picture={avatar} url={avatar_url} name={name} size="sm" />
          <Name line={line} isResult={isResult} />
        </span>
      </th>
      <td>
        {score.toLocaleString('en')} <span className={styles.unit}>{unitInWords(score, metric)}</span>
      </td>
    </tr>
  )
}

/** A result has the names of its end; who is meant today is read aloud as oneself. */
function Name({ line: { name, is_me }, isResult }: Pick<LineProps, 'line' | 'isResult'>) {
  if (!is_me) return <span dir="auto">{name}</span>
  return (
    <span>
      {isResult ? name : 'You'}
      {isResult && <VisuallyHidden> (you)</VisuallyHidden>}
    </span>
  )
}
