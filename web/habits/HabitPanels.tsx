import type { AskedHabit } from '#shared/habits/change.ts'
import type { Habit } from '#shared/habits/habit.ts'
import type { Routine } from '#shared/routines/routine.ts'
import type { CopyDialogProps } from '#web/kit/offline/offlineSlice.ts'
import { CheckInDialog } from './CheckInDialog.tsx'
import { HabitDetails } from './HabitDetails.tsx'
import { CorrectHabitDialog, HabitDialog } from './HabitDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { RoutineDialog } from './RoutineDialog.tsx'
import { RoutineRun } from './RoutineRun.tsx'

/** What can be opened of habits and routines. */
export type HabitPanel =
  | { kind: 'add' }
  | { kind: 'details' | 'edit' | 'import'; habit: Habit }
  | { kind: 'checkIn'; habit: Habit; date: string }
  | { kind: 'routine'; routine?: Routine }
  | { kind: 'run'; routine: Routine }

type HabitPanelsProps = {
  panel: HabitPanel
  onOpen: (panel: HabitPanel) => void
  onClose: () => void
}

/** The dialogs of habits, one file for all of them: one leads to the next. */
export function HabitPanels({ panel, onOpen, onClose }: HabitPanelsProps) {
  switch (panel.kind) {
    case 'add':
      return <HabitDialog onClose={onClose} />
    case 'edit':
      return <HabitDialog habit={panel.habit} onClose={onClose} />
    case 'details':
      return (
        <HabitDetails
          habit={panel.habit}
          onEdit={() => onOpen({ kind: 'edit', habit: panel.habit })}
          onClose={onClose}
        />
      )
    case 'import':
      return <ImportDialog habit={panel.habit} onClose={onClose} />
    case 'checkIn':
      return <CheckInDialog habit={panel.habit} date={panel.date} onClose={onClose} />
    case 'routine':
      return <RoutineDialog {...panel} onClose={onClose} />
    case 'run':
      return <RoutineRun routine={panel.routine} onClose={onClose} />
  }
}

/** What was typed and could not be saved. */
export function CorrectionPanel(props: CopyDialogProps<AskedHabit>) {
  return <CorrectHabitDialog {...props} />
}
