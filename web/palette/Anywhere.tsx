import { lazy, Suspense, useEffect } from 'react'
import { PATHS } from '#shared/paths.ts'
import { goTo } from '#web/navigation.tsx'
import { useShortcuts } from '#web/tasks/shortcuts/useShortcuts.ts'
import { useTypeAhead } from '#web/ui/typeAhead.ts'
import { useRedo, useUndo } from '#web/workspace/undo.ts'
import { openAnywhere, useOpenPanel } from './anywhere.ts'

const Panels = lazy(async () => ({ default: (await import('./Panels.tsx')).Panels }))

/** The keys that work on every screen, and what they open. Its code is loaded with the first use. */
export function Anywhere() {
  const panel = useOpenPanel()
  useTypeAhead(panel?.kind === 'quickAdd' || panel?.kind === 'search')
  useShortcuts({
    search: () => openAnywhere({ kind: 'search' }),
    quickAdd: () => openAnywhere({ kind: 'quickAdd' }),
    goals: () => goTo(PATHS.goals),
    habits: () => goTo(PATHS.habits),
    help: () => openAnywhere({ kind: 'help' }),
    undo: useUndo(),
    redo: useRedo(),
  })
  useEffect(() => {
    if (new URLSearchParams(location.search).get('add') === 'quick') openAnywhere({ kind: 'quickAdd' })
    return () => openAnywhere(null)
  }, [])
  return <Suspense>{panel && <Panels panel={panel} />}</Suspense>
}
