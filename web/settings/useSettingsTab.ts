import { PATHS } from '#shared/paths.ts'
import { goTo, useSearchParameters } from '#web/kit/navigation.tsx'

const SETTINGS_TABS = ['settings', 'teams', 'friends', 'accountability', 'information'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** The tab that the address names, and the way to another one. */
export function useSettingsTab(): [tab: SettingsTab, choose: (tab: SettingsTab) => void] {
  const named = useSearchParameters().get('tab')
  const [first] = SETTINGS_TABS
  return [
    SETTINGS_TABS.find((tab) => tab === named) ?? first,
    (tab) => goTo(tab === first ? PATHS.settings : `${PATHS.settings}?tab=${tab}`, { replace: true }),
  ]
}
