import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type PeriodName, periodOf, PERIODS } from '#shared/analytics/period.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { capitalised } from '#shared/text/capitalised.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { Tabs } from '#web/kit/ui/Tabs.tsx'
import { useFetchAhead } from './data.ts'
import { addressOf, type AnalyticsPlace, neighbour, periodInWords } from './place.ts'
import styles from './Analytics.module.css'

/** The id of the panel that a period fills. */
export const PERIOD_PANEL = 'period'

const TABS = PERIODS.map((value) => ({ value, label: capitalised(value), bench: `period-${value}` }))

type PeriodBarProps = {
  place: AnalyticsPlace
  /** The period of the figures below it: while another is on its way, that is not the one of the place. */
  shown: (DateRange & { period: PeriodName }) | null
}

/** Which week, month or year is shown, and the way to another one. */
export function PeriodBar({ place, shown }: PeriodBarProps) {
  const calendar = { today: useToday(), weekStart: useProfile().week_start }
  const { period, at } = place
  const asked = periodOf(period, at ?? calendar.today, calendar)
  const named = shown ?? asked
  const go = (next: Partial<AnalyticsPlace>) => goTo(addressOf({ ...place, ...next, rows: null }))
  return (
    <div className={styles.period}>
      <Tabs<PeriodName>
        label="Period"
        tabs={TABS}
        value={period}
        onChange={(next) => go({ period: next })}
        panelId={PERIOD_PANEL}
      />
      <div className={styles.steps}>
        <Step label={`Previous ${period}`} to={neighbour(place, -1, calendar)} />
        <h2 aria-live="polite">{named && periodInWords(named.period, named)}</h2>
        <Step label={`Next ${period}`} to={neighbour(place, 1, calendar)} isNext />
      </div>
      {at !== null && (
        <Button size="sm" onClick={() => go({ at: null })}>
          This {period}
        </Button>
      )}
    </div>
  )
}

type StepProps = { label: string; to: AnalyticsPlace | null; isNext?: boolean }

/** Asks for the figures when the pointer or the focus comes near. */
function Step({ label, to, isNext = false }: StepProps) {
  const fetchAhead = useFetchAhead()
  const getReady = () => to && fetchAhead(to)
  return (
    <IconButton
      label={label}
      icon={isNext ? <ChevronRight aria-hidden="true" /> : <ChevronLeft aria-hidden="true" />}
      look="quiet"
      aria-disabled={to === null || undefined}
      title={to ? label : 'This is the newest one'}
      onPointerEnter={getReady}
      onFocus={getReady}
      onClick={() => to && goTo(addressOf(to))}
    />
  )
}
