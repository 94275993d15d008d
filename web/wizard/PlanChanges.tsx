import { X } from 'lucide-react'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import styles from './Chat.module.css'

/** Changes that are asked for often: the button, and what it says. */
const CHANGES = [
  ['Mornings', 'mornings please'],
  ['Fewer', 'fewer'],
  ['Shorter', 'shorter'],
  ['Later', 'later'],
  ['No weekends', 'no weekends'],
] as const

/** Ways to change the plan that was proposed, over the field in which any other change is said. */
export function PlanChanges({ onSay, onClose }: { onSay: (text: string) => void; onClose: () => void }) {
  return (
    <fieldset className={styles.changes} aria-label="Change the plan">
      {CHANGES.map(([label, line]) => (
        <button key={line} type="button" onClick={() => onSay(line)}>
          {label}
        </button>
      ))}
      <IconButton label="Close the changes" icon={<X />} size="sm" onClick={onClose} />
    </fieldset>
  )
}
