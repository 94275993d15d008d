import { Balance, Overview } from '#web/analytics/Overview.tsx'
import { addressOf, TABS, type TabName } from '#web/analytics/place.ts'
import { useAnalyticsPlace } from '#web/analytics/useAnalyticsPlace.ts'
import { DomainsProgress } from '#web/domains/DomainsProgress.tsx'
import { goTo } from '#web/kit/navigation.tsx'
import { capitalised } from '#shared/text/capitalised.ts'
import { TabPanel } from '#web/kit/ui/TabPanel.tsx'
import { Tabs } from '#web/kit/ui/Tabs.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { Panel } from './dashboard/Panel.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import styles from './Analytics.module.css'

const HabitsTab = partOnDemand(async () => (await import('#web/habits/HabitsTab.tsx')).HabitsTab)

const PANEL = 'analytics'
const NAMES = TABS.map((value) => ({ value, label: capitalised(value) }))

/** The person's figures, habits and life domains, each in a tab that the address names. */
export function Analytics() {
  const place = useAnalyticsPlace()
  const { tab } = place
  const show = (next: TabName) => goTo(addressOf({ ...place, tab: next, rows: null }))
  return (
    <ScreenFrame title="Analytics">
      <div>
        <Tabs label="Analytics" tabs={NAMES} value={tab} onChange={show} panelId={PANEL} />
      </div>
      <TabPanel id={PANEL} value={tab}>
        <Shown tab={tab} />
      </TabPanel>
    </ScreenFrame>
  )
}

function Shown({ tab }: { tab: TabName }) {
  switch (tab) {
    case 'overview':
      return <Overview />
    case 'habits':
      return (
        <Panel height="20rem">
          <HabitsTab />
        </Panel>
      )
    case 'domains':
      return (
        <div className={styles.stack}>
          <DomainsProgress />
          <Balance />
        </div>
      )
  }
}
