import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import { sentenceContext } from '#server/plans/sentenceContext.ts'
import { wireId } from '../wireId.ts'
import type { Scene } from './conversation.ts'

/** What the planner that is built in knows beside the words of a thread: its newest open proposal for a goal, and the person's days. */
export async function readScene(deps: Deps & { db: Tx }, person: Person, threadId: string): Promise<Scene> {
  const [open] = await deps.db.read<{ id: string; asked: { text: string; answers?: GoalAnswers } }>(OPEN, [
    person.id,
    wireId('thread', threadId),
    deps.now(),
  ])
  const { isSouthern, workday } = await sentenceContext(deps, person)
  return { openPlan: open ? { id: open.id, ...open.asked } : null, days: { isSouthern, workday } }
}

const OPEN = `
  select id, asked from plans
  where user_id = $1 and thread_id = $2 and status = 'proposed' and expires_at > $3 and asked is not null
  order by created_at desc, id desc limit 1`
