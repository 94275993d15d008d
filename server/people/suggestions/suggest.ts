import {
  compareSuggestions,
  MOST_SUGGESTIONS,
  type PersonSuggestion,
  suggestionWeight,
} from '#shared/people/suggestion.ts'
import { change } from '#server/kit/db/change.ts'
import type { OtherUserId, UserId } from '#server/kit/db/userId.ts'
import { joinedIdsOf } from '#server/challenges/together.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { shownCards } from '#server/people/cardsOf.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import { teamIdsOf } from '#server/teams/membership.ts'

/** So many friends of friends are looked at together. */
const AT_ONCE = 2000

type Candidate = { id: OtherUserId; mutual: number; teams: number; challenges: number; weight: number }

/**
 * People whom somebody may know: friends of their friends, team mates, and who shares a challenge, who let themselves be suggested (docs/rules/people.md,
 * Suggestions).
 *
 * Those with most in common are looked at first, until there are enough.
 */
export async function suggestPeople(deps: Deps, { id: viewer }: Person): Promise<PersonSuggestion[]> {
  const { db, now } = deps
  const friends = await db.read<{ id: OtherUserId }>(FRIENDS, [viewer])
  const left = await db.read<{ id: OtherUserId }>(LEFT_OUT, [viewer, now()])
  const leftOut = [viewer, ...[...friends, ...left].map(({ id }) => id)]
  const [teams, challenges] = [await teamIdsOf(db, viewer), await joinedIdsOf(db, viewer)]
  const values = [friends.map(({ id }) => id), leftOut, teams, challenges]
  const found: PersonSuggestion[] = []
  for (let offset = 0; ; offset += AT_ONCE) {
    const candidates = await db.read<Candidate>(IN_COMMON, [...values, AT_ONCE, offset])
    found.push(...(await suggestable(deps, viewer, candidates)))
    found.sort(compareSuggestions)
    const last = found[MOST_SUGGESTIONS - 1]
    const isEnough = last !== undefined && suggestionWeight(last) > (candidates.at(-1)?.weight ?? 0)
    if (candidates.length < AT_ONCE || isEnough) return found.slice(0, MOST_SUGGESTIONS)
  }
}

/** Of candidates those who let themselves be suggested and are not hidden, as they are shown. */
async function suggestable(
  deps: Deps,
  viewer: UserId,
  candidates: readonly Candidate[],
): Promise<PersonSuggestion[]> {
  const willing = await deps.db.read<{ id: OtherUserId }>(WILLING, [candidates.map(({ id }) => id)])
  const ids = willing.map(({ id }) => id)
  const relations = await relationsOf(deps.db, viewer, ids)
  const cards = await shownCards(
    deps,
    ids.filter((id) => ['stranger', 'team'].includes(relations.get(id) ?? '')),
  )
  return candidates.flatMap(({ id, mutual, teams, challenges }) => {
    const card = cards.get(id)
    return card
      ? [
          {
            ...card,
            mutualFriends: mutual,
            sharedTeams: teams,
            sharedChallenges: challenges,
            isFriend: false as const,
          },
        ]
      : []
  })
}

const FRIENDS = 'select f.friend_id as id from friendships f where f.user_id = $1'

/**
 * Who was dismissed, who waits for an answer, and whom the viewer has asked by handle. Whom they have asked by address is not left
 * out: it would say whose the address is.
 */
const LEFT_OUT = `
  select d.other_id as id from dismissed_people d where d.user_id = $1
  union
  select r.other_id from friend_requests r
  where r.user_id = $1 and r.other_id is not null and r.state = 'open' and r.expires_at > $2
    and (r.sent_by <> $1 or position('@' in r.sent_to_key) = 0)`

/**
 * Weighs like {@link suggestionWeight}. Who is left out is so as a person, not in each of a million friendships: a plan that is kept
 * for any parameters compares with the whole list each time.
 */
const IN_COMMON = `
  select id, mutual, teams, challenges, 3 * mutual + 2 * teams + challenges as weight from (
    select id, sum(friends)::int as mutual, sum(teams)::int as teams, sum(challenges)::int as challenges
    from (
      select f.friend_id as id, 1 as friends, 0 as teams, 0 as challenges from friendships f
      where f.user_id = any($1::uuid[])
      union all
      select m.user_id, 0, 1, 0 from team_members m where m.team_id = any($3::uuid[])
      union all
      select c.user_id, 0, 0, 1 from challenge_members c where c.challenge_id = any($4::uuid[]) and c.state = 'joined'
    ) common
    group by id
  ) people
  where not exists (select from unnest($2::uuid[]) as left_out (id) where left_out.id = people.id)
  order by weight desc, id limit $5 offset $6`

const WILLING = 'select s.user_id as id from settings s where s.user_id = any($1::uuid[]) and s.suggest_me'

/** Leaves somebody out for good. Any id is answered alike; nothing is kept of one that nobody has. */
export async function dismissPerson(deps: Deps, person: Person, other: OtherUserId): Promise<void> {
  await change(deps, person, async (tx) => {
    const there = await tx.query('select from users where id = $1', [other])
    if (there.length > 0) await tx.query(DISMISS, [person.id, other])
  })
}

const DISMISS = 'insert into dismissed_people (user_id, other_id) values ($1, $2) on conflict do nothing'
