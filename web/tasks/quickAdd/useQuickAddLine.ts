import { useState } from 'react'
import type { Category } from '#shared/tasks/fields.ts'
import { parseQuickAdd, type QuickAdd, type QuickAddChip } from '#shared/tasks/quickAdd/quickAdd.ts'
import type { SharedTask } from '#shared/tasks/quickAdd/sharedText.ts'
import { linesOf, MOST_LINES } from '#shared/tasks/quickAdd/lines.ts'
import { inCategory, useCategoryGuess } from '../useCategoryGuess.ts'
import { useAddTasks } from './useAddTasks.ts'
import { useLineContext } from './useLineContext.ts'

/** The quick-add line: what is typed, how it is parsed, and its actions. */
export type QuickAddLine = {
  text: string
  /** What becomes the task's description. Shared text alone brings some. */
  notes: string
  setNotes: (notes: string) => void
  read: QuickAdd
  /** The task's category, typed or guessed; undefined without a hint. */
  category: Category | undefined
  /** The person's date, `YYYY-MM-DD`. */
  today: string
  error: string | undefined
  write: (text: string) => void
  /** Keeps a chip's words in the title. */
  ignore: (chip: QuickAddChip) => void
  /** Makes the task and empties the line; when it cannot be made the line stays, with the reason. */
  add: () => void
  /** What a pasted text is: several lines, too many of them, or text for the field. */
  paste: (pasted: string) => string[] | 'too many' | 'text'
}

/**
 * @param onDone called after the task was made
 * @param shared what the line and the notes of the task begin with
 */
export function useQuickAddLine(onDone?: () => void, shared: SharedTask | null = null): QuickAddLine {
  const context = useLineContext()
  const addTasks = useAddTasks()
  const guess = useCategoryGuess()
  const [text, setText] = useState(shared?.line ?? '')
  const [notes, setNotes] = useState(shared?.notes ?? '')
  const [ignored, setIgnored] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const read = parseQuickAdd(text, { ...context, ignored })
  const category = read.task.category ?? guess(read.title)

  const write = (next: string) => {
    setText(next)
    setIgnored(ignored.filter((words) => next.includes(words)))
    setError(undefined)
  }
  const add = () => {
    const task = { ...read.task, title: read.title, ...(notes !== '' && { description: notes }) }
    const refusal = addTasks([{ ...inCategory(task, category), reminders: read.reminders }])
    if (refusal !== null) return setError(refusal)
    write('')
    setNotes('')
    onDone?.()
  }
  const paste = (pasted: string) => {
    const lines = linesOf(pasted)
    if (lines.length < 2) return 'text'
    if (lines.length <= MOST_LINES) return lines
    setError(`These are ${lines.length} lines. Paste at most ${MOST_LINES} at once.`)
    return 'too many'
  }
  const ignore = (chip: QuickAddChip) => setIgnored([...ignored, chip.text])
  return { text, notes, setNotes, read, category, today: context.today, error, write, ignore, add, paste }
}
