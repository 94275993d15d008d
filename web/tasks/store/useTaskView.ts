import { startTransition, useEffect, useState } from 'react'
import { useOpenTasks } from './openTasks.ts'
import type { TaskView } from './taskStore.ts'

/**
 * What is shown of all known tasks, drawn anew with each change. As a transition: on a slow phone a hundred boxes take
 * several frames, and the browser may answer the next key or click between them (docs/decisions/0055).
 */
export function useTaskView(): TaskView {
  const { store } = useOpenTasks()
  const [view, setView] = useState(store.view)
  useEffect(() => {
    const draw = () => startTransition(() => setView(store.view()))
    draw() // it may have changed since the first drawing
    return store.subscribe(draw)
  }, [store])
  return view
}
