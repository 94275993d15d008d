import { PATHS } from '#shared/paths.ts'
import { weekToReview } from '#shared/rituals/offered.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { actionOnScreen } from '#web/tasks/shortcuts/useShortcuts.ts'
import { openPanel, type Panel } from './openPanel.ts'
import { type Shortcut, type ShortcutId, SHORTCUTS } from '#web/tasks/shortcuts/shortcuts.ts'
import { shownKeys } from '#web/tasks/shortcuts/shownKeys.ts'

/** A screen, or an action. `run` is null where it is not possible now. */
export type Command = {
  id: string
  label: string
  /** More words by which it is found. */
  words: string
  /** As this device's keyboard names them. */
  keys: readonly string[]
  hint: string
  run: (() => void) | null
}

/** All screens. */
const SCREENS: [path: string, label: string, words: string][] = [
  [PATHS.dashboard, 'Dashboard', 'calendar plan week tasks'],
  [PATHS.goals, 'Goals', 'progress milestones pace'],
  [PATHS.goalWizard, 'Goal Wizard', 'goals ai chat'],
  [PATHS.habits, 'Habits', 'routines rituals streak strength'],
  [PATHS.achievements, 'Achievements', 'awards badges'],
  [`${PATHS.achievements}?tab=friends`, 'Friends', 'people requests invite activity'],
  [PATHS.rooms, 'Focus together', 'rooms focus minutes body doubling friends'],
  [PATHS.analytics, 'Analytics', 'insights figures statistics'],
  [PATHS.settings, 'Settings', 'profile theme trash time zone password devices'],
]

/** Where an action of the calendar leads from another screen. */
const ON_DASHBOARD: Partial<Record<ShortcutId, string>> = {
  today: '',
  day: '?view=day',
  week: '?view=week',
  month: '?view=month',
  agenda: '?view=agenda',
}

/** The screens, and the inbox, which opens on top of any. */
export function screenCommands(): Command[] {
  const screens = SCREENS.map(([path, label, words]) => ({
    id: `screen ${path}`,
    label,
    words,
    keys: [],
    hint: 'Screen',
    run: () => goTo(path),
  }))
  return [...screens, INBOX]
}

const INBOX: Command = {
  id: 'inbox',
  label: 'Notifications',
  words: 'inbox bell reminders unread',
  keys: [],
  hint: 'Inbox',
  run: () => openPanel({ kind: 'inbox' }),
}

/** The rituals. @param today the person's date; `weekStart` 0 Sunday to 6 Saturday */
export function ritualCommands(today: string, weekStart: number): Command[] {
  return RITUALS.map(([kind, label, words]) => {
    const date = kind === 'weekly_review' ? weekToReview(today, weekStart) : today
    const run = () => openPanel({ kind: 'ritual', of: { kind, date } })
    return { id: `ritual ${kind}`, label, words, keys: [], hint: 'Ritual', run }
  })
}

const RITUALS: [kind: RitualOf['kind'], label: string, words: string][] = [
  ['morning_plan', 'Plan the day', 'morning ritual today three'],
  ['evening_close', 'Close the day', 'evening ritual shutdown'],
  ['weekly_review', 'Review the week', 'weekly ritual intention'],
]
type RitualOf = Extract<Panel, { kind: 'ritual' }>['of']

/** Every action that has a key. @param isOnTask whether a task had the focus when the palette was opened */
export function actionCommands(isOnTask: boolean): Command[] {
  const own = SHORTCUTS.filter(({ id }) => id !== 'search')
  return own.map((shortcut) => ({
    id: `action ${shortcut.id}`,
    label: shortcut.group === 'On a task' ? shortcut.what.replace(/\bit\b/, 'the task') : shortcut.what,
    words: shortcut.group,
    keys: shownKeys(shortcut),
    hint: shortcut.group === 'On a task' && !isOnTask ? 'Choose a task in the plan first' : '',
    run: runOf(shortcut, isOnTask),
  }))
}

function runOf({ id, group }: Shortcut, isOnTask: boolean): (() => void) | null {
  if (group === 'On a task' && !isOnTask) return null
  if (actionOnScreen(id)) return () => actionOnScreen(id)?.()
  const query = ON_DASHBOARD[id]
  return query === undefined ? null : () => goTo(PATHS.dashboard + query)
}
