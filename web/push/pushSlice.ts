import type { Slice } from '#web/kit/workspace/slice.ts'
import { browsersQuery } from './data.ts'
import { offerPush } from './offer.ts'

/** Follows the browsers that take pushes, and offers pushes when the person has set a reminder. */
export const pushSlice: Slice = {
  name: 'push',
  open: ({ client }) => ({
    tables: ['push_subscriptions', 'reminders'],
    follow: (changes) => {
      if (changes.some(({ table }) => table === 'push_subscriptions'))
        void client.invalidateQueries({ queryKey: browsersQuery.queryKey })
      if (changes.some(({ table, op }) => table === 'reminders' && op === 'insert')) void offerPush()
    },
  }),
}
