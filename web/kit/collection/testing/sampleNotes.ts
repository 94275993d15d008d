import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import type { EntityChange } from '#shared/entity/change.ts'
import { type Fields, initialValues } from '#shared/entity/fields.ts'
import { ROW } from '#shared/entity/row.ts'
import { createApi } from '#web/kit/api.ts'
import type { DeviceStore } from '#web/kit/offline/store.ts'
import type { Toasts } from '#web/kit/ui/overlays/Toast.tsx'
import type { ToastLine } from '#web/kit/ui/overlays/toasts.ts'
import { makeChange } from '#web/kit/workspace/makeChange.ts'
import type { OpenSlice } from '#web/kit/workspace/slice.ts'
import { openWorkspace } from '#web/kit/workspace/workspace.ts'
import { createCollection } from '#web/kit/collection/createCollection.ts'
import type { OpenCollection } from '#web/kit/collection/openCollection.ts'

const FIELDS = {
  name: { schema: z.string(), sql: 'text', label: 'Name' },
  color: { schema: z.string(), initial: 'teal', sql: 'text', label: 'Color' },
  parent_id: { schema: z.nullable(z.string()), initial: null, sql: 'uuid', label: 'Parent' },
} as const satisfies Fields
const Note = z.object({
  ...ROW,
  id: z.string(),
  name: z.string(),
  color: z.string(),
  parent_id: z.nullable(z.string()),
})
type Note = z.infer<typeof Note>
type NewNote = { name: string; color?: string; parent_id?: string | null }
export type NoteChange = EntityChange<NewNote, Partial<NewNote>>

/** A collection for tests. */
const notes = createCollection<Note, NewNote, Partial<NewNote>>({
  name: 'notes',
  path: '/api/notes',
  schema: Note,
  fields: FIELDS,
  noun: 'note',
  titleOf: ({ name }) => name,
  begin: (asked, base) => ({ ...base, ...initialValues(FIELDS), ...asked }),
  order: (a, b) => (a.name < b.name ? -1 : 1),
  derivedFrom: ['tasks'],
})

const at = '2026-03-02T09:00:00.000Z'
export const create = (id: string, name: string, more: Partial<NewNote> = {}): NoteChange => ({
  kind: 'create',
  row: { id, name, ...more },
  at,
})
export const edit = (id: string, patch: Partial<NewNote>): NoteChange => ({ kind: 'edit', id, patch, at })
export const remove = (id: string): NoteChange => ({ kind: 'remove', id, at })
export const restore = (id: string): NoteChange => ({ kind: 'restore', id, at })

/** A tab with an open workspace that has fetched its list. @param kept instead what the device had kept of it */
export async function openTab(userId: string, device: DeviceStore, kept?: readonly unknown[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  if (kept) client.setQueryData(['notes', 'list'], kept)
  const workspace = await openWorkspace({
    userId,
    api: createApi(userId, (path, request) => fetch(path, request)),
    client,
    device,
    today: () => '2026-03-02',
    definitions: [notes.slice],
    isServerUp: async () => true,
  })
  const slice = workspace.slices.get('notes') as OpenSlice & {
    collection: OpenCollection<Note, NewNote, Partial<NewNote>>
  }
  const { list, rowsWith, waiting } = slice.collection
  if (!kept) await client.fetchQuery(list)
  const said: ToastLine[] = []
  const withdrawn: string[] = []
  const toasts: Toasts = {
    say: (line) => void said.push(line),
    withdraw: (about) => void withdrawn.push(about),
  }
  const rows = () =>
    rowsWith(client.getQueryData(list.queryKey) ?? [], waiting()).filter((row) => row.deleted_at === null)
  return {
    ...workspace,
    slice,
    said,
    toasts,
    withdrawn,
    collection: slice.collection,
    rows,
    names: () => rows().map(({ name }) => name),
    make: (change: NoteChange) => makeChange(workspace, toasts, 'notes', change),
    /** Resolves when nothing waits any more. */
    sent: () => {
      workspace.queue.wake()
      return vi.waitFor(() => expect(workspace.queue.state().waiting).toEqual([]))
    },
    refetch: () => client.fetchQuery(list),
    follow: (table: string, id: string) => slice.follow([{ table, id, op: 'update' }]),
    /** Shows the list, so that it is fetched again when it is out of date. @returns the way to stop */
    showList: () => new QueryObserver(client, { ...list, staleTime: Infinity }).subscribe(() => {}),
    /** Shows the trash. @returns the way to stop */
    showTrash: () =>
      new QueryObserver(client, { ...slice.collection.trash, staleTime: Infinity }).subscribe(() => {}),
  }
}
