import { currentSession } from '#web/auth/session.ts'

/** What stands in a demo's session where a token would be. */
export const DEMO_TOKEN = 'demo'

/** Whether this page has no server: then the calls of web/api.ts are answered in the browser (web/demo/fetchDemo.ts). */
export function isDemo(): boolean {
  return currentSession()?.access_token === DEMO_TOKEN
}
