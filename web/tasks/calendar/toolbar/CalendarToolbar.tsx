import { ChevronLeft, ChevronRight, Plus, Zap } from 'lucide-react'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { Tabs } from '#web/kit/ui/Tabs.tsx'
import { PlanFilterButton } from '#web/tasks/filter/PlanFilterButton.tsx'
import { CALENDAR_PANEL, PERIODS, type ToolbarProps, VIEWS } from './toolbar.ts'
import styles from './CalendarToolbar.module.css'

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
        <PlanFilterButton />
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
