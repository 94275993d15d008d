import { lazy, Suspense, useEffect } from 'react'
import { Dialog } from '#web/ui/Dialog.tsx'

const load = () => import('./QuickAdd.tsx').then(({ QuickAdd }) => ({ default: QuickAdd }))
const QuickAdd = lazy(load)
/** When the code is fetched ahead, so that the first letters typed after N find their field. Milliseconds. */
const AHEAD_AFTER = 1500

/** Quick add on top of whatever screen is shown; it closes when the task is made. */
export function QuickAddDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      load().catch(() => {}) // fetched again, and shown to fail, when it is opened
    }, AHEAD_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog title="Quick add" open={open} onClose={onClose}>
      <Suspense fallback={<output>Loading</output>}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <QuickAdd autoFocus onDone={onClose} />
      </Suspense>
    </Dialog>
  )
}
