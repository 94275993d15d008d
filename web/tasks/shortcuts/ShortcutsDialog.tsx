import { Suspense } from 'react'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

const ShortcutsHelp = partOnDemand(async () => (await import('./ShortcutsHelp.tsx')).ShortcutsHelp)

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
