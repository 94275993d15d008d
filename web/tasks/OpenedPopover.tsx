import { layOutDay } from '#shared/tasks/layout.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { CrowdPopover } from './CrowdPopover.tsx'
import { useTask } from './data.ts'
import type { DayIndex } from './dayIndex.ts'
import { TaskPopover } from './TaskPopover.tsx'

/** What was chosen in the plan, and the box beside which it opens. */
export type Opened = { anchor: HTMLElement } & ({ task: string } | { crowd: readonly Task[] })

type OpenedPopoverProps = {
  opened: Opened
  unsent: ReadonlySet<string>
  onOpen: (next: Opened | null) => void
}

/** What a click on an element of the plan opens, or null. */
export function openedBy(target: EventTarget, days: DayIndex): Opened | null {
  const anchor =
    target instanceof Element ? target.closest<HTMLElement>('button[data-task], [data-crowd]') : null
  const { task, crowd } = anchor?.dataset ?? {}
  if (!anchor) return null
  return task === undefined ? { anchor, crowd: crowdOf(anchor, Number(crowd), days) } : { anchor, task }
}

/** The panel of one task, or of those that found no room. */
export function OpenedPopover({ opened, unsent, onOpen }: OpenedPopoverProps) {
  const task = useTask('task' in opened ? opened.task : '')
  const { anchor } = opened
  const close = () => onOpen(null)
  if ('crowd' in opened) {
    const choose = (id: string) => onOpen({ anchor, task: id })
    return (
      <CrowdPopover tasks={opened.crowd} unsent={unsent} anchor={anchor} onChoose={choose} onClose={close} />
    )
  }
  return (
    task && (
      <TaskPopover key={task.id} task={task} isUnsent={unsent.has(task.id)} anchor={anchor} onClose={close} />
    )
  )
}

function crowdOf(box: HTMLElement, start: number, days: DayIndex): readonly Task[] {
  const date = box.closest<HTMLElement>('[data-date]')?.dataset.date ?? ''
  const { crowds } = layOutDay(days.tasksOn(date), days.tasksOn(addDays(date, -1)))
  return crowds.find((crowd) => crowd.start === start)?.tasks ?? []
}
