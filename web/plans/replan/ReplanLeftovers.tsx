import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Plan } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { type Alongside, NOTHING_ALONGSIDE } from '#web/tasks/calendar/alongside.ts'
import { useOverdueLoad } from '#web/tasks/data.ts'
import { isFiltering } from '#web/tasks/filter/planFilter.ts'
import { usePlanFilter } from '#web/tasks/filter/usePlanFilter.ts'
import { useTaskFinder } from '#web/tasks/useTaskFinder.ts'
import { MOST_OF_A_PLAN } from './batches.ts'
import { ghostsOf } from './ghosts.tsx'
import { ReplanBar } from './ReplanBar.tsx'
import { leftInWords } from './replanWords.ts'
import { useMissedTasks } from './useMissedTasks.ts'
import { useGhostDrags } from './useGhostDrags.ts'
import { useMoveToToday } from './useMoveToToday.ts'
import { useReplan } from './useReplan.ts'

type ReplanLeftoversProps = {
  /** Whether what was left is of interest; an open proposal always is. */
  isWanted: boolean
  /** Whether the view counts what was left itself. */
  isCounted: boolean
  onChange: (alongside: Alongside) => void
}

/** The bar of what was left above the plan, and the ghosts of what it proposes within it (docs/rules/plans.md, Plans). */
export function ReplanLeftovers({ isWanted, isCounted, onChange }: ReplanLeftoversProps) {
  const { missed, earlier, now } = useMissedTasks()
  const isKnown = useOverdueLoad().state !== 'loading'
  const { filter } = usePlanFilter()
  const find = useTaskFinder()
  const replan = useReplan()
  const { move, progress } = useMoveToToday(now)
  const { plan } = replan
  useGhostDrags(plan, find, replan.move)
  const [host] = useState(() => document.createElement('div'))
  // A part of them is no count: the room is kept until all of them are known.
  const isShown = (isWanted && missed.length > 0 && isKnown) || plan !== null || progress !== null
  const show = useEffectEvent((shown: Plan | null) =>
    onChange({ ...NOTHING_ALONGSIDE, ...ghostsOf(shown, find), above: <Hosted host={host} /> }),
  )
  const hide = useEffectEvent(() => onChange(NOTHING_ALONGSIDE))
  useEffect(() => {
    if (isShown) show(plan)
    else if (isKnown) hide()
  }, [plan, isShown, isKnown])

  const bringIntoSight = useEffectEvent(() => {
    if (!isCounted) document.querySelector('[data-ghost]')?.scrollIntoView({ block: 'nearest' })
  })
  const planId = plan?.id
  useEffect(() => {
    if (planId === undefined) return
    const frame = requestAnimationFrame(bringIntoSight)
    return () => cancelAnimationFrame(frame)
  }, [planId])

  const planThese = (tasks: readonly Task[]) =>
    replan.propose(tasks.slice(-MOST_OF_A_PLAN).map(({ id }) => id))
  return (
    isShown &&
    createPortal(
      <ReplanBar
        tasks={missed}
        count={leftInWords({ missed: missed.length, earlier, isCounted })}
        isCounted={isCounted && earlier > 0}
        progress={progress}
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

/** Puts an element that is drawn elsewhere to the place of this one. */
function Hosted({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(host), [host])
  return <div ref={place} />
}
