import type { Accountability, ItemsSelection } from '#shared/accountability/accountability.ts'
import { bandOf } from '#shared/accountability/band.ts'
import { OUTCOMES, type Part, PARTS, type Score } from '#shared/accountability/score.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import { OUTCOME_LOOKS, PART_NAMES } from './words.ts'
import styles from './Accountability.module.css'

type BreakdownProps = {
  breakdown: Accountability['breakdown']
  onOpen: (selection: ItemsSelection) => void
}

/** The four parts of the score. Each number opens what it counts. */
export function Breakdown({ breakdown, onOpen }: BreakdownProps) {
  return (
    <Card title="Breakdown">
      <ul className={styles.parts}>
        {PARTS.map((part) => (
          <li key={part}>
            <PartRow
              part={part}
              score={breakdown[part]}
              onOpen={(selection) => onOpen({ part, ...selection })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type PartRowProps = { part: Part; score: Score; onOpen: (selection: ItemsSelection) => void }

function PartRow({ part, score: { score, kept, due, counts }, onOpen }: PartRowProps) {
  const name = PART_NAMES[part]
  if (score === null)
    return (
      <div className={styles.part}>
        <strong>{name}</strong>
        <span className={styles.note}>Nothing was due</span>
      </div>
    )
  const { tone, word } = bandOf(score)
  return (
    <>
      <button type="button" className={styles.part} onClick={() => onOpen({})}>
        <strong>{name}</strong>
        <span className={styles.note}>
          {kept} of {due} kept
        </span>
        <span className={styles.figure} data-tone={tone}>
          {score} <small>{word}</small>
        </span>
      </button>
      <Meter label={name} value={score} max={100} text={`${score} percent`} tone={tone} />
      <p className={styles.counts}>
        {OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => {
          const [look, mark, words] = OUTCOME_LOOKS[outcome]
          return (
            <button key={outcome} type="button" onClick={() => onOpen({ outcome })}>
              <Badge tone={look} mark={mark}>
                {counts[outcome]} {words.toLowerCase()}
              </Badge>
            </button>
          )
        })}
      </p>
    </>
  )
}
