import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { emptyForm, formFrom, type TaskForm } from '#shared/tasks/form.ts'
import type { QuickAddChip } from '#shared/tasks/quickAdd/quickAdd.ts'
import { followDate } from '#shared/tasks/repeating/repeat.ts'
import type { Slot } from '#shared/tasks/schedule.ts'
import type { DraftReminder } from '#web/reminders/saveReminders.ts'
import { useSettings } from '#web/settings/data.ts'
import { knownSettings } from '#web/settings/knownSettings.ts'
import { useToday } from '#web/profile/today.ts'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { useCategoryGuess } from '../useCategoryGuess.ts'
import { forgetDraft, keepDraft } from './draftStorage.ts'
import type { TypedTask } from './typedTask.ts'
import { draftedForm } from './taskDraft.ts'
import { useTitleReading } from './useTitleReading.ts'

/** What the dialog of a new task begins with: the chosen slot, or what was typed elsewhere. */
export type NewTaskSlot = Partial<Slot> & { typed?: TypedTask | undefined }

/**
 * The form of a new task, which is kept on the device until the task is created. What its title says of the other fields
 * goes into them, and a category is guessed until one is chosen.
 */
export function useNewTaskForm(slot: NewTaskSlot) {
  const { userId } = useWorkspace()
  const [drafted] = useState(() => (slot.typed ? formFrom(slot.typed) : draftedForm(userId, slot)))
  const fresh = useFreshForm(slot)
  const [form, setForm] = useState(() => drafted ?? fresh())
  const reminders = useNewReminders(slot.typed?.reminders)
  const withCategory = useOpenCategory(drafted, fresh)
  const title = useTitleReading({
    title: form.title,
    isRead: slot.typed !== undefined || (drafted !== null && slot.date !== undefined),
    date: slot.date ?? null,
    fresh,
  })
  const { chips, title: readTitle } = title.of(form.title)
  const show = ({ form: next, reminders: read }: ReturnType<typeof title.change>) => {
    const recurrence = followDate(next.recurrence, form.scheduled_date, next.scheduled_date)
    setForm({ ...next, recurrence })
    keepDraft(userId, { ...next, recurrence })
    if (read) reminders.set(read.length > 0 ? read.map(before) : null)
  }
  return {
    form,
    /** What is created of it: the title without the words that were understood. */
    made: { ...form, title: readTitle },
    chips,
    reminders,
    isDrafted: drafted !== null,
    edit: (typed: TaskForm) => {
      const changed = title.change(typed, form)
      show({ ...changed, form: withCategory(changed.form, form) })
    },
    keepWords: (chip: QuickAddChip) => show(title.ignore(chip, form)),
    startOver: () => {
      forgetDraft(userId)
      setForm(fresh())
    },
  }
}

/** Guesses the category from the title until one is chosen. */
function useOpenCategory(drafted: TaskForm | null, fresh: () => TaskForm) {
  const guess = useCategoryGuess()
  const [isChosen, setChosen] = useState(() => drafted !== null && drafted.category !== guess(drafted.title))
  return (next: TaskForm, form: TaskForm): TaskForm => {
    if (next.category !== form.category) setChosen(true)
    const isOpen = !isChosen && next.category === form.category && next.title !== form.title
    return isOpen ? { ...next, category: guess(next.title) ?? fresh().category } : next
  }
}

/** The chosen slot, else today, and the person's own accountability. */
function useFreshForm({ date, time }: Partial<Slot>): () => TaskForm {
  const today = useToday()
  const { accountability_type = 'self' } = knownSettings(useQueryClient()) ?? {}
  return () => ({ ...emptyForm({ date: date ?? today, time: time ?? '' }), accountability_type })
}

/** The reminders of a new task: those that were typed or chosen, else of one with a time that of the settings. */
function useNewReminders(typed: readonly number[] = []) {
  const { settings } = useSettings()
  const usual = settings?.reminder_default_minutes ?? null
  const [chosen, set] = useState<readonly DraftReminder[] | null>(() =>
    typed.length > 0 ? typed.map(before) : null,
  )
  const of = ({ scheduled_time }: TaskForm) =>
    chosen ?? (usual !== null && scheduled_time !== '' ? [before(usual)] : [])
  return { of, set }
}

function before(minutes_before: number): DraftReminder {
  return { id: null, minutes_before, at: null }
}
