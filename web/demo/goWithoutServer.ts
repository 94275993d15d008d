import { PATHS } from '#shared/paths.ts'
import { currentSession } from '#web/auth/session.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { serverBehind } from './server.ts'

/** Leads from a way in to the demo when no server is behind this page. In a file of its own, since each way in loads it. */
export async function goWithoutServer(): Promise<void> {
  if (currentSession() || (await serverBehind()) !== 'none') return
  goTo(PATHS.tryDemo, { replace: true })
}
