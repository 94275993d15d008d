import { dayInWords } from '#shared/time/format.ts'
import { Now } from '#web/now/Now.tsx'
import { StatsStrip } from '#web/progress/StatsStrip.tsx'
import styles from './WideHead.module.css'

/** Today's date, the figures in cards, and what comes next. */
export function WideHead({ today }: { today: string }) {
  return (
    <>
      <div className={styles.head}>
        <h1>{dayInWords(today)}</h1>
        <Now part="intention" />
      </div>
      <StatsStrip />
      <div className={styles.now}>
        <Now part="bar" />
      </div>
    </>
  )
}
