import type { Task } from '#shared/tasks/task.ts'
import { Confirm } from '#web/kit/ui/Confirm.tsx'

type CompleteDialogProps = { task: Task; onComplete: () => void; onClose: () => void }

/** Asks before a task is completed whose timer never ran (docs/rules/settings.md, New tasks). */
export function CompleteDialog({ task, onComplete, onClose }: CompleteDialogProps) {
  return (
    <Confirm
      title={`Complete “${task.title}” without the timer?`}
      open
      confirmLabel="Complete"
      onConfirm={onComplete}
      onClose={onClose}
    >
      Its timer never ran, so no time is recorded for it.
    </Confirm>
  )
}
