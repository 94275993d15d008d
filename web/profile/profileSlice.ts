import type { Slice } from '#web/kit/workspace/slice.ts'
import { profileQuery } from './data.ts'

/** Local storage key of the pair of time zones about which the person was asked. */
export const ZONE_KEPT_KEY = 'goal-crusher.zone-kept'

export const profileSlice: Slice = {
  name: 'profile',
  open: ({ client, idle }) => ({
    tables: ['users', 'xp_ledger'],
    // The answer to a change that is on its way brings its own XP.
    follow: () => void idle().then(() => client.invalidateQueries({ queryKey: profileQuery.queryKey })),
    prefetch: () => client.prefetchQuery(profileQuery),
    forget: () => localStorage.removeItem(ZONE_KEPT_KEY),
  }),
}
