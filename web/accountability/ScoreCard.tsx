import type { Accountability, ItemsSelection } from '#shared/accountability/accountability.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { Trend } from './Trend.tsx'
import { ScoreGauge } from './ScoreGauge.tsx'
import styles from './Accountability.module.css'

type ScoreCardProps = {
  accountability: Accountability
  onOpen: (selection: ItemsSelection) => void
}

/** The whole score with its sentence and the last seven days. */
export function ScoreCard({ accountability: { overall, text, trend, attendance }, onOpen }: ScoreCardProps) {
  return (
    <Card title="Your score">
      {overall.score === null ? (
        <EmptyState title="No score yet">{text}</EmptyState>
      ) : (
        <>
          <ScoreGauge score={overall.score} />
          <p className={styles.note}>{text}</p>
          <div>
            <Button size="sm" onClick={() => onOpen({})}>
              Show what counts
            </Button>
          </div>
        </>
      )}
      <Trend trend={trend} onOpen={onOpen} />
      {attendance.percent !== null && (
        <p className={styles.note}>
          You kept {attendance.kept} of your last {attendance.of} rooms ({attendance.percent} %).
        </p>
      )}
    </Card>
  )
}
