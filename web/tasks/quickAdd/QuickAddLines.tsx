import { useEffect, useRef, useState } from 'react'
import { parseQuickAdd } from '#shared/tasks/quickAdd/quickAdd.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { inCategory, useCategoryGuess } from '../useCategoryGuess.ts'
import { useAddTasks } from './useAddTasks.ts'
import { useLineContext } from './useLineContext.ts'
import styles from './QuickAdd.module.css'
import { taskInWords } from './taskInWords.ts'

type QuickAddLinesProps = {
  lines: readonly string[]
  /** Back to the field, without tasks. */
  onClose: () => void
  /** All lines belong to one task. */
  onOne: () => void
  onDone: (() => void) | undefined
}

/** A pasted list as the tasks it would create. Nothing is created before the person confirms. */
export function QuickAddLines({ lines, onClose, onOne, onDone }: QuickAddLinesProps) {
  const context = useLineContext()
  const addTasks = useAddTasks()
  const guess = useCategoryGuess()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [error, setError] = useState<string>()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const tasks = lines.map((line) => {
    const { title, task, reminders } = parseQuickAdd(line, context)
    const named = title === '' ? { title: line.slice(0, 200) } : { ...task, title }
    return { ...inCategory(named, task.category ?? guess(named.title)), reminders }
  })
  const wanted = tasks.filter((_, index) => !left.has(index))

  const add = () => {
    const refusal = addTasks(wanted)
    setError(refusal ?? undefined)
    if (refusal !== null) return
    onClose()
    onDone?.()
  }
  return (
    <div className={styles.form}>
      <output>{lines.length} lines. Which of them become tasks?</output>
      <ul className={styles.lines} aria-label="Tasks to make">
        {tasks.map((task, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines keep their order, and may be equal
          <li key={index}>
            <Checkbox
              label={taskInWords(task.title, task, context.today)}
              checked={!left.has(index)}
              onChange={() => setLeft(toggled(left, index))}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.choices}>
        <Button look="primary" ref={first} disabled={wanted.length === 0} onClick={add}>
          {wanted.length === 1 ? 'Add 1 task' : `Add ${wanted.length} tasks`}
        </Button>
        <Button onClick={onOne}>Make it one task</Button>
        <Button look="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

function toggled(set: ReadonlySet<number>, index: number): ReadonlySet<number> {
  return set.has(index) ? new Set([...set].filter((one) => one !== index)) : new Set([...set, index])
}
