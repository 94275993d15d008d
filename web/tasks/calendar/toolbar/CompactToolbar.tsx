import { useRef } from 'react'
import { CalendarRange, ChevronDown, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { useIsNarrow } from '#web/kit/ui/viewport.ts'
import { useMenuFilter } from '#web/tasks/filter/useMenuFilter.tsx'
import { PERIODS, type ToolbarProps, VIEWS } from './toolbar.ts'
import styles from './CompactToolbar.module.css'

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
  const end = useRef<HTMLDivElement>(null)
  const filter = useMenuFilter(end)
  const isShort = useIsNarrow() // then a week is three days
  const offered = VIEWS.map((each) =>
    each.value === 'week' && isShort ? { ...each, label: '3 days' } : each,
  )
  const name = offered.find(({ value }) => value === view)?.label
  const periods = view === 'week' && isShort ? '3 days' : PERIODS[view]
  const views = offered.map(({ value, label }) => ({
    label,
    isChecked: value === view,
    onSelect: () => onView(value),
  }))
  return (
    <div className={styles.toolbar}>
      <div className={styles.row}>
        <div className={styles.steps}>
          <IconButton label={`Previous ${periods}`} icon={<ChevronLeft />} onClick={() => onStep(-1)} />
          <h2 className={styles.period} aria-live="polite">
            {period}
          </h2>
          <IconButton label={`Next ${periods}`} icon={<ChevronRight />} onClick={() => onStep(1)} />
        </div>
        <div ref={end} className={styles.end}>
          {children}
          {filter.button}
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
              filter.item,
            ]}
          />
          <IconButton label="Add a task" look="primary" icon={<Plus />} onClick={onCreate} />
          {filter.panel}
        </div>
      </div>
    </div>
  )
}
