import { currentSession } from '#web/auth/session.ts'
import { DEMO_TOKEN } from '#shared/auth/sessionKey.ts'

/** Whether this page has no server: then the calls of web/api.ts are answered in the browser (web/demo/fetchDemo.ts). */
export function isDemo(): boolean {
  return currentSession()?.access_token === DEMO_TOKEN
}
