import type { Slice } from '#web/kit/workspace/slice.ts'

/** The first part of the key of all queries for analytics. */
export const ANALYTICS_KEY = 'analytics'

/** Asks for the shown figures again when rows change that they count. It queues no changes, so only its screen opens it. */
export const analyticsSlice: Slice = {
  name: 'analytics',
  open: ({ client, idle }) => ({
    tables: [
      'tasks',
      'domains',
      'goals',
      'goal_checkins',
      'milestones',
      'habits',
      'habit_checkins',
      'streak_days',
      'users',
    ],
    follow: async () => {
      await idle() // the answer to a change that is on its way brings its own figures
      void client.invalidateQueries({ queryKey: [ANALYTICS_KEY] })
    },
  }),
}
