import type { Slice } from '#server/kit/http/slice.ts'
import { forgetNudges } from './forgetNudges.ts'
import { LATENESS, nudge } from './nudge.ts'
import { NUDGES_DUE, setNudges } from './setNudges.ts'

/** Nudges (docs/rules/reminders.md, Nudges). */
export const nudges: Slice = {
  tag: 'Nudges',
  routes: [],
  jobs: { forgetNudges },
  follows: {
    'profile.moved': (inside, { id, dayRule }) => setNudges(inside.db, id, dayRule.timezone, inside.now()),
  },
  due: {
    [NUDGES_DUE]: {
      clock: 'trusted',
      lock: 'person',
      lateness: LATENESS,
      horizon: 3 * 86_400,
      retries: { first: 10, longest: 600, giveUpAfter: Infinity },
      run: nudge,
    },
  },
}
