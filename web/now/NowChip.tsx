import { Suspense, useState } from 'react'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { useNowFacts } from './data.ts'
import styles from './Now.module.css'

const NowDialog = partOnDemand(async () => (await import('./NowDialog.tsx')).NowDialog)

/** The same on a phone: a word in the line of figures, which opens all of it. */
export function NowChip() {
  const { next, suggestions, goingOn } = useNowFacts()
  const suggested = suggestions.length + goingOn.length
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span>
          Now
          {suggested > 0 && <span className={styles.dot} aria-hidden="true" />}
        </span>
        <VisuallyHidden>
          {next ? `: ${next.task.title}` : ''}
          {suggested > 0 ? `, ${suggested} suggested` : ''}
        </VisuallyHidden>
      </button>
      <Suspense>{isOpen && <NowDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
