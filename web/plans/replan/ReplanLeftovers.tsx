import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { missedTasks } from '#shared/planning/missed.ts'
import type { Plan } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { type Alongside, NOTHING_ALONGSIDE } from '#web/tasks/calendar/alongside.ts'
import { useChangeTasks } from '#web/tasks/data.ts'
import { isFiltering } from '#web/tasks/filter/planFilter.ts'
import { usePlanFilter } from '#web/tasks/filter/usePlanFilter.ts'
import { useTaskFinder } from '#web/tasks/useTaskFinder.ts'
import { ghostsOf } from './ghosts.tsx'
import { ReplanBar } from './ReplanBar.tsx'
import { useMissedTasks } from './useMissedTasks.ts'
import { useGhostDrags } from './useGhostDrags.ts'
import { useReplan } from './useReplan.ts'

type ReplanLeftoversProps = {
  /** Whether what was left is of interest; an open proposal always is. */
  isWanted: boolean
  /** Whether the view counts what was left itself. */
  isCounted: boolean
  onChange: (alongside: Alongside) => void
}

/** The bar of what was left above the plan, and the ghosts of what it proposes within it (docs/rules.md, Plans). */
export function ReplanLeftovers({ isWanted, isCounted, onChange }: ReplanLeftoversProps) {
  const { missed, earlier, now } = useMissedTasks()
  const { filter } = usePlanFilter()
  const find = useTaskFinder()
  const change = useChangeTasks()
  const replan = useReplan()
  const { plan } = replan
  useGhostDrags(plan, find, replan.move)
  const [host] = useState(() => document.createElement('div'))
  const isShown = (isWanted && missed.length > 0) || plan !== null
  const show = useEffectEvent((shown: Plan | null) =>
    onChange({ ...NOTHING_ALONGSIDE, ...ghostsOf(shown, find), above: <Hosted host={host} /> }),
  )
  const hide = useEffectEvent(() => onChange(NOTHING_ALONGSIDE))
  useEffect(() => {
    if (isShown) show(plan)
    else hide()
  }, [plan, isShown])

  const bringIntoSight = useEffectEvent(() => {
    if (!isCounted) document.querySelector('[data-ghost]')?.scrollIntoView({ block: 'nearest' })
  })
  const planId = plan?.id
  useEffect(() => {
    if (planId === undefined) return
    const frame = requestAnimationFrame(bringIntoSight)
    return () => cancelAnimationFrame(frame)
  }, [planId])

  const above = isCounted ? earlier : 0
  const planThese = (tasks: readonly Task[]) => replan.propose(tasks.slice(0, MOST).map(({ id }) => id))
  const move = (tasks: readonly Task[]) =>
    change(
      tasks.map((task) => ({ kind: 'edit', id: task.id, patch: todayOf(task, now), scope: 'this' })),
      { text: `${tasks.length === 1 ? '1 task' : `${tasks.length} tasks`} moved to today` },
    )
  return (
    isShown &&
    createPortal(
      <ReplanBar
        tasks={missed}
        count={countInWords(missed.length, above)}
        isCounted={above > 0}
        replan={replan}
        find={find}
        onPlanAll={() => (isFiltering(filter) ? planThese(missed) : replan.propose('overdue'))}
        onPlan={planThese}
        onMove={move}
      />,
      host,
    )
  )
}

/** A task as one of today: at its time where that is still to come, else at any. */
function todayOf(task: Task, now: { date: string; time: string }): Partial<Task> {
  const moved = { ...task, scheduled_date: now.date }
  const isOver = missedTasks([moved], now).length > 0
  return { scheduled_date: now.date, ...(isOver && { scheduled_time: null }) }
}

/** What the bar says of what was missed; nothing where the same count is above it. */
function countInWords(count: number, above: number): string | null {
  if (above === 0) return `${count} left from earlier`
  return count === above ? null : `${count} to plan anew`
}

/** A plan moves at most so many tasks. */
const MOST = 200

/** Puts an element that is drawn elsewhere to the place of this one. */
function Hosted({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(host), [host])
  return <div ref={place} />
}
