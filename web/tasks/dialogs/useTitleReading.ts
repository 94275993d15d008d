import { useState } from 'react'
import type { TaskForm } from '#shared/tasks/form.ts'
import { parseQuickAdd, type QuickAddChip } from '#shared/tasks/quickAdd/quickAdd.ts'
import { followTitle, valuesRead } from '#shared/tasks/quickAdd/titleReading.ts'
import { useLineContext } from '../quickAdd/useLineContext.ts'

type TitleReadingProps = {
  /** The title that the dialog begins with. */
  title: string
  /** Whether the words of that title have been decided about already: all of them are the title. */
  isRead: boolean
  /** The date that was chosen in the calendar, `YYYY-MM-DD`. */
  date: string | null
  /** The form before anything was typed. */
  fresh: () => TaskForm
}

/** The title of a new task's dialog, parsed as a line of quick add. */
export function useTitleReading({ title, isRead, date, fresh }: TitleReadingProps) {
  const context = useLineContext()
  const [ignored, setIgnored] = useState<readonly string[]>(() =>
    isRead ? parseQuickAdd(title, context).chips.map(({ text }) => text) : [],
  )
  const [chosen, setChosen] = useState(date)
  const read = (text: string, kept = ignored) => parseQuickAdd(text, { ...context, ignored: kept })
  const follow = (form: TaskForm, before: string, kept: readonly string[]) => {
    const [was, is] = [read(before), read(form.title, kept)]
    setIgnored(kept)
    return {
      form: followTitle(form, { was: valuesRead(was, chosen), is: valuesRead(is, chosen), fresh: fresh() }),
      /** Minutes before the task, where the title says others now. */
      reminders: String(was.reminders) === String(is.reminders) ? undefined : (is.reminders ?? []),
    }
  }
  return {
    of: read,
    /** The form after a field was changed by hand. */
    change(next: TaskForm, before: TaskForm) {
      if (next.scheduled_date !== before.scheduled_date) setChosen(next.scheduled_date || null)
      if (next.title === before.title) return { form: next, reminders: undefined }
      return follow(
        next,
        before.title,
        ignored.filter((words) => next.title.includes(words)),
      )
    },
    /** The form after a chip was removed: its words stay in the title. */
    ignore: (chip: QuickAddChip, form: TaskForm) => follow(form, form.title, [...ignored, chip.text]),
  }
}
