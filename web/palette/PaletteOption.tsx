import type { Task } from '#shared/tasks/task.ts'
import { dayInShort } from '#shared/time/format.ts'
import type { Choice } from './usePaletteChoices.ts'
import styles from './Palette.module.css'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

type PaletteOptionProps = {
  id: string
  choice: Choice
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One line of the palette: what it is, and its key or its day. The field keeps the focus. */
export function PaletteOption({ id, choice, isActive, onPoint, onChoose }: PaletteOptionProps) {
  const { words, aside } = partsOf(choice)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a listbox, not of a select
      role="option"
      aria-selected={isActive}
      aria-disabled={choice.run === null || undefined}
      className={styles.option}
      data-active={isActive || undefined}
      data-category={choice.kind === 'task' ? choice.task.category : undefined}
      data-status={choice.kind === 'task' ? choice.task.status : undefined}
      onPointerMove={() => !isActive && onPoint()}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {words}
      <span className={styles.aside}>{aside}</span>
    </div>
  )
}

function partsOf(choice: Choice) {
  if (choice.kind === 'task') return taskParts(choice.task)
  if (choice.kind === 'more')
    return { words: <span className={styles.words}>{choice.label}</span>, aside: null }
  return {
    words: <span className={styles.words}>{choice.label}</span>,
    aside: (
      <>
        {choice.hint}
        {choice.keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </>
    ),
  }
}

function taskParts(task: Task) {
  const when =
    task.scheduled_date === null
      ? 'Unscheduled'
      : [
          dayInShort(task.scheduled_date),
          task.scheduled_date.slice(0, 4),
          task.scheduled_time && shownTime(task.scheduled_time),
        ]
          .filter(Boolean)
          .join(' ')
  const state = task.deleted_at !== null ? 'In the trash' : task.status === 'completed' ? '✓ Completed' : ''
  return {
    words: (
      <span className={styles.words} dir="auto">
        {task.title}
      </span>
    ),
    aside: [state, task.recurrence_id !== null && '⟳ Repeats', when].filter(Boolean).join(' · '),
  }
}
