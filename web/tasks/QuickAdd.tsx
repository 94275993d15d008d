import { type ClipboardEvent, useRef, useState } from 'react'
import { parseQuickAdd, type QuickAddChip } from '#shared/tasks/quickAdd.ts'
import { linesOf, MOST_LINES } from '#shared/tasks/quickAdd/lines.ts'
import { sentenceOf } from '#shared/tasks/quickAdd/sentence.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { QuickAddChips } from './QuickAddChips.tsx'
import { QuickAddLines } from './QuickAddLines.tsx'
import { useAddTasks } from './useAddTasks.ts'
import { useReadingContext } from './useReadingContext.ts'
import styles from './QuickAdd.module.css'

type QuickAddProps = {
  /** Puts the cursor into the field at once. */
  autoFocus?: boolean
  /** Called after tasks were made. */
  onDone?: () => void
}

const HINT = 'Say when, how long, #category, !high, xp:30 or every mon. “Quotes” keep words as they are.'
const EXAMPLE = 'Gym tomorrow 7am for 45m #health'

/** One line that becomes a task. What was understood shows as chips below; what was not stays in the title. */
export function QuickAdd({ autoFocus = false, onDone }: QuickAddProps) {
  const context = useReadingContext()
  const addTasks = useAddTasks()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [ignored, setIgnored] = useState<readonly string[]>([])
  const [pasted, setPasted] = useState<readonly string[] | null>(null)
  const [error, setError] = useState<string>()
  const { title, task, chips } = parseQuickAdd(text, { ...context, ignored })

  const write = (next: string) => {
    setText(next)
    setIgnored(ignored.filter((words) => next.includes(words)))
    setError(undefined)
  }
  const ignore = (chip: QuickAddChip) => {
    setIgnored([...ignored, chip.text])
    field.current?.focus()
  }
  const add = () => {
    const refusal = addTasks([{ ...task, title }])
    setError(refusal ?? undefined)
    if (refusal !== null) return
    write('')
    onDone?.()
  }
  const paste = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    if (lines.length > MOST_LINES)
      setError(`These are ${lines.length} lines. Paste at most ${MOST_LINES} at once.`)
    else setPasted(lines)
  }

  if (pasted)
    return (
      <QuickAddLines
        lines={pasted}
        onClose={() => setPasted(null)}
        onOne={() => {
          write([text, ...pasted].join(' ').trim())
          setPasted(null)
        }}
        onDone={onDone}
      />
    )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Field
        ref={field}
        label="New task"
        hint={HINT}
        error={error}
        placeholder={EXAMPLE}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the person asked for this field
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => write(event.target.value)}
        onPaste={paste}
        onKeyDown={(event) => {
          const chip = event.key === 'Backspace' ? chipBeforeCursor(event.currentTarget, chips) : undefined
          if (chip === undefined) return
          event.preventDefault()
          ignore(chip)
        }}
      />
      <QuickAddChips chips={chips} onRemove={ignore} />
      <div className={styles.end}>
        <p className={styles.sentence}>{title !== '' && sentenceOf(title, task, context.today)}</p>
        <Button type="submit" look="primary" disabled={title === ''}>
          Add task
        </Button>
      </div>
    </form>
  )
}

/** The chip whose words end at the cursor, when nothing is selected. */
function chipBeforeCursor(
  { selectionStart, selectionEnd }: HTMLInputElement,
  chips: readonly QuickAddChip[],
): QuickAddChip | undefined {
  return selectionStart === selectionEnd ? chips.find(({ end }) => end === selectionStart) : undefined
}
