import { Suspense, useEffect } from 'react'
import { PATHS } from '#shared/paths.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { useShortcuts } from '#web/tasks/shortcuts/useShortcuts.ts'
import { useTypeAhead } from '#web/kit/ui/typeAhead.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { useRedo, useUndo } from '#web/kit/workspace/undo.ts'
import { openPanel, useOpenPanel } from './openPanel.ts'

const Panels = partOnDemand(async () => (await import('./Panels.tsx')).Panels)

/** The keys that work on every screen, and what they open. Its code is loaded with the first use. */
export function Anywhere() {
  const panel = useOpenPanel()
  useTypeAhead(panel?.kind === 'quickAdd' || panel?.kind === 'search')
  useShortcuts({
    search: () => openPanel({ kind: 'search' }),
    quickAdd: () => openPanel({ kind: 'quickAdd' }),
    goals: () => goTo(PATHS.goals),
    habits: () => goTo(PATHS.habits),
    people: () => goTo(`${PATHS.achievements}?tab=friends`),
    help: () => openPanel({ kind: 'help' }),
    undo: useUndo(),
    redo: useRedo(),
  })
  useEffect(() => {
    const add = new URLSearchParams(location.search).get('add')
    if (add === 'quick' || add === 'shared') openPanel({ kind: 'quickAdd', isShared: add === 'shared' })
    return () => openPanel(null)
  }, [])
  return <Suspense>{panel && <Panels panel={panel} />}</Suspense>
}
