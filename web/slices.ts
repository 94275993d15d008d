import { unreadSlice } from '#web/notifications/unreadCount.ts'
import { profileSlice } from '#web/profile/profileSlice.ts'
import { progressSlice } from '#web/progress/progressSlice.ts'
import { settingsSlice } from '#web/settings/settingsSlice.ts'
import { tasksSlice } from '#web/tasks/tasksSlice.ts'
import type { Slice } from '#web/kit/workspace/slice.ts'

/** What is opened for every signed-in person at the start: the first screen shows it. */
export const SLICES: readonly Slice[] = [profileSlice, settingsSlice, progressSlice, tasksSlice, unreadSlice]
