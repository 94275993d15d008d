import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { QuickAdd } from './QuickAdd.tsx'

/** Quick add on top of whatever screen is shown; it closes when the task is made. */
export function QuickAddDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Quick add" open={open} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
      <QuickAdd autoFocus onDone={onClose} />
    </Dialog>
  )
}
