import { lazy, Suspense, useRef, useState } from 'react'
import { CalendarRange, ChevronDown, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { isFiltering } from '../filter/planFilter.ts'
import { PlanFilterButton } from '../filter/PlanFilterButton.tsx'
import { usePlanFilter } from '../filter/usePlanFilter.ts'
import { PERIODS, type ToolbarProps, VIEWS } from './CalendarToolbar.tsx'
import styles from './CompactToolbar.module.css'

const PlanFilterPanel = lazy(async () => ({
  default: (await import('../filter/PlanFilterPanel.tsx')).PlanFilterPanel,
}))

/** The calendar's toolbar on a phone: one row above the navigation, where a thumb reaches it and it hides nothing. */
export function CompactToolbar({
  view,
  period,
  onView,
  onToday,
  onStep,
  onQuickAdd,
  onCreate,
  children,
}: ToolbarProps) {
  const { filter } = usePlanFilter()
  const [isFilterOpen, setIsFilterOpen] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const name = VIEWS.find(({ value }) => value === view)?.label
  const views = VIEWS.map(({ value, label }) => ({
    label,
    isChecked: value === view,
    onSelect: () => onView(value),
  }))
  return (
    <div className={styles.toolbar}>
      <div className={styles.row}>
        <div className={styles.steps}>
          <IconButton label={`Previous ${PERIODS[view]}`} icon={<ChevronLeft />} onClick={() => onStep(-1)} />
          <h2 className={styles.period} aria-live="polite">
            {period}
          </h2>
          <IconButton label={`Next ${PERIODS[view]}`} icon={<ChevronRight />} onClick={() => onStep(1)} />
        </div>
        <div ref={end} className={styles.end}>
          {children}
          {isFiltering(filter) && <PlanFilterButton />}
          <Menu
            label={`Calendar view: ${name}`}
            trigger={
              <>
                <CalendarRange className={styles.sign} aria-hidden="true" />
                <span className={styles.view}>{name}</span>
                <ChevronDown className={styles.view} aria-hidden="true" />
              </>
            }
            items={[
              ...views,
              'line',
              { label: 'Today', onSelect: onToday },
              { label: 'Quick add', onSelect: onQuickAdd },
              { label: 'Filter…', onSelect: () => setIsFilterOpen(true) },
            ]}
          />
          <IconButton label="Add a task" look="primary" icon={<Plus />} onClick={onCreate} />
          <Suspense>
            {isFilterOpen && <PlanFilterPanel anchor={end} onClose={() => setIsFilterOpen(false)} />}
          </Suspense>
        </div>
      </div>
    </div>
  )
}
