import { DEMO_TOKEN } from '#shared/auth/sessionKey.ts'
import { currentSession } from '#web/auth/session.ts'

/** Whether this is a demo: then a worker answers the calls (web/demo/demoServer.ts). */
export function isDemo(): boolean {
  return currentSession()?.access_token === DEMO_TOKEN
}
