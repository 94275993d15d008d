import { CrowdPopover } from './CrowdPopover.tsx'
import { useTask } from '../data.ts'
import type { Opened } from './opened.ts'
import { TaskPopover } from '../card/TaskPopover.tsx'

type OpenedPopoverProps = {
  opened: Opened
  unsent: ReadonlySet<string>
  onOpen: (next: Opened | null) => void
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
