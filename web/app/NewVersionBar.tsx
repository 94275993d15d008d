import { useEffect } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { keepScreens, reloadWithNewVersion, useNewVersion } from './newVersion.ts'
import styles from './NewVersionBar.module.css'

/** Keeps the screens on the device, and says when a newer build is ready; the person decides when to reload. */
export function NewVersionBar() {
  const isReady = useNewVersion()
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) keepScreens().catch(() => {}) // the next visit tries again
  }, [])
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
