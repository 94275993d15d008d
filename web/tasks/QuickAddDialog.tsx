import { Dialog } from '#web/ui/Dialog.tsx'
import { QuickAdd } from './QuickAdd.tsx'

/** Quick add on top of whatever screen is shown; it closes when the task is made. The dialog puts the cursor in. */
export function QuickAddDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Quick add" open={open} onClose={onClose}>
      <QuickAdd onDone={onClose} />
    </Dialog>
  )
}
