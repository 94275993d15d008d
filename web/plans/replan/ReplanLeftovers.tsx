import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Plan } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { type Alongside, NOTHING_ALONGSIDE } from '#web/tasks/calendar/alongside.ts'
import { useChangeTasks, useOverdueTasks } from '#web/tasks/data.ts'
import { isFiltering } from '#web/tasks/filter/planFilter.ts'
import { usePlanFilter } from '#web/tasks/filter/usePlanFilter.ts'
import { useTaskFinder } from '#web/tasks/useTaskFinder.ts'
import { ghostsOf } from './ghosts.tsx'
import { ReplanBar } from './ReplanBar.tsx'
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
  const { overdue, today } = useOverdueTasks()
  const { filter } = usePlanFilter()
  const find = useTaskFinder()
  const change = useChangeTasks()
  const replan = useReplan()
  const { plan } = replan
  const [host] = useState(() => document.createElement('div'))
  const isShown = (isWanted && overdue.length > 0) || plan !== null
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

  const planThese = (tasks: readonly Task[]) => replan.propose(tasks.slice(0, MOST).map(({ id }) => id))
  const move = (tasks: readonly Task[]) =>
    change(
      tasks.map(({ id }) => ({ kind: 'edit', id, patch: { scheduled_date: today }, scope: 'this' })),
      { text: `${tasks.length === 1 ? '1 task' : `${tasks.length} tasks`} moved to today` },
    )
  return (
    isShown &&
    createPortal(
      <ReplanBar
        tasks={overdue}
        isCounted={!isCounted}
        replan={replan}
        find={find}
        onPlanAll={() => (isFiltering(filter) ? planThese(overdue) : replan.propose('overdue'))}
        onPlan={planThese}
        onMove={move}
      />,
      host,
    )
  )
}

/** A plan moves at most so many tasks. */
const MOST = 200

/** Puts an element that is drawn elsewhere to the place of this one. */
function Hosted({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(host), [host])
  return <div ref={place} />
}
