/** A change that undoes one the person made. */
export type UndoPart = {
  slice: string
  change: unknown
  /** The row as the person saw it when they made the change that is undone. */
  seen: unknown
  /** The queue's key of the change that is undone: its toast and its moment are about it. */
  about: string
}

/** Undoes what did not go through the queue. It says itself what came of that. */
type UndoCall = Pick<UndoPart, 'about'> & { call: () => void }

/** What is undone at once, in the order in which it was done. */
export type UndoStep = readonly (UndoPart | UndoCall)[]

export type UndoStack = {
  push: (step: UndoStep) => void
  /** Takes out one step, wherever it is; the latest one when none is named. */
  take: (step?: UndoStep) => UndoStep | undefined
  clear: () => void
}

/** How many changes can be undone. */
const MOST_STEPS = 50

/** The changes that can be undone, or done again, the latest last. */
export function createUndoStack(): UndoStack {
  const steps: UndoStep[] = []
  return {
    push: (step) => {
      steps.push(step)
      if (steps.length > MOST_STEPS) steps.shift()
    },
    take: (step) => {
      const index = step ? steps.indexOf(step) : steps.length - 1
      return index < 0 ? undefined : steps.splice(index, 1)[0]
    },
    clear: () => {
      steps.length = 0
    },
  }
}
