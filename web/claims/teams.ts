import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Team, TeamMemberPage, TeamPage } from '#shared/teams/team.ts'
import { apiOf } from '#web/kit/api.ts'

/** How teams and their members are called changes rarely. Milliseconds. */
const FRESH_FOR_MS = 60_000

const teamsQuery = queryOptions({
  queryKey: ['teams', 'names'],
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).get('/api/teams?limit=1000', TeamPage, { signal })).items,
  staleTime: FRESH_FOR_MS,
})

const membersQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['teams', 'memberNames', teamId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).get(`/api/teams/${teamId}/members?limit=1000`, TeamMemberPage, { signal })).items,
    staleTime: FRESH_FOR_MS,
  })

/** The teams that can witness. */
export function useTeamNames(): readonly Pick<Team, 'id' | 'name' | 'is_default'>[] {
  return useQuery(teamsQuery).data ?? []
}

/** The members of a team; none without one. */
export function useMemberNames(teamId: string | null): readonly { user_id: string | null; name: string }[] {
  return useQuery({ ...membersQuery(teamId ?? ''), enabled: teamId !== null }).data ?? []
}
