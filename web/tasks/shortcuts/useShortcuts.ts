import { useEffect, useEffectEvent } from 'react'
import { type ShortcutId, shortcutOf } from './shortcuts.ts'

const ON_TOP = 'dialog[open], [popover]:popover-open:is([role=menu], [role=dialog])'

type Actions = Partial<Record<ShortcutId, () => void>>

/**
 * Handles the keys of `SHORTCUTS` while this screen is shown, except inside a field, an open dialog or a menu, and except
 * events that were handled already. On a task (an element with `data-task`) only the shortcuts for tasks apply, as far as
 * the task itself does not handle them.
 */
export function useShortcuts(actions: Actions) {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    const isOnTask = event.target instanceof Element && event.target.closest('[data-task]') !== null
    const id = shortcutOf(event, isOnTask)
    const act = id === null ? undefined : actions[id]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Whether a key belongs to a field, a dialog or a menu. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector(ON_TOP) !== null) return true
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role=menu], [role=textbox]') !== null
  )
}
