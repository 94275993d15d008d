import type { NewThreadRun, Run } from '#shared/assistant/runs.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createThread } from '../threads/threads.ts'
import { uuidOf } from '../wireId.ts'
import { createRun } from './createRun.ts'

/** Adds a thread and its first run. @throws OpenAiError `model_not_found`, `insufficient_quota` */
export async function createThreadRun(
  inside: Deps & { db: Tx },
  person: Person,
  holder: string,
  { thread: asked, ...run }: NewThreadRun,
): Promise<Run> {
  const { id } = await createThread(inside, person, asked ?? {})
  return createRun(inside, person, { threadId: uuidOf('thread', id) ?? '', holder }, run)
}
