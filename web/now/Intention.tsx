import { useIntention } from '#web/rituals/data.ts'
import styles from './Now.module.css'

/** The week's intention, as the newest review says it; nothing without one. */
export function Intention() {
  const intention = useIntention()
  if (intention === null) return null
  return (
    <p className={styles.intention} title={intention}>
      <small>This week:</small> <span dir="auto">{intention}</span>
    </p>
  )
}
