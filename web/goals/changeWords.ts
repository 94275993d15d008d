import type { GoalPartChange } from '#shared/goals/change.ts'
import type { ToastLine } from '#web/kit/ui/overlays/toasts.ts'

/** What a toast says about a change of what belongs to a goal; steps that the screen itself shows are read aloud only. */
export function announceGoalChange(change: GoalPartChange): ToastLine {
  switch (change.kind) {
    case 'achieve':
      return { text: 'Goal achieved', tone: 'success', tier: 1 }
    case 'drop':
      return { text: 'Goal dropped' }
    case 'reopen':
      return { text: 'Goal is open again' }
    case 'addMilestone':
      return { text: 'Milestone added', tier: 0 }
    case 'editMilestone': {
      const { done } = change.patch
      return {
        text: done === undefined ? 'Milestone saved' : done ? 'Milestone done' : 'Milestone is open again',
        tier: 0,
      }
    }
    case 'removeMilestone':
      return { text: 'Milestone deleted' }
    case 'addCheckIn':
      return { text: 'Check-in added', tier: 0 }
    case 'editCheckIn':
      return { text: 'Check-in saved', tier: 0 }
    case 'removeCheckIn':
      return { text: 'Check-in deleted' }
  }
}

/** How undoing leaves the goal, after "is". */
export function goalStateAfter({ kind }: GoalPartChange): string {
  const words: Partial<Record<GoalPartChange['kind'], string>> = {
    achieve: 'achieved again',
    drop: 'dropped again',
    reopen: 'open again',
  }
  return words[kind] ?? 'as it was'
}

/** A change as the subject of a sentence: `Your check-in`. */
export function describeGoalChange({ kind }: GoalPartChange): string {
  return SUBJECTS[kind]
}

const SUBJECTS: Record<GoalPartChange['kind'], string> = {
  achieve: 'That it is achieved',
  drop: 'That it is dropped',
  reopen: 'That it is open again',
  addMilestone: 'Its new milestone',
  editMilestone: 'The edit of its milestone',
  removeMilestone: 'The deletion of its milestone',
  addCheckIn: 'Your check-in',
  editCheckIn: 'The edit of your check-in',
  removeCheckIn: 'The deletion of your check-in',
}
