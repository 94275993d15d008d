import * as z from 'zod/mini'
import type { Fields, NewOf, PatchOf } from '#shared/entity/fields.ts'
import { pageSchema, type Row } from '#shared/entity/row.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { type Named, route, type Route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { createRow, editRow, listRows, readRow, removeRow, restoreRow } from './actions.ts'
import type { Entity } from './entity.ts'
import { emptyTrashOf } from './rows.ts'

type EntitySlice<F extends Fields, Item extends Row> = {
  tag: string
  /** `/api/domains`. */
  path: string
  /** As the API's description names its schemas: `Domain`. */
  name: string
  entity: Entity<F, Item>
  schemas: {
    create: z.ZodMiniType<NewOf<F>>
    patch: z.ZodMiniType<PatchOf<F>>
    item: z.ZodMiniType<Item>
  }
  /** A list with more parameters than {@link EntityQuery}, and as SQL the rows `e` that they choose, made of constants alone. */
  filter?: { query: z.ZodMiniType<ListQuery>; where: (query: ListQuery) => string }
  /** Operations beside those that all entities have. */
  more?: readonly Route[]
}

const flag = z.optional(z.enum(['true', 'false']))
/** The parameters that all lists have. */
const EntityQuery = z.object({ trash: flag, limit: limitOf(), cursor: z.optional(z.string()) })
/** With `archived` those in the archive in place of the others. */
export const ArchivableQuery = z.object({ ...EntityQuery.shape, archived: flag })
type ListQuery = z.infer<typeof ArchivableQuery> & Record<string, unknown>

/** The slice of an entity: list, create, read, edit, delete and restore, and its trash of 30 days. */
export function entitySlice<F extends Fields, Item extends Row>(declared: EntitySlice<F, Item>): Slice {
  const { tag, entity, more = [] } = declared
  return {
    tag,
    jobs: { [`empty trash of ${entity.table}`]: (db, now) => emptyTrashOf(db, entity, now) },
    routes: [...collectionRoutes(declared), ...rowRoutes(declared), ...more],
  }
}

function collectionRoutes<F extends Fields, Item extends Row>(declared: EntitySlice<F, Item>): Route[] {
  const { path, name, entity, schemas, filter } = declared
  const usual: Named<z.ZodMiniType<ListQuery>> = entity.archives ? { ArchivableQuery } : { EntityQuery }
  const query: Named<z.ZodMiniType<ListQuery>> = filter ? { [`${name}Query`]: filter.query } : usual
  return [
    route({
      method: 'get',
      path,
      summary: `The person's ${entity.noun}s, or those in the trash`,
      who: PERSON,
      scope: 'read',
      cost: 1,
      query,
      answers: { 200: ['A page of them', { [`${name}Page`]: pageSchema(schemas.item) }] },
      answer: async ({ c, deps, caller, query: asked }) =>
        c.json(
          await listRows(deps, caller, entity, { ...asked, ...(filter && { where: filter.where(asked) }) }),
        ),
    }),
    route({
      method: 'post',
      path,
      summary: `Create a ${entity.noun}; a repeated id answers the row as it is`,
      who: PERSON,
      scope: 'write',
      cost: 2,
      body: { [`New${name}`]: schemas.create },
      answers: {
        201: ['The new row', { [name]: schemas.item }],
        200: ['It was there already', { [name]: schemas.item }],
        409: [`It is in the trash, or there are as many ${entity.noun}s already as there may be`, PROBLEM],
      },
      async answer({ c, deps, caller, body }) {
        const { item, isNew } = await createRow(deps, caller, entity, body)
        return c.json(item, isNew ? 201 : 200)
      },
    }),
  ]
}

function rowRoutes<F extends Fields, Item extends Row>(declared: EntitySlice<F, Item>): Route[] {
  const { path, name, entity, schemas } = declared
  const answers = {
    200: ['The row', { [name]: schemas.item }],
    404: [`No such ${entity.noun}`, PROBLEM],
  } as const
  return [
    route({
      method: 'get',
      path: `${path}/:id`,
      summary: `One ${entity.noun}`,
      who: PERSON,
      scope: 'read',
      cost: 1,
      answers,
      answer: async ({ c, deps, caller, params }) => c.json(await readRow(deps, caller, entity, params.id)),
    }),
    route({
      method: 'patch',
      path: `${path}/:id`,
      summary: `Change fields of a ${entity.noun}`,
      who: PERSON,
      scope: 'write',
      cost: 2,
      body: { [`${name}Patch`]: schemas.patch },
      answers: { ...answers, 409: ['The version is stale; `details` is the row as it is', PROBLEM] },
      answer: async ({ c, deps, caller, params, body }) =>
        c.json(await editRow(deps, caller, entity, params.id, body)),
    }),
    route({
      method: 'delete',
      path: `${path}/:id`,
      summary: `Move a ${entity.noun} to the trash, for 30 days`,
      who: PERSON,
      scope: 'write',
      cost: 2,
      answers: { 204: ['It is in the trash'], 404: answers[404] },
      async answer({ c, deps, caller, params }) {
        await removeRow(deps, caller, entity, params.id)
        return c.body(null, 204)
      },
    }),
    route({
      method: 'post',
      path: `${path}/:id/restore`,
      summary: `Take a ${entity.noun} out of the trash`,
      who: PERSON,
      scope: 'write',
      cost: 2,
      answers,
      answer: async ({ c, deps, caller, params }) =>
        c.json(await restoreRow(deps, caller, entity, params.id)),
    }),
  ]
}
