import { type ReactNode, Suspense, useState } from 'react'
import { habits } from './data.ts'
import type { HabitPanel } from './HabitPanels.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

const HabitPanels = partOnDemand(async () => (await import('./HabitPanels.tsx')).HabitPanels)

/** Opens the dialogs of habits. @returns the way to open one, and the open one, to be drawn */
export function useHabitPanel(): [open: (panel: HabitPanel) => void, drawn: ReactNode] {
  const [panel, setPanel] = useState<HabitPanel | null>(null)
  const { rows } = habits.useRows()
  const shown = panel && 'habit' in panel ? withRow(panel, rows) : panel
  return [
    setPanel,
    <Suspense key="panel">
      {shown && <HabitPanels panel={shown} onOpen={setPanel} onClose={() => setPanel(null)} />}
    </Suspense>,
  ]
}

/** The row as it is now: it changes while its dialog is open. */
function withRow(
  panel: Extract<HabitPanel, { habit: object }>,
  rows: ReturnType<typeof habits.useRows>['rows'],
): HabitPanel {
  return { ...panel, habit: rows.find(({ id }) => id === panel.habit.id) ?? panel.habit }
}
