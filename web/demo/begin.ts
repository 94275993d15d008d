import { PATHS } from '#shared/paths.ts'
import { currentSession, endSession } from '#web/auth/session.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { closeDemoServer, openDemoServer } from './demoServer.ts'
import { keepDemoSession } from './session.ts'
import { demoStatus, onDemoStatus } from './status.ts'

/**
 * Begins a demo, or goes on with the one that this browser has: opens its server, then signs its person in. In a browser that
 * cannot run it, a person with the basic profile is signed in.
 *
 * @returns the way to stop
 */
export function beginDemo(): () => void {
  indexedDB.deleteDatabase('goal-crusher-demo') // of the version whose demo was no database
  const stop = onDemoStatus(enter)
  openDemoServer()
  enter()
  return () => {
    stop()
    if (!currentSession()) closeDemoServer()
  }
}

function enter() {
  const status = demoStatus()
  if (status.phase === 'ready') keepDemoSession(status.personId)
  if (status.phase === 'failed' && status.reason !== 'files') keepDemoSession()
}

/** Goes back to the start page, or to the sign-up. The demo stays in this browser. */
export function leaveDemo(to: string = PATHS.landing): void {
  endSession(currentSession()?.user.id ?? '', null)
  goTo(to)
}
