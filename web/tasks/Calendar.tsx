import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { Button } from '#web/ui/Button.tsx'
import { countDrop } from './benchDrops.ts'
import { CalendarViews } from './CalendarViews.tsx'
import { type CalendarPlace, datesShown, type WeekShape } from './calendarPlace.ts'
import './category.css'
import { CrowdPopover } from './CrowdPopover.tsx'
import { crowdAt } from './crowdAt.ts'
import { useTasksOfMonths, useUnscheduledTasks, useUnsentIds } from './data.ts'
import { dragTasks } from './dragTasks.ts'
import { nextBox } from './nextBox.ts'
import { useTaskDesk } from './TaskDesk.tsx'
import { TaskPopover } from './TaskPopover.tsx'
import { useTaskFinder } from './useTaskFinder.ts'
import { useTaskKeys } from './useTaskKeys.ts'
import { UnscheduledTray } from './UnscheduledTray.tsx'
import styles from './Calendar.module.css'

type CalendarProps = {
  place: CalendarPlace
  shape: WeekShape
  today: string
  /** Whether the tray stands beside the plan. */
  hasTray: boolean
  onGo: (place: Partial<CalendarPlace>) => void
  onCollapseTray: () => void
}

type Opened =
  | { kind: 'task'; id: string; anchor: HTMLElement }
  | { kind: 'crowd'; tasks: readonly Task[]; anchor: HTMLElement }

/** The plan in one of its views, and beside it what is not planned yet. Clicks, keys and drags of all tasks are heard here. */
export function Calendar({ place, shape, today, hasTray, onGo, onCollapseTray }: CalendarProps) {
  const root = useRef<HTMLDivElement>(null)
  const announcer = useRef<HTMLOutputElement>(null)
  const desk = useTaskDesk()
  const find = useTaskFinder()
  const range = datesShown(place, shape)
  const { days, state, retry } = useTasksOfMonths(range)
  const tray = useUnscheduledTasks()
  const unsent = useUnsentIds()
  const isUnsent = (id: string) => unsent.has(id)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const openedTask = opened?.kind === 'task' ? find(opened.id) : undefined

  const replan = (task: Task, patch: TaskPatch) => {
    countDrop()
    desk.replan(task, patch)
  }
  useDrags(root, replan)
  useTaskKeys(root, {
    announce: (words) => {
      if (announcer.current) announcer.current.textContent = words
    },
    show: (date) => {
      if (date < range.from || date > range.to) onGo({ date })
    },
    onChange: replan,
  })

  const choose = (target: EventTarget) => {
    if (!(target instanceof Element)) return
    const box = target.closest<HTMLElement>('button[data-task], [data-crowd]')
    const { task, crowd } = box?.dataset ?? {}
    if (box && task) setOpened({ kind: 'task', id: task, anchor: box })
    else if (box && crowd) setOpened({ kind: 'crowd', tasks: crowdAt(box, days), anchor: box })
  }

  return (
    <div
      ref={root}
      className={styles.calendar}
      data-bench="calendar"
      data-tray={hasTray || undefined}
      onClick={({ target }) => choose(target)}
      onKeyDown={(event) => {
        const next = event.target instanceof HTMLElement ? nextBox(event.target, event.key) : null
        if (!next || event.defaultPrevented) return
        event.preventDefault()
        next.focus()
      }}
    >
      <div className={styles.plan} aria-busy={state === 'loading' || undefined}>
        {state === 'failed' && (
          <p className={styles.failed} role="alert">
            These days could not be fetched. <Button onClick={retry}>Try Again</Button>
          </p>
        )}
        <CalendarViews
          place={place}
          shape={shape}
          days={days}
          today={today}
          isUnsent={isUnsent}
          onGo={onGo}
        />
      </div>
      {hasTray && <UnscheduledTray tasks={tray} isUnsent={isUnsent} onCollapse={onCollapseTray} />}
      {opened && openedTask && (
        <TaskPopover
          key={openedTask.id}
          task={openedTask}
          isUnsent={isUnsent(openedTask.id)}
          anchor={opened.anchor}
          onClose={close}
        />
      )}
      {opened?.kind === 'crowd' && (
        <CrowdPopover
          tasks={opened.tasks}
          isUnsent={isUnsent}
          anchor={opened.anchor}
          onChoose={(id) => setOpened({ kind: 'task', id, anchor: opened.anchor })}
          onClose={close}
        />
      )}
      <output ref={announcer} className={styles.announcer} aria-live="assertive" />
    </div>
  )
}

function useDrags(root: React.RefObject<HTMLElement | null>, replan: (task: Task, patch: TaskPatch) => void) {
  const find = useTaskFinder()
  const taskOf = useEffectEvent((id: string) => find(id))
  const onChange = useEffectEvent(replan)
  useEffect(() => {
    if (root.current)
      return dragTasks(root.current, { taskOf: (id) => taskOf(id), onChange: (...all) => onChange(...all) })
  }, [root])
}
