import type { Run } from '#shared/assistant/runs.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { expireOverdue } from './expire.ts'
import { readRun, runOfThread } from './readRun.ts'

/** A run as it is; one whose time is over is ended first. @throws OpenAiError `not_found` */
export async function readCurrentRun(deps: Deps, person: Person, threadId: string, id: string): Promise<Run> {
  await expireOverdue(deps, person, await runOfThread(deps.db, person.id, threadId, id))
  return readRun(deps.db, person.id, id)
}

/** Replaces a run's metadata; without any it stays. @throws OpenAiError `not_found` */
export function editRun(
  deps: Deps,
  person: Person,
  { threadId, id }: { threadId: string; id: string },
  metadata: Record<string, string> | null | undefined,
): Promise<Run> {
  return change(deps, person, async (tx) => {
    await runOfThread(tx, person.id, threadId, id)
    if (metadata) await tx.query(EDIT, [person.id, id, JSON.stringify(metadata)])
    return readRun(tx, person.id, id)
  })
}

const EDIT = 'update runs set metadata = $3 where user_id = $1 and id = $2'
