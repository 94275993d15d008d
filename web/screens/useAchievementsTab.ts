import { PATHS } from '#shared/paths.ts'
import { goTo, useSearchParameters } from '#web/kit/navigation.tsx'

const ACHIEVEMENTS_TABS = ['achievements', 'leaderboard', 'friends'] as const
export type AchievementsTab = (typeof ACHIEVEMENTS_TABS)[number]

/** The tab that the address names, and the way to another one. */
export function useAchievementsTab(): [tab: AchievementsTab, choose: (tab: AchievementsTab) => void] {
  const named = useSearchParameters().get('tab')
  const [first] = ACHIEVEMENTS_TABS
  return [
    ACHIEVEMENTS_TABS.find((tab) => tab === named) ?? first,
    (tab) => goTo(tab === first ? PATHS.achievements : `${PATHS.achievements}?tab=${tab}`, { replace: true }),
  ]
}
