import { type RefObject, useEffect, useEffectEvent } from 'react'
import { shortcutOf } from '../shortcuts/shortcuts.ts'
import type { SelectionActions } from './useSelectionActions.ts'

type Keyed = Pick<SelectionActions, 'complete' | 'remove'> & { askWhere: () => void }

/** While tasks are selected, the keys that complete, move and delete a task are about all of them. */
export function useSelectionKeys(root: RefObject<HTMLElement | null>, actions: Keyed): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isOnTask = event.target instanceof Element && event.target.closest('[data-task]') !== null
    const shortcut = isOnTask ? shortcutOf(event, true) : null
    if (shortcut === 'complete') actions.complete()
    else if (shortcut === 'delete') actions.remove()
    else if (shortcut === 'move') actions.askWhere()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const element = root.current
    const onKey = (event: KeyboardEvent) => act(event)
    element?.addEventListener('keydown', onKey, true)
    return () => element?.removeEventListener('keydown', onKey, true)
  }, [root])
}
