import { Button } from '#web/ui/Button.tsx'
import { reloadWithNewVersion, useNewVersion } from './newVersion.ts'
import styles from './NewVersionBar.module.css'

/** Says that a newer build is ready; the person decides when to reload. */
export function NewVersionBar() {
  const isReady = useNewVersion()
  return (
    <output className={styles.region}>
      {isReady && (
        <div className={styles.bar}>
          A new version is ready
          <Button size="sm" onClick={reloadWithNewVersion}>
            Reload
          </Button>
        </div>
      )}
    </output>
  )
}
