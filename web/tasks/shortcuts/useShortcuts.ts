import { useEffect, useEffectEvent } from 'react'
import { type ShortcutId, shortcutOf } from './shortcuts.ts'

const ON_TOP = 'dialog[open], [popover]:popover-open:is([role=menu], [role=dialog])'

type Actions = Partial<Record<ShortcutId, () => void>>

/**
 * Lets the keys of `SHORTCUTS` do something while this screen is shown. A key inside a field, an open dialog or a menu is
 * theirs; so is one that somebody has answered already. On a task (an element with `data-task`) only what is given for
 * tasks and not answered by the task itself arrives here.
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

/** Whether a key belongs to a field, or to what lies on top of the screen. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector(ON_TOP) !== null) return true
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role=menu], [role=textbox]') !== null
  )
}
