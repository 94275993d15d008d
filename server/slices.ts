import { accounts } from '#server/auth/slice.ts'
import { security } from '#server/auth/securitySlice.ts'
import { domains } from '#server/domains/slice.ts'
import type { Slice } from '#server/http/slice.ts'
import { profile } from '#server/profile/slice.ts'
import { progress } from '#server/progress/slice.ts'
import { realtime } from '#server/realtime/slice.ts'
import { rest } from '#server/rest/slice.ts'
import { tasks } from '#server/tasks/slice.ts'

/** The parts of the server, in the order in which people read the API's description. A new slice is one line here. */
export const SLICES: readonly Slice[] = [
  tasks,
  domains,
  progress,
  profile,
  realtime,
  accounts,
  security,
  rest,
]
