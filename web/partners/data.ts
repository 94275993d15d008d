import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Partner, PartnerPage } from '#shared/partners/partner.ts'
import { apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import type { Slice } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'

const KEY = ['partners'] as const

const partnersQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).get('/api/partners?limit=1000', PartnerPage, { signal })).items,
  meta: { kept: true },
})

/** Asks again when somebody became a partner, or is none any more. */
const partnersSlice = {
  name: 'partners',
  open: ({ client, idle }) => ({
    tables: ['partners', 'friendships', 'blocks'],
    follow: () => void idle().then(() => client.invalidateQueries({ queryKey: KEY })),
  }),
} satisfies Slice

/** Partners, who was asked to be one, and who asks. */
export function usePartners(): { partners: readonly Partner[]; load: LoadState } {
  useLateSlice(partnersSlice)
  const { data, isError, refetch } = useQuery(partnersQuery)
  return {
    partners: data ?? [],
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
  }
}

/** Who can witness: the active ones. */
export function useActivePartners(): readonly Partner[] {
  return usePartners().partners.filter(({ state }) => state === 'active')
}
