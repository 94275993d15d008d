import type { LateSlices } from '#web/kit/workspace/workspace.ts'

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
  claims: async () => (await import('#web/claims/claimsSlice.ts')).claimsSlice,
  activity: async () => (await import('#web/activity/data.ts')).activity.slice,
  preferences: async () => (await import('#web/settings/preferencesSlice.ts')).preferencesSlice,
  rituals: async () => (await import('#web/rituals/ritualsSlice.ts')).ritualsSlice,
}
