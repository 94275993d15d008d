import { CalendarDays } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Plan } from '#shared/planning/plan.ts'
import { rangeInWords } from '#shared/time/format.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import type { TaskOf } from './data.ts'
import { placeOf } from './itemWords.ts'
import { PlanItemRow } from './PlanItemRow.tsx'
import { type WeekOf, weeksOf } from './weeks.ts'
import styles from './Plans.module.css'

const PlanWeek = partOnDemand(async () => (await import('./PlanWeek.tsx')).PlanWeek)

type WeeksProps = {
  plan: Plan
  taskOf: TaskOf
  onChoose: (itemId: string, chosen: boolean) => void
  onEdit: (itemId: string) => void
  onMove: (itemId: string, place: { scheduled_date: string; scheduled_time: string }) => void
}

/** What a plan does, its first week; the later ones unfold one by one. */
export function Weeks({ plan, taskOf, onChoose, onEdit, onMove }: WeeksProps) {
  const { items, status, phases } = plan
  const [count, setCount] = useState(1)
  const [isDrawn, setIsDrawn] = useState(false)
  const weeks = weeksOf(items, (item) => placeOf(item, taskOf(item)).date)
  const next = weeks[count]
  const isOpen = status === 'proposed'
  const hasPlaces = items.some(({ kind }) => kind === 'create_task' || kind === 'update_task')
  return (
    <>
      {weeks.slice(0, count).map((week) => (
        <div key={week.number}>
          {weeks.length > 1 && <h3 className={styles.weekName}>{nameOf(week)}</h3>}
          <ul className={styles.items}>
            {week.items.map((item) => (
              <PlanItemRow
                key={item.id}
                item={item}
                task={taskOf(item)}
                phase={item.phase === null ? undefined : phases[item.phase]?.title}
                isOpen={isOpen}
                onChoose={(chosen) => onChoose(item.id, chosen)}
                onEdit={() => onEdit(item.id)}
              />
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.offers}>
        {next && (
          <Button size="sm" onClick={() => setCount(count + 1)}>
            {nameOf(next)}
          </Button>
        )}
        {weeks.length > count + 1 && (
          <Button look="plain" size="sm" onClick={() => setCount(weeks.length)}>
            Show all {items.length}
          </Button>
        )}
        {isOpen && hasPlaces && (
          <Button
            look="plain"
            size="sm"
            icon={<CalendarDays aria-hidden="true" />}
            aria-expanded={isDrawn}
            onClick={() => setIsDrawn(!isDrawn)}
          >
            Beside my calendar
          </Button>
        )}
      </div>
      <Suspense>
        {isDrawn && isOpen && (
          <PlanWeek items={items} taskOf={taskOf} isOpen={isOpen} onOpen={onEdit} onMove={onMove} />
        )}
      </Suspense>
    </>
  )
}

/** `First week, 24 – 30 Nov`; `Week 3, 8 – 14 Dec: 3 sessions`. */
function nameOf<Item>({ number, from, to, items }: WeekOf<Item>): string {
  const dates = rangeInWords({ from, to }, true)
  if (number === 1) return `First week, ${dates}`
  return `Week ${number}, ${dates}: ${items.length} ${items.length === 1 ? 'session' : 'sessions'}`
}
