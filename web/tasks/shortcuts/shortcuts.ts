/** What a shortcut does. `onTask` ones work while a task has the focus. */
export type ShortcutId =
  | 'search'
  | 'quickAdd'
  | 'goals'
  | 'habits'
  | 'people'
  | 'help'
  | 'undo'
  | 'redo'
  | 'today'
  | 'previous'
  | 'next'
  | 'day'
  | 'week'
  | 'month'
  | 'agenda'
  | 'open'
  | 'move'
  | 'startOrPause'
  | 'complete'
  | 'edit'
  | 'delete'

export type Shortcut = {
  id: ShortcutId
  group: 'Anywhere' | 'Calendar' | 'On a task'
  /** As `KeyboardEvent.key` names it; letters in lower case. */
  key: string
  withControl?: boolean
  withShift?: boolean
  /** The key that is pressed shortly before it. */
  after?: string
  what: string
}

/** All shortcuts. Key handling and the help are both made from this table. */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'search', group: 'Anywhere', key: '/', what: 'Search tasks, screens and actions' },
  {
    id: 'search',
    group: 'Anywhere',
    key: 'k',
    withControl: true,
    what: 'Search, also from inside a field',
  },
  { id: 'quickAdd', group: 'Anywhere', key: 'n', what: 'Quick add a task' },
  { id: 'goals', group: 'Anywhere', key: 'g', what: 'Go to your goals' },
  { id: 'habits', group: 'Anywhere', key: 'h', what: 'Go to your habits' },
  { id: 'people', group: 'Anywhere', key: 'p', after: 'g', what: 'Go to your friends' },
  {
    id: 'undo',
    group: 'Anywhere',
    key: 'z',
    withControl: true,
    what: 'Undo the last change',
  },
  {
    id: 'redo',
    group: 'Anywhere',
    key: 'z',
    withControl: true,
    withShift: true,
    what: 'Redo what was undone',
  },
  { id: 'help', group: 'Anywhere', key: '?', what: 'Show this help' },
  { id: 'today', group: 'Calendar', key: 't', what: 'Go to today' },
  { id: 'previous', group: 'Calendar', key: 'ArrowLeft', what: 'Previous day, week or month' },
  { id: 'next', group: 'Calendar', key: 'ArrowRight', what: 'Next day, week or month' },
  { id: 'day', group: 'Calendar', key: 'd', what: 'Day view' },
  { id: 'week', group: 'Calendar', key: 'w', what: 'Week view' },
  { id: 'month', group: 'Calendar', key: 'm', what: 'Month view' },
  { id: 'agenda', group: 'Calendar', key: 'a', what: 'Agenda view' },
  { id: 'open', group: 'On a task', key: 'Enter', what: 'Open it' },
  { id: 'move', group: 'On a task', key: 'm', what: 'Move it with the arrow keys' },
  { id: 'startOrPause', group: 'On a task', key: 's', what: 'Start or pause its timer' },
  { id: 'complete', group: 'On a task', key: 'x', what: 'Complete it' },
  { id: 'edit', group: 'On a task', key: 'e', what: 'Edit it' },
  { id: 'delete', group: 'On a task', key: 'Delete', what: 'Delete it' },
]

/** Where people switch the single keys off (WCAG 2.1.4): local storage holds `off` under this key. */
const SETTING = 'shortcuts'

/** Whether single keys do something; keys with Ctrl or Cmd always do. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(SETTING) !== 'off'
  } catch {
    return true // without storage the default applies
  }
}

/** Switches the single keys on or off, on this device. */
export function setSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(SETTING)
    else localStorage.setItem(SETTING, 'off')
  } catch {
    // Without storage the setting is lost with the page.
  }
}

/** The parts of a `KeyboardEvent` that identify a key press. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

/**
 * The shortcut that a key press means, or null. On keyboards without Latin letters the place of the key counts.
 *
 * @param isOnTask whether a task has the focus: `M` moves it there, and shows the month elsewhere
 * @param areOn whether single keys do something
 * @param before the key that was pressed shortly before it
 */
export function shortcutOf(
  press: KeyPress,
  isOnTask: boolean,
  { areOn = areSingleKeysOn(), before = '' }: { areOn?: boolean; before?: string } = {},
): ShortcutId | null {
  if (press.isComposing || press.altKey) return null
  const withControl = press.ctrlKey || press.metaKey
  if (!withControl && !areOn) return null
  const key = keyOf(press)
  if (press.repeat && !key.startsWith('Arrow')) return null
  const matching = SHORTCUTS.filter(
    (one) =>
      one.key === key &&
      (one.after ?? before) === before &&
      (one.withControl ?? false) === withControl &&
      (mayNeedShift(key) || (one.withShift ?? false) === press.shiftKey),
  )
  const own = matching.find(({ group }) => (group === 'On a task') === isOnTask)
  return (own ?? matching.find(({ group }) => group !== 'On a task'))?.id ?? null
}

/** On some keyboards these are typed with Shift. */
function mayNeedShift(key: string): boolean {
  return key === '?' || key === '/'
}

/** A key as the table names it: letters in lower case, and by their place where the keyboard has no Latin ones. */
export function keyOf({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  if (key.length > 1) return key
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
}
