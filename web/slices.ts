import { domains } from '#web/domains/data.ts'
import { profileSlice } from '#web/profile/profileSlice.ts'
import { progressSlice } from '#web/progress/progressSlice.ts'
import { settingsSlice } from '#web/settings/settingsSlice.ts'
import { tasksSlice } from '#web/tasks/tasksSlice.ts'
import type { Slice } from '#web/workspace/slice.ts'

/** Everything that is opened for a signed-in person. */
export const SLICES: readonly Slice[] = [
  profileSlice,
  settingsSlice,
  progressSlice,
  tasksSlice,
  domains.slice,
]
