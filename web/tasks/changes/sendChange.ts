import { AppError } from '#shared/errors.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import type { Award } from '#shared/progress/award.ts'
import { ActedTask, Task } from '#shared/tasks/task.ts'
import type { Api } from '#web/kit/api.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'
import { sendEdit } from '#web/kit/offline/sendEdit.ts'

/** What the server answered to a change: the row, unless it was deleted, and what it earned. */
export type Sent = { task: Task | null; award?: Award | undefined }

type WaitingTask = Waiting<TaskChange, Task>

/** The server's rows as this tab has them. */
type Known = { row: (id: string) => Task | undefined }

/**
 * Sends one change. The server makes the occurrences of a series when a list asks for them, so for one that it does not
 * know yet that list is fetched first.
 *
 * @throws AppError: retryable when no answer came, else the refusal
 */
export async function sendChange(api: Api, entry: WaitingTask, known: Known): Promise<Sent> {
  try {
    return await send(api, entry, known)
  } catch (error) {
    const { change, before } = entry
    const isUnknown = error instanceof AppError && error.code === 'not_found' && change.kind !== 'create'
    const date = before?.recurrence_id ? before.scheduled_date : null
    if (!isUnknown || date === null) throw error
    await api.read(`/api/tasks?from=${date}&to=${date}`, () => undefined)
    return send(api, entry, known)
  }
}

async function send(api: Api, { change, before }: WaitingTask, known: Known): Promise<Sent> {
  switch (change.kind) {
    case 'create':
      return { task: await api.post('/api/tasks', change.task, Task) }
    case 'edit':
      return { task: await edit(api, change, before, known.row(change.id)) }
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

function edit(
  api: Api,
  { id, patch, scope }: Edit,
  before: Task | null,
  known: Task | undefined,
): Promise<Task> {
  const path = `/api/tasks/${id}?scope=${scope}`
  const sendPatch = (body: object) => api.patch(path, body, Task)
  const parse = (details: unknown) => Task.safeParse(details).data ?? null
  // An edit of a series changes many rows, of which one version says nothing.
  const sendVersioned = scope === 'this' ? sendPatch : () => sendPatch(patch)
  return sendEdit({ noun: 'task', patch, before, known, send: sendVersioned, parse })
}
