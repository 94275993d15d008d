import { endSession, tellEndedSessions } from '#web/auth/session.ts'
import type { SignOutScope } from '#web/auth/sessionsToEnd.ts'
import { dropPush } from '#web/push/dropPush.ts'
import type { Workspace } from '#web/kit/workspace/workspace.ts'

/** A device that cannot clear itself is not to keep the session open on the server for longer. Milliseconds. */
const CLEARED_WITHIN_MS = 3_000

/**
 * Signs the person out, also without a network: this device at once, with everything it has kept of them, the changes
 * included that were not sent; then the server.
 *
 * @param scope what ends on the server; null when nothing is left there
 */
export async function signOut({ userId, device }: Workspace, scope: SignOutScope | null): Promise<void> {
  endSession(userId, scope) // closes the workspace in all tabs and leads them to the start page
  const late = new Promise<void>((resolve) => void setTimeout(resolve, CLEARED_WITHIN_MS))
  await Promise.race([Promise.all([device.erase().catch(() => {}), dropPush()]), late])
  await tellEndedSessions()
}
