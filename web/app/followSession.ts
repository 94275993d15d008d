import { leavesOnceSignedIn, PATHS, safeReturnPath, screenOf } from '#shared/paths.ts'
import { keepInvite, keptInvite } from '#web/auth/invite.ts'
import { currentSession, howItEnded, isDemoSession, onSessionChange } from '#web/auth/session.ts'
import { ADD_SHARED, SHARED_KEY } from '#web/share/sharedKey.ts'
import { SENTENCE_KEY } from '#web/sentenceKey.ts'
import { currentAddress, goTo } from '#web/kit/navigation.tsx'

/** Where the visitor wanted to go. It survives a provider's sign-in and ends with the tab. */
const ORIGIN_KEY = 'goal-crusher.origin'

/** Navigates when a session begins or ends (docs/rules/auth.md, Sessions). Call once. */
export function followSession(): void {
  let userId = currentSession()?.user.id
  onSessionChange(() => {
    const nextId = currentSession()?.user.id
    if (nextId === userId) return
    userId = nextId
    if (nextId && leavesOnceSignedIn(location.pathname)) goTo(takeOrigin(), { replace: true })
    if (nextId) return
    // After a session that the server no longer accepts, the sign-in returns to this address.
    goTo(howItEnded() === 'signed-out' ? PATHS.landing : currentAddress(), { replace: true })
  })
}

/** Remembers where a visitor was going when the guard stopped them. An invite is kept on the device: a sign-up goes on in another tab. */
export function keepOrigin(origin: string): void {
  if (screenOf(origin) === 'joinTeam') keepInvite(origin)
  sessionStorage.setItem(ORIGIN_KEY, origin)
}

/**
 * Where to go after a sign-in: once, and only to screens of ours. An invite that waits leads to its team, shared text to quick add, a
 * sentence to the goal wizard. The team is not in the demo: there the invite waits on.
 */
export function takeOrigin(): string {
  const origin = sessionStorage.getItem(ORIGIN_KEY) ?? keptInvite()
  sessionStorage.removeItem(ORIGIN_KEY)
  const isElsewhere = isDemoSession() && origin !== null && screenOf(origin) === 'joinTeam'
  return safeReturnPath(
    (isElsewhere ? null : origin) ??
      (localStorage.getItem(SHARED_KEY) ? ADD_SHARED : null) ??
      (localStorage.getItem(SENTENCE_KEY) ? PATHS.goalWizard : null),
  )
}
