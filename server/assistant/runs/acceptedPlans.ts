import type { Plan, PlanItem } from '#shared/planning/plan.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { AcceptedPlan } from '../builtInPlanner/conversation.ts'
import { plannedSoFar } from './openPlan.ts'

type Row = Pick<Plan, 'id' | 'asked'> & {
  title: string
  begun: string
  is_here: boolean
  items: Pick<PlanItem, 'step' | 'row'>[]
}

/**
 * The plans from goals that a person follows, the newest first: accepted, with a goal that is worked on, and no later one that goes on
 * from them.
 *
 * @param threadId on the wire
 */
export async function readAcceptedPlans(db: Db, userId: UserId, threadId: string): Promise<AcceptedPlan[]> {
  const plans = await db.read<Row>(FOLLOWED, [userId, threadId, MOST])
  return plans.flatMap(({ id, title, asked, begun, items, is_here }) =>
    asked
      ? [
          {
            id,
            title,
            ...asked,
            answers: asked.answers ?? {},
            begun,
            planned: plannedSoFar(items),
            isHere: is_here,
          },
        ]
      : [],
  )
}

/** So many can be told apart by buttons. */
const MOST = 6
/** Of the items only what says how long and when sessions are. */
const FOLLOWED = `
  select p.id, g.title, p.asked, coalesce(p.begun, p.from_date)::text as begun, coalesce(p.thread_id = $2, false) as is_here,
    (select coalesce(jsonb_agg(jsonb_build_object('step', item->'step', 'row', case when jsonb_typeof(item->'row') = 'object' then
      jsonb_build_object('estimated_duration', item->'row'->'estimated_duration', 'scheduled_date', item->'row'->'scheduled_date',
        'scheduled_time', item->'row'->'scheduled_time') end)), '[]') from jsonb_array_elements(p.items) item) as items
  from plans p join goals g on g.user_id = p.user_id and g.id = (p.goal->>'id')::uuid
  where p.user_id = $1 and p.status = 'accepted' and p.asked is not null
    and g.status = 'active' and not g.archived and g.deleted_at is null
    and not exists (select from plans n where n.user_id = $1 and n.status = 'accepted' and p.id in (n.follows, n.changes_plan))
  order by is_here desc, p.decided_at desc, p.id desc limit $3`
