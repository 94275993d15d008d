import { PATHS } from '#shared/paths.ts'
import { useArrival } from '#web/app/arrival.ts'
import { useSession } from '#web/auth/session.ts'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { Logo } from '#web/kit/ui/marks/Logo.tsx'
import { Stars } from '#web/kit/ui/marks/Stars.tsx'
import styles from '#web/app/FullScreen.module.css'

/** An unknown address. A visitor has no dashboard yet, so the way leads to the start page. */
export function NotFound() {
  useArrival()
  const isSignedIn = useSession() !== null
  return (
    <main className={styles.screen}>
      <Stars />
      <div className={styles.content}>
        <Logo size="lg" />
        <h1 className={styles.title}>This page is not on the map</h1>
        <p className={styles.text}>
          The address may be old or mistyped.{isSignedIn && ' Your goals are where you left them.'}
        </p>
        <div className={styles.ways}>
          {isSignedIn ? (
            <ButtonLink look="primary" to={PATHS.dashboard}>
              Go to your dashboard
            </ButtonLink>
          ) : (
            <>
              <ButtonLink look="primary" to={PATHS.landing}>
                Go to the start page
              </ButtonLink>
              <ButtonLink to={PATHS.login}>Sign in</ButtonLink>
            </>
          )}
        </div>
      </div>
    </main>
  )
}
