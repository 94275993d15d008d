import { type QueryClient, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { Team, TeamMemberPage, TeamPage } from '#shared/teams/team.ts'
import { apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import type { Slice } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'

/** All that is asked about teams. Their figures are asked for anew when a screen shows them (docs/rules/teams.md). */
const TEAMS_KEY = ['teams'] as const

const teamsQuery = queryOptions({
  queryKey: [...TEAMS_KEY, 'own'],
  queryFn: async ({ client, signal }) => (await apiOf(client).get('/api/teams', TeamPage, { signal })).items,
  meta: { kept: true },
})

/** Null where there is no such team for this person. */
const queryOf = <Schema extends z.ZodMiniType>(id: string, part: string, schema: Schema) =>
  queryOptions({
    queryKey: [...TEAMS_KEY, id, part],
    queryFn: ({ client, signal }): Promise<z.output<Schema> | null> =>
      apiOf(client)
        .get(`/api/teams/${id}${part}`, schema, { signal })
        .catch((error: unknown) => {
          if (error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid'))
            return null
          throw error
        }),
  })

/** Asks again for teams when one of them has changed or is not there any more, and when a block hides or shows a member. */
const teamsSlice = {
  name: 'teams',
  open: ({ client, idle }) => ({
    tables: ['teams', 'blocks'],
    follow: () => void idle().then(() => refreshTeams(client)),
  }),
} satisfies Slice

/** Asks again for what is shown of teams. */
export function refreshTeams(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: TEAMS_KEY })
}

/** This person's teams by name. */
export function useTeams() {
  useLateSlice(teamsSlice)
  const query = useQuery(teamsQuery)
  return { teams: query.data ?? [], load: loadOf(query) }
}

/** A team by its id: null where there is none, undefined while that is not known. */
export function useTeam(id: string) {
  useLateSlice(teamsSlice)
  const query = useQuery(queryOf(id, '', Team))
  return { team: query.data, load: loadOf(query) }
}

/** The members of a team, its owner first; nobody without an id. */
export function useTeamMembers(id: string | null) {
  const query = useQuery({ ...queryOf(id ?? '', '/members', TeamMemberPage), enabled: id !== null })
  return { members: query.data?.items ?? [], load: loadOf(query) }
}

function loadOf({ data, isError, refetch }: UseQueryResult): LoadState {
  return { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() }
}
