import { isDemoSession } from '#web/auth/session.ts'

/** Whether this is a demo: then a worker answers the calls (web/demo/demoServer.ts). */
export function isDemo(): boolean {
  return isDemoSession()
}
