import { xpToReach } from '#shared/progress/levels.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { LevelBar } from '#web/kit/ui/Meter.tsx'
import { useStats } from './data.ts'
import styles from './ProgressCards.module.css'

/** The level with the progress to the next one. */
export function LevelCard() {
  const { level, xp, next_level_xp } = useStats()
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
