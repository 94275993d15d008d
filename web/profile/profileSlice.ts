import type { Slice } from '#web/workspace/slice.ts'
import { profileQuery } from './data.ts'

export const profileSlice: Slice = {
  name: 'profile',
  open: ({ client, idle }) => ({
    tables: ['users', 'xp_ledger'],
    // The answer to a change that is on its way brings its own XP.
    follow: () => void idle().then(() => client.invalidateQueries({ queryKey: profileQuery.queryKey })),
    prefetch: () => void client.prefetchQuery(profileQuery),
  }),
}
