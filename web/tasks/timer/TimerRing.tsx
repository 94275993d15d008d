import styles from './TimerBar.module.css'

/** A ring that closes towards the estimate. @param part of the estimate, 0 to 1 */
export function TimerRing({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 36 36" className={styles.ring} aria-hidden="true">
      <circle cx="18" cy="18" r="15" className={styles.track} />
      <circle cx="18" cy="18" r="15" pathLength="1" strokeDasharray={`${part} 1`} className={styles.arc} />
    </svg>
  )
}
