import { assistant, assistantCalls, functions } from '#server/assistant/slices.ts'
import { accountability } from '#server/accountability/slice.ts'
import { achievements } from '#server/achievements/slice.ts'
import { activity } from '#server/activity/slice.ts'
import { analytics } from '#server/analytics/slice.ts'
import { assistantUsage } from '#server/assistant/usage/slice.ts'
import { claims } from '#server/claims/slice.ts'
import { challenges } from '#server/challenges/slice.ts'
import { domains } from '#server/domains/slice.ts'
import { goals } from '#server/goals/slice.ts'
import { habits } from '#server/habits/slice.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { ifThens } from '#server/ifThens/slice.ts'
import { league } from '#server/league/slice.ts'
import { messages } from '#server/messages/slice.ts'
import { notifications } from '#server/notifications/slice.ts'
import { nudges } from '#server/nudges/slice.ts'
import { partners } from '#server/partners/slice.ts'
import { people } from '#server/people/slice.ts'
import { plans } from '#server/plans/slice.ts'
import { presence } from '#server/presence/slice.ts'
import { profile } from '#server/profile/slice.ts'
import { progress } from '#server/progress/slice.ts'
import { publicPages } from '#server/publicPages/slice.ts'
import { realtime } from '#server/kit/realtime/slice.ts'
import { reminders } from '#server/reminders/slice.ts'
import { reports } from '#server/reports/slice.ts'
import { rituals } from '#server/rituals/slice.ts'
import { rooms } from '#server/rooms/slice.ts'
import { routines } from '#server/routines/slice.ts'
import { settings } from '#server/settings/slice.ts'
import { tasks } from '#server/tasks/slice.ts'
import { teams } from '#server/teams/slice.ts'

/** The parts that a person's own data is made of. They run wherever there is a database, also in a demo's worker. */
export const DATA_SLICES: readonly Slice[] = [
  tasks,
  reminders,
  nudges,
  domains,
  goals,
  habits,
  routines,
  analytics,
  ifThens,
  rituals,
  plans,
  notifications,
  people,
  accountability,
  teams,
  challenges,
  league,
  messages,
  reports,
  rooms,
  presence,
  partners,
  claims,
  progress,
  achievements,
  activity,
  profile,
  publicPages,
  settings,
  assistant,
  assistantCalls,
  functions,
  assistantUsage,
  realtime,
]
