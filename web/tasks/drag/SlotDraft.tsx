import { type RefObject, useLayoutEffect, useRef } from 'react'
import { formFrom } from '#shared/tasks/form.ts'
import { inSlot } from '#shared/tasks/quickAdd/inSlot.ts'
import type { NewTaskInput } from '#shared/tasks/task.ts'
import { dayInWords } from '#shared/time/format.ts'
import { newId } from '#web/kit/newId.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { keepDraft } from '../dialogs/draftStorage.ts'
import type { TypedTask } from '../dialogs/typedTask.ts'
import { QuickAddChips } from '../quickAdd/QuickAddChips.tsx'
import { useAddTasks } from '../quickAdd/useAddTasks.ts'
import { type QuickAddLine, useQuickAddLine } from '../quickAdd/useQuickAddLine.ts'
import { useTaskActions } from '../TaskActions.tsx'
import { inCategory } from '../useCategoryGuess.ts'
import type { Drawn } from './drawnBox.ts'
import styles from './SlotDraft.module.css'
import { shownSpan } from '../shownSpan.ts'
import { taskInWords } from '../quickAdd/taskInWords.ts'

/**
 * The title of a new task, typed where it was drawn, with the grammar of quick add. What is typed and not added is kept as
 * the draft of the dialog.
 */
export function SlotDraft({ drawn, onClose }: { drawn: Drawn; onClose: () => void }) {
  const { slot, box } = drawn
  const { userId } = useWorkspace()
  const actions = useTaskActions()
  const addTasks = useAddTasks()
  const line = useQuickAddLine()
  const task: TypedTask = inCategory(typedInSlot(line, slot), line.category)
  const unkept = useRef<NewTaskInput | null>(null)
  useLayoutEffect(() => {
    unkept.current = task.title === '' ? null : task
  })
  const panel = usePanelAt(box, () => {
    if (unkept.current) keepDraft(userId, formFrom(unkept.current))
    onClose()
  })
  const leave = (then: () => void) => {
    unkept.current = null
    onClose()
    then()
  }
  const add = () => {
    const id = newId()
    if (addTasks([{ ...task, id }]) !== null) return openAll()
    leave(() => focusTask(id))
  }
  const openAll = () => leave(() => actions.create({ date: slot.date, time: slot.time }, task))
  return (
    <dialog
      ref={panel}
      popover="auto"
      aria-label={`New task, ${dayInWords(slot.date)}, ${slot.time}`}
      className={styles.panel}
    >
      <Form className={styles.form} onSubmit={add}>
        <p className={styles.when}>
          {dayInWords(task.scheduled_date ?? slot.date)}, {shownSpan(spanOf(task, slot))}
        </p>
        <Field
          label="New task"
          value={line.text}
          autoComplete="off"
          enterKeyHint="done"
          error={line.error}
          onChange={(event) => line.write(event.target.value)}
        />
        <QuickAddChips chips={line.read.chips} onRemove={line.ignore} />
        <p className={styles.sentence}>{task.title !== '' && taskInWords(task.title, task, line.today)}</p>
        <div className={styles.end}>
          <Button look="plain" onClick={openAll}>
            More options
          </Button>
          <Button type="submit" look="primary" disabled={task.title === ''}>
            Add task
          </Button>
        </div>
      </Form>
    </dialog>
  )
}

function typedInSlot({ read }: QuickAddLine, slot: Drawn['slot']): TypedTask {
  return { ...inSlot(read, slot), reminders: read.reminders }
}

/** When it will be: as it was drawn, or as the line says. */
function spanOf(task: NewTaskInput, { time, minutes }: Drawn['slot']) {
  return {
    scheduled_time: task.scheduled_time ?? time,
    estimated_duration: task.estimated_duration ?? minutes,
  }
}

const GAP = 8

/** Shows a panel over the upper edge of a box, within the window, with its field focused. The box goes with it. */
function usePanelAt(box: HTMLElement, onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const panel = useRef<HTMLDialogElement>(null)
  const closed = useRef(onClosed)
  useLayoutEffect(() => {
    closed.current = onClosed
  })
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const opener = document.activeElement
    element.showPopover()
    const { left, top } = box.getBoundingClientRect()
    const [mostLeft, mostTop] = [
      innerWidth - element.offsetWidth - GAP,
      innerHeight - element.offsetHeight - GAP,
    ]
    if (innerWidth > 640) {
      element.style.left = `${Math.max(GAP, Math.min(left, mostLeft))}px`
      element.style.top = `${Math.max(GAP, Math.min(top, mostTop))}px`
    }
    element.querySelector('input')?.focus()
    const onToggle = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'closed') closed.current()
    }
    element.addEventListener('toggle', onToggle)
    return () => {
      element.removeEventListener('toggle', onToggle)
      box.remove()
      const isLost = element.contains(document.activeElement) || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [box])
  return panel
}

/** The new task gets the focus once it is drawn. */
function focusTask(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-task="${id}"]`)?.focus()),
  )
}
