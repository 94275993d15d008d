import type { ReadingContext } from '#shared/tasks/quickAdd/reading.ts'
import { useGoalNames } from '#web/goals/data.ts'
import { useReadingContext } from './useReadingContext.ts'

/** The context in which a line is parsed that may name one of the person's active goals. */
export function useLineContext(): ReadingContext {
  const goals = useGoalNames().filter(({ isOpen }) => isOpen)
  return { ...useReadingContext(), goals }
}
