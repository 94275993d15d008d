import { type RefObject, useEffect } from 'react'
import { type FocusedTask, focusedTask } from './focusedTask.ts'

/** Keeps the focus on tasks while the plan changes. Nobody can lose it before the first key or press, so its code comes then. */
export function useTaskFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop = () => {}
    let isLoading = false
    /** The latest, until the code is there. */
    let focused: FocusedTask | null = null
    const begun = new AbortController()
    const begin = async () => {
      const { keepTaskFocus } = await import('./keepTaskFocus.ts')
      if (begun.signal.aborted || !root.current) return
      begun.abort()
      stop = keepTaskFocus(root.current, focused)
    }
    const listen = ({ type, target }: Event) => {
      if (type === 'focusin' && target instanceof Element && root.current)
        focused = focusedTask(target, root.current)
      if (isLoading) return
      isLoading = true
      begin().catch(() => {}) // without it the focus is where the browser leaves it
    }
    for (const type of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(type, listen, { capture: true, signal: begun.signal })
    return () => {
      begun.abort()
      stop()
    }
  }, [root])
}
