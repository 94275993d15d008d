import type { Session } from '@supabase/auth-js'

/** How far a sign-out reaches: all of the person's devices, or this one. */
export type SignOutScope = 'global' | 'local'

/** Local storage key of the sessions that have ended here and not yet on the server. */
export const ENDED_KEY = 'goal-crusher.ended-sessions'

/** What it takes to end a session on the server. `at` is when it ended here, in milliseconds of the clock. */
export type EndedSession = Pick<Session, 'access_token' | 'refresh_token'> & {
  scope: SignOutScope
  at: number
}

/** The sessions whose end the server does not know yet. */
export function endedSessions(): EndedSession[] {
  try {
    return JSON.parse(localStorage.getItem(ENDED_KEY) ?? '[]') as EndedSession[]
  } catch {
    return []
  }
}

/** Notes a session that has ended here, to be ended on the server. */
export function keepEnded({ access_token, refresh_token }: Session, scope: SignOutScope) {
  const ended: EndedSession = { access_token, refresh_token, scope, at: Date.now() }
  try {
    localStorage.setItem(ENDED_KEY, JSON.stringify([...endedSessions(), ended]))
  } catch {
    // On a full device the session is over here all the same, and expires on the server.
  }
}
