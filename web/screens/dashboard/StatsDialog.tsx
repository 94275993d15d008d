import { PATHS } from '#shared/paths.ts'
import { Link } from '#web/kit/navigation.tsx'
import { useEarned, useStats, useStatsLoad } from '#web/progress/data.ts'
import { LevelCard } from '#web/progress/LevelCard.tsx'
import { StreakCard } from '#web/progress/StreakCard.tsx'
import type { StatsPart } from '#web/progress/StatsLine.tsx'
import { signed } from '#web/progress/StatsStrip.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import { Panel } from './Panel.tsx'
import styles from './StatsDialog.module.css'

type StatsDialogProps = { part: StatsPart; onClose: () => void }

/** One of the dashboard's figures with its detail, and the way to all of them. */
export function StatsDialog({ part, onClose }: StatsDialogProps) {
  return (
    <Dialog title="How it goes" open width="narrow" onClose={onClose}>
      <Detail part={part} />
      <Link to={part === 'today' ? PATHS.analytics : PATHS.achievements}>
        {part === 'today' ? 'Analytics' : 'Achievements'}
      </Link>
    </Dialog>
  )
}

function Detail({ part }: { part: StatsPart }) {
  switch (part) {
    case 'today':
      return <TodayCard />
    case 'xp':
      return <XpCard />
    case 'streak':
      return (
        <Panel height="12rem">
          <StreakCard />
        </Panel>
      )
    case 'level':
      return <LevelCard />
  }
}

function TodayCard() {
  const { completed, total, percent } = useStats().today
  return (
    <Card title="Today">
      <LoadNote load={useStatsLoad()} what="Your figures">
        <p className={styles.figure}>
          <strong>
            {completed}/{total}
          </strong>{' '}
          {total === 0 ? 'Nothing planned yet' : `${percent}% complete`}
        </p>
        <Meter
          label="Completed today"
          value={completed}
          max={Math.max(1, total)}
          text={`${completed} of ${total} tasks`}
        />
      </LoadNote>
    </Card>
  )
}

function XpCard() {
  const earned = useEarned()
  return (
    <Card title="Weekly XP">
      <LoadNote load={useStatsLoad()} what="Your figures">
        {earned && (
          <p className={styles.figure}>
            <strong>{earned.weekly_xp.toLocaleString('en')}</strong> {signed(earned.from_last_week)} from last
            week
          </p>
        )}
      </LoadNote>
    </Card>
  )
}
