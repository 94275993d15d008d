import { type ReactNode, Suspense } from 'react'
import type { Analytics } from '#shared/analytics/analytics.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { ErrorState } from '#web/kit/ui/loading/ErrorState.tsx'
import { formatSavedAt } from '#web/kit/ui/time/formatTimestamp.ts'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Skeleton } from '#web/kit/ui/loading/Skeleton.tsx'
import { TabPanel } from '#web/kit/ui/TabPanel.tsx'
import { useIsOffline } from '#web/kit/ui/loading/useIsOffline.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

import { BestHours } from './BestHours.tsx'
import { useAnalytics } from './data.ts'
import { DomainBalance } from './DomainBalance.tsx'
import { GoalCategories } from './GoalCategories.tsx'
import { Insights } from './Insights.tsx'
import { insightInWords } from './insightWords.ts'
import { rowsOfNumber } from './numbers.ts'
import { PERIOD_PANEL, PeriodBar } from './PeriodBar.tsx'
import { addressOf } from './place.ts'
import { PlannedActual } from './PlannedActual.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import { useAnalyticsPlace } from './useAnalyticsPlace.ts'
import { WeeklyProgress } from './WeeklyProgress.tsx'
import styles from './Analytics.module.css'

const RowsDialog = partOnDemand(async () => (await import('./RowsDialog.tsx')).RowsDialog)

/** All figures of a week, a month or a year. */
export function Overview() {
  return <OfPeriod>{(analytics) => <Figures analytics={analytics} />}</OfPeriod>
}

/** How a period is shared out among the life domains. */
export function Balance() {
  return <OfPeriod>{({ domains }) => <DomainBalance domains={domains} />}</OfPeriod>
}

function Figures({ analytics }: { analytics: Analytics }) {
  const [first] = analytics.insights
  return (
    <>
      {first && <p className={styles.lead}>{insightInWords(first)}</p>}
      <SummaryCards analytics={analytics} />
      <WeeklyProgress analytics={analytics} />
      <div className={styles.pairs}>
        <GoalCategories categories={analytics.categories} />
        <DomainBalance domains={analytics.domains} />
      </div>
      <BestHours analytics={analytics} />
      <div className={styles.pairs}>
        <PlannedActual categories={analytics.planned_actual} />
        <Insights analytics={analytics} />
      </div>
    </>
  )
}

/** The bar that chooses a period, what is said about that period, and the rows of the number that the address names. */
function OfPeriod({ children }: { children: (analytics: Analytics) => ReactNode }) {
  const place = useAnalyticsPlace()
  const { analytics, isShown, load, fetchedAt } = useAnalytics(place)
  const isOffline = useIsOffline()
  const now = useNow(60_000).getTime()
  const rows = analytics && isShown && place.rows ? rowsOfNumber(analytics, place.rows) : null
  return (
    <div className={styles.stack}>
      <PeriodBar place={place} shown={analytics && load.state === 'ready' ? analytics : null} />
      <TabPanel id={PERIOD_PANEL} value={place.period}>
        <div className={styles.panel} aria-busy={!isShown || load.state === 'loading'}>
          {isOffline && load.state !== 'ready' && <LoadNote load={load} what="Your figures" />}
          {!isOffline && load.state === 'loading' && <Waiting />}
          {!isOffline && load.state === 'failed' && (
            <ErrorState title="Your figures could not be loaded" onRetry={load.retry}>
              The server cannot be reached right now. Nothing is lost; try again in a moment.
            </ErrorState>
          )}
          {fetchedAt !== null && (
            <p className={styles.nothing}>These figures are from {formatSavedAt(fetchedAt, now)}.</p>
          )}
          {load.state === 'ready' && analytics && children(analytics)}
        </div>
      </TabPanel>
      <Suspense>
        {rows && (
          <RowsDialog
            {...rows}
            onClose={() => goTo(addressOf({ ...place, rows: null }), { replace: true })}
          />
        )}
      </Suspense>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <p className={styles.nothing}>Loading your figures …</p>
      <Card>
        <Skeleton height="30rem" shape="block" />
      </Card>
    </>
  )
}
