import type { ActivityPage } from '#shared/activity/activity.ts'
import type { Deps } from '#server/deps.ts'
import { listActivityOf } from '#server/activity/feed.ts'
import type { Person } from '#server/kit/http/person.ts'
import { memberIdsOf } from './membership.ts'
import type { SeenTeam } from './teamPolicy.ts'

/** A page of the goals and challenges that members have reached, and nothing else of what they do (docs/rules/teams.md, Teams). */
export async function listTeamActivity(
  deps: Deps,
  person: Person,
  { id }: SeenTeam,
  listing: { limit: number; cursor?: string | undefined },
): Promise<ActivityPage> {
  const owners = await memberIdsOf(deps.db, id)
  return listActivityOf(deps, person, { owners, kinds: ['goal', 'challenge'] }, listing)
}
