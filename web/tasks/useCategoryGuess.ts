import { useState } from 'react'
import { guessCategory } from '#shared/tasks/categoryGuess.ts'
import type { Category } from '#shared/tasks/fields.ts'
import { useOpenTasks } from './store/openTasks.ts'

const EVERY_TASK = { key: 'all', query: '', belongs: () => true }

/** The category for a new title, by its words and by the person's tasks on this device; undefined without a hint. */
export function useCategoryGuess(): (title: string) => Category | undefined {
  const { store } = useOpenTasks()
  const [past] = useState(() => {
    const known = store.rowsOf(EVERY_TASK)
    return known.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  })
  return (title) => guessCategory(title, past) ?? undefined
}
