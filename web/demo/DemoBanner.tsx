import { FlaskConical } from 'lucide-react'
import { useEffect } from 'react'
import { endWithServer } from './begin.ts'
import styles from './DemoBanner.module.css'

/** Says that there is no server, and what that means. Should one have come meanwhile, the demo ends. */
export function DemoBanner() {
  useEffect(() => void endWithServer(), [])
  return (
    <aside className={styles.banner} aria-label="Demo">
      <FlaskConical aria-hidden="true" />
      <p>
        <strong>This is a demo without a server.</strong> Your tasks are kept in this browser only, and other
        devices do not see them.
      </p>
    </aside>
  )
}
