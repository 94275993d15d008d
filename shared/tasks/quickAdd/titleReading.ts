import { type TaskForm, formFrom } from '#shared/tasks/form.ts'
import { dateInSlot } from './inSlot.ts'
import type { QuickAdd } from './quickAdd.ts'

/** Values of a task's form that its title says. */
export type ReadValues = Partial<TaskForm>

/**
 * What a title that is typed into the dialog of a new task says of the other fields (docs/rules/tasks.md, Quick add).
 *
 * @param chosen the date that was chosen beside it, `YYYY-MM-DD`: a time or a repetition without a day is meant for it
 */
export function valuesRead(read: QuickAdd, chosen: string | null): ReadValues {
  const { scheduled_date, ...task } = read.task
  const date = chosen === null ? scheduled_date : dateInSlot(read, chosen)
  const said = { ...task, ...(scheduled_date && { scheduled_date: date }) }
  const form = formFrom({ title: read.title, ...said })
  return Object.fromEntries(Object.keys(said).map((name) => [name, form[name as keyof TaskForm]]))
}

/**
 * The form after its title has changed: what the title says now and did not say before is taken over, and what it no longer
 * says is as it was at first, unless the person has changed it.
 */
export function followTitle(
  form: TaskForm,
  { was, is, fresh }: { was: ReadValues; is: ReadValues; fresh: TaskForm },
): TaskForm {
  const names = Object.keys({ ...was, ...is }) as (keyof TaskForm)[]
  const changed = names.flatMap((name): [keyof TaskForm, unknown][] => {
    if (isSame(was[name], is[name])) return []
    if (name in is) return [[name, is[name]]]
    return isSame(form[name], was[name]) ? [[name, fresh[name]]] : []
  })
  return { ...form, ...Object.fromEntries(changed) }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
