import { unreadSlice } from '#web/notifications/unreadCount.ts'
import { profileSlice } from '#web/profile/profileSlice.ts'
import { progressSlice } from '#web/progress/progressSlice.ts'
import { settingsSlice } from '#web/settings/settingsSlice.ts'
import { tasksSlice } from '#web/tasks/tasksSlice.ts'
import type { Slice } from '#web/kit/workspace/slice.ts'
import type { LateSlices } from '#web/kit/workspace/workspace.ts'

/** What is opened for every signed-in person at the start: the first screen shows it. */
export const SLICES: readonly Slice[] = [profileSlice, settingsSlice, progressSlice, tasksSlice, unreadSlice]

/** What the first screen can be drawn without, by name: opened by the screens that show it, and for its changes that wait. */
export const LATE_SLICES: LateSlices = {
  domains: async () => (await import('#web/domains/data.ts')).domains.slice,
  habits: async () => (await import('#web/habits/data.ts')).habits.slice,
  routines: async () => (await import('#web/habits/routines.ts')).routines.slice,
  goals: async () => (await import('#web/goals/data.ts')).goals.slice,
  if_thens: async () => (await import('#web/ifThens/data.ts')).ifThens.slice,
  suggestions: async () => (await import('#web/ifThens/suggestionsSlice.ts')).suggestionsSlice,
  notifications: async () => (await import('#web/notifications/data.ts')).inbox.slice,
  messages: async () => (await import('#web/messages/data.ts')).messages.slice,
  reminders: async () => (await import('#web/reminders/data.ts')).reminders.slice,
  activity: async () => (await import('#web/activity/data.ts')).activity.slice,
  preferences: async () => (await import('#web/settings/preferencesSlice.ts')).preferencesSlice,
  rituals: async () => (await import('#web/rituals/ritualsSlice.ts')).ritualsSlice,
}
