import * as z from 'zod/mini'
import { Import, IMPORT_SOURCES, ImportPage } from '#shared/imports/import.ts'
import { deviceOf } from '#server/auth/requestContext.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { holdOpen } from '#server/kit/http/holdOpen.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { applyImport } from './applyImport.ts'
import { forgetImports, listImports, readImport } from './rows.ts'
import { LONGEST_ANSWER_MS, takeUpload } from './takeUpload.ts'
import { undoImport } from './undoImport.ts'

const ImportQuery = z.object({ source: z._default(z.enum(IMPORT_SOURCES, 'Unknown source'), 'auto') })
const ImportListQuery = z.object({ limit: limitOf(20), cursor: z.optional(z.string()) })
/** The bytes of the file, of any content type. */
const ImportedFile = z.string()

const NO_SUCH_IMPORT = ['No such import', PROBLEM] as const

/** What people bring from elsewhere: looked at first, written in one go, taken back by one call (docs/rules/exports.md, Import). */
export const imports: Slice = {
  tag: 'Export and import',
  jobs: { forgetImports },
  routes: [
    route({
      method: 'get',
      path: '/api/imports',
      summary: 'Previews and imports, newest first',
      who: PERSON,
      scope: 'session',
      cost: 1,
      query: { ImportListQuery },
      answers: { 200: ['A page of them', { ImportPage }] },
      answer: async ({ c, deps, caller, query }) =>
        c.json(await listImports(deps.db, caller.id, query, deps.now())),
    }),
    route({
      method: 'post',
      path: '/api/imports',
      summary: 'Look at a file, whose bytes are the body: what it would bring. Nothing changes yet',
      who: PERSON,
      scope: 'session',
      cost: 5,
      query: { ImportQuery },
      describedBody: { ImportedFile },
      answers: {
        201: ['What it would bring', { Import }],
        400: ['The file cannot be read', PROBLEM],
        409: ['The account is full', PROBLEM],
        413: ['More than 50 MiB', PROBLEM],
        429: ['More than ten in an hour', PROBLEM],
        503: ['Too many others import', PROBLEM],
      },
      answer: async ({ c, deps, caller, query }) =>
        c.json(await takeUpload(deps, caller, c, query.source), 201),
    }),
    route({
      method: 'get',
      path: '/api/imports/:id',
      summary: 'One preview or import',
      who: PERSON,
      scope: 'session',
      cost: 1,
      answers: { 200: ['It', { Import }], 404: NO_SUCH_IMPORT },
      answer: async ({ c, deps, caller, params }) =>
        c.json(await readImport(deps.db, caller.id, params.id, deps.now())),
    }),
    route({
      method: 'post',
      path: '/api/imports/:id/apply',
      summary: 'Write what a preview has shown, all or nothing; a repeated call answers the same',
      who: PERSON,
      scope: 'session',
      cost: 5,
      answers: {
        200: ['What was made', { Import }],
        404: NO_SUCH_IMPORT,
        409: ['It has expired or was undone, or there is no room', PROBLEM],
      },
      async answer({ c, deps, caller, params }) {
        holdOpen(c, LONGEST_ANSWER_MS)
        return c.json(await applyImport(deps, caller, params.id, deviceOf(deps, c)))
      },
    }),
    route({
      method: 'post',
      path: '/api/imports/:id/undo',
      summary: 'Take back, within 24 hours, what an import has made and nobody has changed since',
      who: PERSON,
      scope: 'session',
      cost: 5,
      answers: {
        200: ['What became of it', { Import }],
        404: NO_SUCH_IMPORT,
        409: ['It was not applied, or too long ago', PROBLEM],
      },
      async answer({ c, deps, caller, params }) {
        holdOpen(c, LONGEST_ANSWER_MS)
        return c.json(await undoImport(deps, caller, params.id))
      },
    }),
  ],
}
