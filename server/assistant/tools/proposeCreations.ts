import type { Tx } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import type { ToolOrigin } from './tool.ts'

/**
 * Proposes, as one plan, what a round of calls would create beyond what a run may.
 *
 * @returns the output of each of the calls
 */
export async function proposeCreations(
  _inside: Deps & { db: Tx },
  _person: Person,
  _calls: readonly { name: string; arguments: string }[],
  _origin: Omit<ToolOrigin, 'callId'>,
): Promise<string> {
  return JSON.stringify({ success: false, error: 'Planning is not available' })
}
