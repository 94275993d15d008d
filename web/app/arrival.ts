import { useLayoutEffect } from 'react'
import { PATHS } from '#shared/paths.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { useShownPath } from '#web/kit/navigation.tsx'

const TITLES: Record<string, string> = {
  [PATHS.login]: 'Sign in',
  [PATHS.signup]: 'Create your account',
  [PATHS.authCallback]: 'Completing sign in',
  [PATHS.confirmSignUp]: 'Confirm your sign-up',
  [PATHS.resetPassword]: 'Reset your password',
  [PATHS.terms]: 'Terms of Service',
  [PATHS.privacy]: 'Privacy Policy',
  [PATHS.tryDemo]: 'Try the demo',
  [PATHS.share]: 'Add what was shared',
  [PATHS.dashboard]: 'Dashboard',
  [PATHS.goals]: 'Goals',
  [PATHS.goalWizard]: 'Goal Wizard',
  [PATHS.habits]: 'Habits',
  [PATHS.analytics]: 'Analytics',
  [PATHS.achievements]: 'Achievements',
  [PATHS.settings]: 'Settings',
}

/** How long a screen may take to draw its heading. Milliseconds. */
const PATIENCE = 3_000
let arrivedAt: string | null = null

/**
 * Sets the document's title and, when one screen follows another, puts the focus on the new heading, so that a screen
 * reader begins there. The first screen of a visit leaves the focus where the browser puts it.
 */
export function useArrival(): void {
  const path = useShownPath()
  // Before the paint: a key that is pressed right away must not go to the screen that has left.
  useLayoutEffect(() => {
    const title = TITLES[path]
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME
    const isFirst = arrivedAt === null
    const isNew = arrivedAt !== path
    arrivedAt = path
    if (isNew && !isFirst) return focusHeading()
  }, [path])
}

/** Waits for the heading of a screen whose data is still on the way. @returns the way to stop waiting */
function focusHeading(): () => void {
  const until = performance.now() + PATIENCE
  let frame = 0
  const look = () => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      scrollTo({ top: 0, behavior: 'instant' })
    } else if (performance.now() < until) frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}
