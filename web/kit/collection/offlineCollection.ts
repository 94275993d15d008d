import { applyEntityChange, type EntityChange, inverseEntityChange, rowIdOf } from '#shared/entity/change.ts'
import { pickFields } from '#shared/entity/fields.ts'
import type { Row } from '#shared/entity/row.ts'
import { AppError } from '#shared/errors.ts'
import type { Api } from '#web/kit/api.ts'
import { newId } from '#web/kit/newId.ts'
import { contestedInWords, labelsOf } from '#web/kit/offline/contested.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'
import { linkedIds } from '#web/kit/offline/linkedIds.ts'
import { sendEdit } from '#web/kit/offline/sendEdit.ts'
import type { OpenCollection } from './openCollection.ts'
import type { EntityOptions, OfflineCollection } from './options.ts'

/** How changes of a collection are shown, ordered, sent, undone and explained. */
export function offlineCollection<Item extends Row, New extends object, Patch extends object>(
  options: EntityOptions<Item, New, Patch>,
  open: OpenCollection<Item, New, Patch>,
  api: Api,
): OfflineCollection<Item, New, Patch> {
  const { name, noun, fields, titleOf, dependsOn, CopyDialog, inWords = inPlainWords } = options
  const parse = (details: unknown) => options.schema.safeParse(details).data ?? null
  const labels = labelsOf(fields)
  return {
    name,
    noun,
    show: open.setWaiting,
    shown: open.shown,
    put: (row) => open.write(row.id, row),
    refetch: open.fetchRow,
    rowId: rowIdOf,
    creates: ({ kind }) => kind === 'create',
    references: (change) => linkedIds(fields, valuesIn(change)),
    ...(dependsOn && { dependsOn }),
    send: (entry) => send(api, options, open, parse, entry),
    arrived: ({ change }, row) => open.confirm(change, row),
    invert: inverseEntityChange,
    madeAt: (change, at) => ({ ...change, at }),
    announce: ({ kind }) => ({ text: `${capitalized(noun)} ${DONE[kind]}` }),
    stateAfter: ({ kind }) => STATES[kind],
    describe: ({ kind }) => (kind === 'create' ? `This new ${noun}` : SUBJECTS[kind]),
    titleOf,
    contested: (change, theirs) => contestedInWords(labels, valuesIn(change), theirs, inWords),
    replay: (entries) => {
      const seen: readonly Item[] = entries[0]?.before ? [entries[0].before] : []
      return entries.reduce((rows, { change }) => applyEntityChange(rows, change, open.begin), seen)[0]
    },
    isTyped: ({ kind }) => kind === 'create' || kind === 'edit',
    copyOf: (row) => pickFields(fields, row as never) as New,
    createFrom: (copy) => ({
      kind: 'create',
      row: { ...copy, id: newId() },
      at: new Date().toISOString(),
    }),
    parse,
    ...(CopyDialog && { CopyDialog }),
  }
}

const DONE = { create: 'added', edit: 'saved', remove: 'moved to the trash', restore: 'restored' }
const STATES = { create: 'back', edit: 'as it was', remove: 'in the trash', restore: 'back' }
const SUBJECTS = {
  edit: 'Your edit',
  remove: 'Its deletion',
  restore: 'Its return from the trash',
}

async function send<Item extends Row, New extends object, Patch extends object>(
  api: Api,
  { path, noun, schema }: EntityOptions<Item, New, Patch>,
  open: OpenCollection<Item, New, Patch>,
  parse: (details: unknown) => Item | null,
  { change, before }: Waiting<EntityChange<New, Patch>, Item>,
): Promise<Item | null> {
  const address = `${path}/${rowIdOf(change)}`
  switch (change.kind) {
    case 'create':
      return api.post(path, change.row, schema)
    case 'edit': {
      const sendPatch = (patch: object) => api.patch(address, patch, schema)
      const known = open.row(change.id)
      return sendEdit({ noun, patch: change.patch, before, known, send: sendPatch, parse })
    }
    case 'remove':
      await api.delete(address).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'not_found') throw error
      })
      return null
    case 'restore':
      return api.post(`${address}/restore`, {}, schema)
  }
}

function valuesIn(change: EntityChange<object, object>): object {
  if (change.kind === 'create') return change.row
  return change.kind === 'edit' ? change.patch : {}
}

function inPlainWords(_name: string, value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  return String(value)
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
