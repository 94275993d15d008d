import type { ReadingContext } from '#shared/tasks/quickAdd/reading.ts'
import { useGoalNames } from '#web/goals/data.ts'
import { useActivePartners } from '#web/partners/data.ts'
import { useReadingContext } from './useReadingContext.ts'

/** The context in which a line is parsed that may name one of the person's active goals and a partner. */
export function useLineContext(): ReadingContext {
  const goals = useGoalNames().filter(({ isOpen }) => isOpen)
  const partners = useActivePartners().flatMap(({ user_id: id, handle, name }) =>
    id === null || handle === null ? [] : [{ id, handle, name }],
  )
  return { ...useReadingContext(), goals, partners }
}
