import { ChevronDown, ChevronUp } from 'lucide-react'
import type { NightFold } from '#shared/tasks/calendar/nightFold.ts'
import { clockOf } from '#shared/time/civil.ts'
import styles from './NightRow.module.css'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

type NightRowProps = {
  night: NightFold
  /** Its place, as a part of the height of the hours. */
  top: number
  isOpen: boolean
  onToggle: () => void
}

/** The row that collapses the free hours of the night and opens them; while they are open, the button beside them that folds them again. */
export function NightRow({ night, top, isOpen, onToggle }: NightRowProps) {
  const span = `${shownTime(clockOf(night.from))} to ${shownTime(clockOf(night.to))}`
  const words = isOpen ? `Fold ${span}` : `Show ${span}`
  return (
    <button
      type="button"
      className={styles.row}
      data-night={isOpen ? undefined : 'folded'}
      aria-expanded={isOpen}
      aria-label={words}
      title={words}
      style={{ top: `${100 * top}%` }}
      onClick={onToggle}
    >
      {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      {!isOpen && <span>{span}</span>}
    </button>
  )
}
