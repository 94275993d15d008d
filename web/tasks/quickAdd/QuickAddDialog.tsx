import { useState } from 'react'
import { forgetShared, keptShared } from '#web/share/keepShared.ts'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { QuickAdd } from './QuickAdd.tsx'

type QuickAddDialogProps = {
  open: boolean
  /** Whether it begins with what another app shared. */
  isShared?: boolean
  onClose: () => void
}

/** Quick add on top of whatever screen is shown; it closes when the task is made. */
export function QuickAddDialog({ open, isShared = false, onClose }: QuickAddDialogProps) {
  const [shared] = useState(() => (isShared ? keptShared() : null))
  const close = () => {
    if (shared) forgetShared()
    onClose()
  }
  return (
    <Dialog title="Quick add" open={open} onClose={close}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
      <QuickAdd autoFocus shared={shared} onDone={close} />
    </Dialog>
  )
}
