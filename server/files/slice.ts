import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { NewAvatar, PURPOSES, StoredFile } from '#shared/files/file.ts'
import { Profile } from '#shared/profile/profile.ts'
import { ANYONE, PERSON } from '#server/kit/http/gate.ts'
import { jsonText } from '#server/kit/http/jsonText.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { deleteFile, removeAvatar, setAvatar } from './avatar.ts'
import { DUE_REMOVALS } from './dueRemovals.ts'
import { leaveFiles } from './leaving.ts'
import { readFile } from './rows.ts'
import { serveFile } from './serveFile.ts'
import { uploadFile } from './uploadFile.ts'

const UploadQuery = z.object({
  purpose: z.enum(PURPOSES, 'A picture is for avatar or proof'),
  id: z.optional(z.uuid('An id is a UUID')),
})
/** Whatever is wrong with an address, it is answered as one that is not there. */
const AddressQuery = z.object({
  expires: z._default(z.string(), ''),
  signature: z._default(z.string(), ''),
})
/** The bytes of a picture. */
const Picture = z.string()

const NO_SUCH_FILE = ['No such picture', PROBLEM] as const

/** Pictures of people (docs/rules/files.md). */
export const files: Slice = {
  tag: 'Pictures',
  leaving: leaveFiles,
  due: DUE_REMOVALS,
  routes: [
    route({
      method: 'post',
      path: '/api/files',
      summary: 'Upload a picture, whose bytes are the body; what is not used within 24 hours is deleted',
      who: PERSON,
      scope: 'session',
      cost: 5,
      query: { UploadQuery },
      describedBody: { Picture },
      answers: {
        200: ['The picture, uploaded before', { StoredFile }],
        201: ['The picture', { StoredFile }],
        400: ['It cannot be read, or has more than 50 megapixels', PROBLEM],
        409: ['There is no room, or the id belongs to another picture', PROBLEM],
        413: ['More than 10 MiB', PROBLEM],
        415: ['No PNG, JPEG, WebP or GIF, or another one than its header says', PROBLEM],
        429: ['More than sixty in an hour', PROBLEM],
        503: ['Too many others upload, or the storage does not answer', PROBLEM],
      },
      async answer({ c, deps, caller, query: { id = crypto.randomUUID(), purpose } }) {
        const { file, isNew } = await uploadFile(deps, caller, c, { id, purpose })
        return c.json(file, isNew ? 201 : 200)
      },
    }),
    route({
      method: 'get',
      path: '/api/files/:id',
      summary: 'A picture of one’s own, with a fresh address',
      who: PERSON,
      scope: 'session',
      cost: 1,
      answers: { 200: ['The picture', { StoredFile }], 404: NO_SUCH_FILE },
      answer: async ({ c, deps, caller, params }) => c.json(await readFile(deps, caller.id, params.id)),
    }),
    route({
      method: 'delete',
      path: '/api/files/:id',
      summary: 'Delete a picture of one’s own; what shows it shows none any more',
      who: PERSON,
      scope: 'session',
      cost: 2,
      answers: { 204: ['It is deleted'], 404: NO_SUCH_FILE },
      async answer({ c, deps, caller, params }) {
        if (!(await deleteFile(deps, caller, params.id))) throw new AppError('not_found', 'No such picture')
        return c.body(null, 204)
      },
    }),
    route({
      method: 'put',
      path: '/api/profile/avatar',
      summary: 'Make a picture one’s face, in place of the one before',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { NewAvatar },
      answers: { 200: ['The profile', { Profile }], 400: ['No such picture of one’s own', PROBLEM] },
      answer: async ({ c, deps, caller, body }) => jsonText(c, await setAvatar(deps, caller, body.file_id)),
    }),
    route({
      method: 'delete',
      path: '/api/profile/avatar',
      summary: 'Go back to the emoji',
      who: PERSON,
      scope: 'session',
      cost: 2,
      answers: { 204: ['There is no picture any more'] },
      async answer({ c, deps, caller }) {
        await removeAvatar(deps, caller)
        return c.body(null, 204)
      },
    }),
    route({
      method: 'get',
      path: '/files/:key',
      summary: 'The bytes of a picture, for whoever has a signed address',
      who: ANYONE,
      scope: 'session',
      cost: 1,
      params: z.object({ key: z.string() }),
      query: { AddressQuery },
      contentType: 'image/webp',
      answers: {
        200: ['The picture', { Picture }],
        404: ['Changed, expired or deleted', PROBLEM],
        503: ['The storage does not answer', PROBLEM],
      },
      answer: ({ c, deps, params, query }) => serveFile(deps, c, { ...params, ...query }),
    }),
  ],
}
