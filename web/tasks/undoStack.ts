import type { TaskChange } from '#shared/tasks/change.ts'

/** What a person did, and what would undo it. */
export type Undoable = { inverse: TaskChange; text: string }

export type UndoStack = {
  push: (undoable: Undoable) => void
  /** Takes out one of them, wherever it stands; the latest one when none is named. */
  take: (undoable?: Undoable) => Undoable | undefined
}

/** How many steps back there are. */
const MOST_STEPS = 50

/** The steps that can be taken back, the latest last. */
export function createUndoStack(): UndoStack {
  const steps: Undoable[] = []
  return {
    push: (undoable) => {
      steps.push(undoable)
      if (steps.length > MOST_STEPS) steps.shift()
    },
    take: (undoable) => {
      const index = undoable ? steps.indexOf(undoable) : steps.length - 1
      return index < 0 ? undefined : steps.splice(index, 1)[0]
    },
  }
}
