import type { RecurrenceScope } from '#shared/tasks/repeating/recurrence.ts'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { ScopeDialog } from './ScopeDialog.tsx'

type RemoveDialogProps = {
  isRepeating: boolean
  onClose: () => void
  onRemove: (scope: RecurrenceScope) => void
}

/** Asks whether a task is to be deleted; of a repeating one, which ones. */
export function RemoveDialog({ isRepeating, onClose, onRemove }: RemoveDialogProps) {
  if (isRepeating) return <ScopeDialog verb="delete" onClose={onClose} onChoose={onRemove} />
  return (
    <Confirm
      title="Delete task"
      open
      danger
      confirmLabel="Delete"
      onConfirm={() => onRemove('this')}
      onClose={onClose}
    >
      Are you sure you want to delete this task?
    </Confirm>
  )
}
