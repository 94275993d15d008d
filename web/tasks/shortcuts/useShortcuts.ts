import { useEffect, useEffectEvent, useRef } from 'react'
import { keyOf, type ShortcutId, shortcutOf } from './shortcuts.ts'

const ON_TOP = 'dialog[open], [popover]:popover-open:is([role=menu], [role=dialog])'

/** Within this time two keys are pressed one after the other. */
const TOGETHER_MS = 1500

type Actions = Partial<Record<ShortcutId, () => void>>

/**
 * Handles the keys of `SHORTCUTS` while this screen is shown, except inside a field (where Ctrl+K works), an open dialog or a
 * menu, and except events that were handled already. On a task (an element with `data-task`) only the shortcuts for tasks apply, as far as
 * the task itself does not handle them.
 */
export function useShortcuts(actions: Actions) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const before = useRef({ key: '', at: 0 })
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const { key, at } = before.current
    before.current = { key: keyOf(event), at: event.timeStamp }
    if (event.defaultPrevented || isOnTop()) return
    const isOnTask = event.target instanceof Element && event.target.closest('[data-task]') !== null
    const id = shortcutOf(event, isOnTask, { before: event.timeStamp - at < TOGETHER_MS ? key : '' })
    const isFree = id === 'search' && (event.ctrlKey || event.metaKey)
    if (!isFree && isField(event.target)) return
    const act = id === null ? undefined : actions[id]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event)
    const find = (id: ShortcutId) => latest.current[id]
    document.addEventListener('keydown', listen)
    shown.add(find)
    return () => {
      document.removeEventListener('keydown', listen)
      shown.delete(find)
    }
  }, [])
}

const shown = new Set<(id: ShortcutId) => (() => void) | undefined>()

/** What a shortcut does on the screen that is shown; undefined where nothing answers to it. */
export function actionOnScreen(id: ShortcutId): (() => void) | undefined {
  for (const find of shown) {
    const act = find(id)
    if (act) return act
  }
  return undefined
}

/** Whether a dialog or a menu is open, whose keys these are. */
function isOnTop(): boolean {
  return document.querySelector(ON_TOP) !== null
}

/** Whether a key belongs to a field. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role=menu], [role=textbox]') !== null
  )
}
