import { useRef } from 'react'
import { CalendarRange, ChevronDown, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { PATHS } from '#shared/paths.ts'
import { goTo } from '#web/navigation.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { useMenuFilter } from '../filter/useMenuFilter.tsx'
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
              { label: 'Goals', onSelect: () => goTo(`${PATHS.dashboard}?tab=goals`) },
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
