import { RotateCcw } from 'lucide-react'
import type { Task } from '#shared/tasks/task.ts'
import { dayInWords } from '#shared/time/format.ts'
import { TaskFacts } from '#web/tasks/card/TaskFacts.tsx'
import { useChangeTask } from '#web/tasks/data.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { showTask } from './showTask.ts'

/** A task of the trash, with the way to take it back. */
export function TrashedTask({ task, onClose }: { task: Task; onClose: () => void }) {
  const change = useChangeTask()
  const restore = () => {
    change({ kind: 'restore', id: task.id }, { seen: task })
    onClose()
    showTask(task)
  }
  const footer = (
    <Button look="primary" icon={<RotateCcw />} data-autofocus onClick={restore}>
      Restore
    </Button>
  )
  return (
    <Dialog title={task.title} open width="narrow" onClose={onClose} footer={footer}>
      <p>This task is in the trash. It can be restored for 30 days after it was deleted.</p>
      <TaskFacts task={task} isUnsent={false} />
      {task.scheduled_date !== null && <p>It was planned for {dayInWords(task.scheduled_date)}.</p>}
    </Dialog>
  )
}
