import { ActivityFeed } from '#web/activity/ActivityFeed.tsx'
import { useToday } from '#web/profile/today.ts'
import { LedgerList } from '#web/progress/LedgerList.tsx'
import { LevelCard } from '#web/progress/LevelCard.tsx'
import { StreakCard } from '#web/progress/StreakCard.tsx'
import { useTask, useTasksOfMonths } from '#web/tasks/data.ts'
import { Panel } from './Panel.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import styles from './Cards.module.css'
import { useIsGamified } from '#web/settings/gamification.ts'
import { Link } from '#web/kit/navigation.tsx'
import { PATHS } from '#shared/paths.ts'

/** What the person has earned so far: level, streak, and every line of XP behind them. */
export function Achievements() {
  if (useIsGamified()) return <Earned />
  return (
    <ScreenFrame title="Achievements" lead="Gamification is off, so what you earn is hidden.">
      <p>
        Nothing is lost: what you do counts on. <Link to={PATHS.settings}>Switch it on in Settings</Link> to
        see it all.
      </p>
      <ActivityFeed />
    </ScreenFrame>
  )
}

function Earned() {
  const today = useToday()
  useTasksOfMonths({ from: today, to: today }) // the ledger shows their titles
  return (
    <ScreenFrame title="Achievements" lead="Everything here was earned by something you did.">
      <div className={styles.cards}>
        <LevelCard />
        <Panel height="12rem">
          <StreakCard />
        </Panel>
      </div>
      <ActivityFeed />
      <LedgerList Title={TaskTitle} />
    </ScreenFrame>
  )
}

function TaskTitle({ taskId, otherwise }: { taskId: string; otherwise: string }) {
  return useTask(taskId)?.title ?? otherwise
}
