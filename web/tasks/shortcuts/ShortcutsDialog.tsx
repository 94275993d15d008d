import { lazy, Suspense } from 'react'
import { Dialog } from '#web/ui/Dialog.tsx'

const ShortcutsHelp = lazy(() =>
  import('./ShortcutsHelp.tsx').then((module) => ({ default: module.ShortcutsHelp })),
)

/** The help on the keyboard. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose} width="wide">
      <Suspense fallback={<output>Loading</output>}>
        <ShortcutsHelp onLeave={onClose} />
      </Suspense>
    </Dialog>
  )
}
