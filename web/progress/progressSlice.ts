import type { Slice } from '#web/kit/workspace/slice.ts'
import { forgetCelebrated } from './celebrated.ts'
import { statsQuery } from './data.ts'

export const progressSlice: Slice = {
  name: 'progress',
  open: ({ client, idle }) => ({
    tables: ['tasks', 'xp_ledger', 'streak_days', 'users'],
    follow: async (changes) => {
      await idle() // the answer to a change that is on its way brings its own figures
      void client.invalidateQueries({ queryKey: statsQuery.queryKey })
      if (changes.some(({ table }) => table === 'xp_ledger' || table === 'streak_days'))
        void client.invalidateQueries({ queryKey: ['ledger'] })
    },
    prefetch: () => client.prefetchQuery(statsQuery),
    forget: forgetCelebrated,
  }),
}
