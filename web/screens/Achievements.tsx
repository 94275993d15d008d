import { useToday } from '#web/profile/today.ts'
import { LedgerList } from '#web/progress/LedgerList.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { TabPanel } from '#web/kit/ui/TabPanel.tsx'
import { Tabs } from '#web/kit/ui/Tabs.tsx'
import { LevelCard } from '#web/progress/LevelCard.tsx'
import { StreakCard } from '#web/progress/StreakCard.tsx'
import { useTask, useTasksOfMonths } from '#web/tasks/data.ts'
import { Panel } from './dashboard/Panel.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import { type AchievementsTab, useAchievementsTab } from './useAchievementsTab.ts'
import styles from './Cards.module.css'
import { useIsGamified } from '#web/settings/gamification.ts'
import { Link } from '#web/kit/navigation.tsx'
import { PATHS } from '#shared/paths.ts'

const AchievementGrid = partOnDemand(
  async () => (await import('#web/achievements/AchievementGrid.tsx')).AchievementGrid,
)
const LeaguePanel = partOnDemand(async () => (await import('#web/league/LeaguePanel.tsx')).LeaguePanel)
const Friends = partOnDemand(async () => (await import('#web/people/Friends.tsx')).Friends)

const TABS = [
  { value: 'achievements', label: 'Achievements' },
  { value: 'leaderboard', label: 'Leaderboard' },
  { value: 'friends', label: 'Friends' },
] as const satisfies readonly { value: AchievementsTab; label: string }[]
const PANEL = 'achievements-panel'

/** What the person has earned so far, their week beside that of others, and their friends. */
export function Achievements() {
  const isGamified = useIsGamified()
  const [named, setTab] = useAchievementsTab()
  const tabs = isGamified ? TABS : TABS.filter(({ value }) => value !== 'leaderboard')
  const tab = tabs.some(({ value }) => value === named) ? named : 'achievements'
  return (
    <ScreenFrame
      title="Achievements"
      lead={
        isGamified
          ? 'Everything here was earned by something you did.'
          : 'Gamification is off, so what you earn is hidden.'
      }
    >
      <Tabs label="Achievements" tabs={tabs} value={tab} onChange={setTab} panelId={PANEL} />
      <TabPanel id={PANEL} value={tab}>
        {tab === 'friends' ? (
          <Panel height="20rem">
            <Friends />
          </Panel>
        ) : isGamified ? (
          <OfTheGame tab={tab} />
        ) : (
          <GameIsOff />
        )}
      </TabPanel>
    </ScreenFrame>
  )
}

function GameIsOff() {
  return (
    <div className={styles.tab}>
      <p>
        Nothing is lost: what you do counts on. <Link to={PATHS.settings}>Switch it on in Settings</Link> to
        see it all.
      </p>
      <Grid />
    </div>
  )
}

function OfTheGame({ tab }: { tab: Exclude<AchievementsTab, 'friends'> }) {
  const today = useToday()
  useTasksOfMonths({ from: today, to: today }) // both show titles of tasks
  if (tab === 'achievements') return <Earned />
  return (
    <Panel height="20rem">
      <LeaguePanel Title={TaskTitle} />
    </Panel>
  )
}

function Grid() {
  return (
    <Panel height="20rem">
      <AchievementGrid />
    </Panel>
  )
}

/** Level, streak, achievements, and every line of XP behind them. */
function Earned() {
  return (
    <div className={styles.tab}>
      <div className={styles.cards}>
        <LevelCard />
        <Panel height="12rem">
          <StreakCard />
        </Panel>
      </div>
      <Grid />
      <LedgerList Title={TaskTitle} />
    </div>
  )
}

function TaskTitle({ taskId, otherwise }: { taskId: string; otherwise: string }) {
  return useTask(taskId)?.title ?? otherwise
}
