import { ChevronLeft, ChevronRight, Plus, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { type Tab, Tabs } from '#web/ui/Tabs.tsx'
import type { CalendarView } from './calendarPlace.ts'
import styles from './CalendarToolbar.module.css'

/** The id of the panel that the view tabs fill. */
export const CALENDAR_PANEL = 'calendar'

/** The views with their names. */
export const VIEWS: readonly Tab<CalendarView>[] = [
  { value: 'day', label: 'Day', bench: 'tab-day' },
  { value: 'week', label: 'Week', bench: 'tab-week' },
  { value: 'month', label: 'Month', bench: 'tab-month' },
  { value: 'agenda', label: 'Agenda', bench: 'tab-agenda' },
]

/** What a toolbar of the calendar shows and does. */
export type ToolbarProps = {
  view: CalendarView
  /** The shown period in words. */
  period: string
  onView: (view: CalendarView) => void
  onToday: () => void
  onStep: (direction: 1 | -1) => void
  onQuickAdd: () => void
  onCreate: () => void
  /** Further buttons, between the view and quick add. */
  children?: ReactNode
}

/** Which period is shown, in which view, and the buttons to another one. */
export function CalendarToolbar({
  view,
  period,
  onView,
  onToday,
  onStep,
  onQuickAdd,
  onCreate,
  children,
}: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
        <Button onClick={onToday}>Today</Button>
        <div className={styles.arrows}>
          <IconButton
            label={`Previous ${PERIODS[view]}`}
            icon={<ChevronLeft />}
            data-bench="previous"
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={`Next ${PERIODS[view]}`}
            icon={<ChevronRight />}
            data-bench="next"
            onClick={() => onStep(1)}
          />
        </div>
      </div>
      <h2 className={styles.period} aria-live="polite">
        {period}
      </h2>
      <Tabs label="Calendar view" tabs={VIEWS} value={view} onChange={onView} panelId={CALENDAR_PANEL} />
      <div className={styles.create}>
        {children}
        <Button icon={<Zap />} onClick={onQuickAdd} aria-keyshortcuts="n">
          Quick add
        </Button>
        <Button look="primary" icon={<Plus />} onClick={onCreate}>
          New Task
        </Button>
      </div>
    </div>
  )
}

/** What the buttons to the previous and the next period name. */
export const PERIODS: Record<CalendarView, string> = {
  day: 'day',
  week: 'week',
  month: 'month',
  agenda: 'days',
}
