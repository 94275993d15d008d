import { xpToReach } from '#shared/progress/levels.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { LevelBar } from '#web/kit/ui/charts/Meter.tsx'
import { useEarned } from './data.ts'
import styles from './ProgressCards.module.css'

/** The level with the progress to the next one. */
export function LevelCard() {
  const earned = useEarned()
  if (!earned) return null
  const { level, xp, next_level_xp } = earned
  return (
    <Card title="Level" aside={<span className={styles.aside}>{xp.toLocaleString('en')} XP in all</span>}>
      <p className={styles.figure} data-tone="accent">
        <strong>{level}</strong> {PRODUCT_NAME}
      </p>
      <LevelBar level={level} xp={xp} from={xpToReach(level)} to={next_level_xp} />
      <p className={styles.note}>
        Level {level + 1} begins at {next_level_xp.toLocaleString('en')} XP. XP never decays.
      </p>
    </Card>
  )
}
