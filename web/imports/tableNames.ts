import { capitalised } from '#shared/text/capitalised.ts'

/** What the rows of a table are called, one and several. */
const NAMES: Record<string, readonly [one: string, several: string]> = {
  tasks: ['task', 'tasks'],
  goals: ['goal', 'goals'],
  milestones: ['milestone', 'milestones'],
  goal_checkins: ['value of a goal', 'values of goals'],
  habits: ['habit', 'habits'],
  habit_checkins: ['check-in', 'check-ins'],
  routines: ['routine', 'routines'],
  recurrences: ['repeating task', 'repeating tasks'],
  focus_sessions: ['timed session', 'timed sessions'],
  domains: ['life domain', 'life domains'],
  if_thens: ['if-then plan', 'if-then plans'],
  rituals: ['ritual', 'rituals'],
  plans: ['proposed plan', 'proposed plans'],
  receipts: ['receipt', 'receipts'],
  threads: ['chat', 'chats'],
  thread_messages: ['chat message', 'chat messages'],
  xp_ledger: ['thing earned', 'things earned'],
  streak_days_off: ['day off', 'days off'],
  notifications: ['notification', 'notifications'],
  reminders: ['reminder', 'reminders'],
  availability: ['set of hours', 'sets of hours'],
  settings: ['set of settings', 'sets of settings'],
  profile: ['profile', 'profiles'],
}

/** `Things earned`; null for what is no table. */
export function tableInWords(table: string): string | null {
  const [, several] = NAMES[table] ?? []
  return several === undefined ? null : capitalised(several)
}

/** `12 tasks`. */
export function rowsInWords(table: string, count: number): string {
  const name = table.replaceAll('_', ' ')
  const [one, several] = NAMES[table] ?? [name, name]
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`
}
