import { AppError } from '#shared/errors.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import type { Award } from '#shared/progress/award.ts'
import { ActedTask, Task } from '#shared/tasks/task.ts'
import { api } from '#web/api.ts'
import type { Waiting } from '#web/offline/queue.ts'

/** What the server answered to a change: the row, unless it was deleted, and what it earned. */
export type Sent = { task: Task | null; award?: Award | undefined }

/** The server's last word about a task in this window. */
type Known = { row: (id: string) => Task | undefined }

/**
 * Sends one change. The server makes the occurrences of a series when a list asks for them: one that it does not know
 * yet is asked for first.
 *
 * @throws AppError: retryable when no answer came, else the refusal
 */
export async function sendChange(entry: Waiting, known: Known): Promise<Sent> {
  try {
    return await send(entry, known)
  } catch (error) {
    const { change, before } = entry
    const isUnknown = error instanceof AppError && error.code === 'not_found' && change.kind !== 'create'
    const date = before?.recurrence_id ? before.scheduled_date : null
    if (!isUnknown || date === null) throw error
    await api.read(`/api/tasks?from=${date}&to=${date}`, () => undefined)
    return send(entry, known)
  }
}

async function send({ change, before }: Waiting, known: Known): Promise<Sent> {
  switch (change.kind) {
    case 'create':
      return { task: await api.post('/api/tasks', change.task, Task) }
    case 'edit':
      return { task: await sendEdit(change, before, known.row(change.id)) }
    case 'act':
      return api.post(`/api/tasks/${change.id}/${change.action}`, { at: change.at }, ActedTask)
    case 'remove':
      await api.delete(`/api/tasks/${change.id}?scope=${change.scope}`)
      return { task: null }
    case 'restore':
      return { task: await api.post(`/api/tasks/${change.id}/restore`, {}, Task) }
  }
}

type Edit = Extract<TaskChange, { kind: 'edit' }>

/**
 * An edit names the version it builds on. If somebody else was faster but touched other fields, both edits stand;
 * if both changed the same field, that is a conflict for the person to decide.
 */
async function sendEdit(edit: Edit, before: Task | null, known: Task | undefined): Promise<Task> {
  const path = `/api/tasks/${edit.id}?scope=${edit.scope}`
  if (edit.scope !== 'this') return api.patch(path, edit.patch, Task)
  let current = known
  for (;;) {
    if (current && before && isContested(edit, before, current))
      throw new AppError('conflict', 'This task was changed on another device meanwhile.', current)
    try {
      const version = current && current.version > 0 ? { version: current.version } : {}
      return await api.patch(path, { ...edit.patch, ...version }, Task)
    } catch (error) {
      const newer =
        error instanceof AppError && error.code === 'conflict' ? Task.safeParse(error.details) : null
      if (!newer?.success || newer.data.version === current?.version) throw error
      current = newer.data
    }
  }
}

/** Whether somebody gave one of the edit's fields a third value. */
function isContested({ patch }: Edit, before: Task, current: Task): boolean {
  return Object.entries(patch).some(([name, mine]) => {
    const [was, theirs] = [before[name as keyof Task], current[name as keyof Task]]
    return name !== 'version' && !isSame(theirs, was) && !isSame(theirs, mine)
  })
}

/** The server trims texts, which is no difference. */
function isSame(a: unknown, b: unknown): boolean {
  const trimmed = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value)
  return trimmed(a) === trimmed(b)
}
