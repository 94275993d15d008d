import { leavesOnceSignedIn, PATHS, safeReturnPath } from '#shared/paths.ts'
import { currentSession, howItEnded, onSessionChange } from '#web/auth/session.ts'

/** Where the visitor wanted to go; it outlives the way to a provider and back, and no longer than the window. */
const ORIGIN_KEY = 'goal-crusher.origin'

/** What this needs of the router. */
type Ways = {
  path: () => string
  go: (to: string) => void
  /** Asks the guard again. */
  again: () => void
}

/** Goes where a session's beginning or end leads (specification, section 4). Called once. */
export function followSession({ path, go, again }: Ways): void {
  let userId = currentSession()?.user.id
  onSessionChange(() => {
    const nextId = currentSession()?.user.id
    if (nextId === userId) return
    userId = nextId
    if (nextId) return leavesOnceSignedIn(path()) ? go(takeOrigin()) : undefined
    if (howItEnded() === 'signed-out') go(PATHS.landing)
    else again()
  })
}

/** Remembers where a visitor was going when the guard stopped them. */
export function keepOrigin(origin: string): void {
  sessionStorage.setItem(ORIGIN_KEY, origin)
}

/** Where to go after a sign-in: once, and only to screens of ours. */
export function takeOrigin(): string {
  const origin = sessionStorage.getItem(ORIGIN_KEY)
  sessionStorage.removeItem(ORIGIN_KEY)
  return safeReturnPath(origin)
}
