import { PATHS } from '#shared/paths.ts'
import { Link } from '#web/navigation.tsx'
import styles from './DashboardTabs.module.css'

/** The parts of the dashboard, each with an address of its own. */
const TABS = [
  { tab: 'plan', to: PATHS.dashboard, label: 'Plan' },
  { tab: 'goals', to: `${PATHS.dashboard}?tab=goals`, label: 'Goals' },
] as const

/** The ways between the parts of the dashboard. */
export function DashboardTabs({ tab }: { tab: (typeof TABS)[number]['tab'] }) {
  return (
    <nav aria-label="Dashboard" className={styles.tabs}>
      {TABS.map(({ to, label, ...each }) => (
        <Link key={to} to={to} aria-current={each.tab === tab ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
