import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { QuickAddChip } from '#shared/tasks/quickAdd/quickAdd.ts'
import type { SharedTask } from '#shared/tasks/quickAdd/sharedText.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { Field, TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { QuickAddChips } from './QuickAddChips.tsx'
import { QuickAddLines } from './QuickAddLines.tsx'
import { takeTypedAhead } from '#web/kit/ui/typeAhead.ts'
import { type QuickAddLine, useQuickAddLine } from './useQuickAddLine.ts'
import styles from './QuickAdd.module.css'
import { isGamified } from '#web/settings/gamification.ts'
import { taskInWords } from './taskInWords.ts'

type QuickAddProps = {
  /** Puts the cursor into the field at once. */
  autoFocus?: boolean
  /** What another app shared: the line and the notes begin with it. */
  shared?: SharedTask | null
  /** Called after tasks were made. */
  onDone?: () => void
}

const hint = () =>
  `Say when, how long, #category, *goal, @partner, !high${isGamified() ? ', xp:30' : ''} or every mon. “Quotes” keep words as they are.`
const EXAMPLE = 'Gym tomorrow 7am for 45m #health'

/** One line that becomes a task, or a pasted list that becomes several. */
export function QuickAdd({ autoFocus = false, shared = null, onDone }: QuickAddProps) {
  const line = useQuickAddLine(onDone, shared)
  const takeOver = useEffectEvent(() => {
    const typed = takeTypedAhead()
    if (typed) line.write(line.text + typed)
  })
  useEffect(() => takeOver(), [])
  const [pasted, setPasted] = useState<readonly string[] | null>(null)
  const [isBack, setIsBack] = useState(false)
  if (pasted === null)
    return (
      <OneLine line={line} isFocused={autoFocus || isBack} hasNotes={shared !== null} onLines={setPasted} />
    )
  const goBack = () => {
    setIsBack(true)
    setPasted(null)
  }
  return (
    <QuickAddLines
      lines={pasted}
      onClose={goBack}
      onOne={() => {
        line.write([line.text, ...pasted].join(' ').trim())
        goBack()
      }}
      onDone={onDone}
    />
  )
}

type OneLineProps = {
  line: QuickAddLine
  isFocused: boolean
  hasNotes: boolean
  onLines: (lines: readonly string[]) => void
}

/** What was parsed is shown as chips below the field; the rest stays in the title. */
function OneLine({ line, isFocused, hasNotes, onLines }: OneLineProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const { chips, task, title } = line.read
  const ignore = (chip: QuickAddChip) => {
    line.ignore(chip)
    field.current?.focus()
  }
  return (
    <Form className={styles.form} onSubmit={line.add}>
      <Field
        ref={field}
        label="New task"
        hint={hint()}
        error={line.error}
        placeholder={EXAMPLE}
        value={line.text}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => line.write(event.target.value)}
        onPaste={(event) => {
          const lines = line.paste(event.clipboardData.getData('text/plain'))
          if (lines !== 'text') event.preventDefault()
          if (Array.isArray(lines)) onLines(lines)
        }}
        onKeyDown={(event) => {
          const chip = event.key === 'Backspace' ? chipBeforeCursor(event.currentTarget, chips) : undefined
          if (chip === undefined) return
          event.preventDefault()
          ignore(chip)
        }}
      />
      {hasNotes && (
        <TextArea
          label="Notes"
          value={line.notes}
          maxLength={20_000}
          onChange={(event) => line.setNotes(event.target.value)}
        />
      )}
      <QuickAddChips chips={chips} onRemove={ignore} />
      <div className={styles.end}>
        <p className={styles.sentence}>
          {title !== '' && <span>{taskInWords(title, task, line.today)}</span>}
          {title !== '' && line.category && <CategoryMark category={line.category} />}
        </p>
        <Button type="submit" look="primary" disabled={title === ''}>
          Add task
        </Button>
      </div>
    </Form>
  )
}

/** The chip whose words end at the cursor, when nothing is selected. */
function chipBeforeCursor(
  { selectionStart, selectionEnd }: HTMLInputElement,
  chips: readonly QuickAddChip[],
): QuickAddChip | undefined {
  return selectionStart === selectionEnd ? chips.find(({ end }) => end === selectionStart) : undefined
}
