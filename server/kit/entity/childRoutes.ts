import * as z from 'zod/mini'
import type { Deps } from '#server/deps.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import type { Person } from '#server/kit/http/person.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route, type Route } from '#server/kit/http/route.ts'

/** Rows that belong to a row of an entity and have no trash: the milestones of a goal. */
type Children<New, Patch, Item> = {
  /** `/api/goals/:id/milestones`, where `:id` is the row that they belong to. */
  path: string
  /** The parameter that names one: `milestoneId`. */
  param: string
  /** As messages call one, and the row that it belongs to. */
  noun: string
  parent: string
  /** As the API's description names its schemas: `Milestone`. */
  name: string
  schemas: { create: z.ZodMiniType<New>; patch: z.ZodMiniType<Patch>; item: z.ZodMiniType<Item> }
  summaries: { add: string; edit: string }
  /** What refuses an addition or an edit (409). */
  conflicts: { add: string; edit: string }
  add: (deps: Deps, person: Person, id: string, asked: New) => Promise<{ item: Item; isNew: boolean }>
  edit: (deps: Deps, person: Person, id: string, child: string, patch: Patch) => Promise<Item>
  remove: (deps: Deps, person: Person, id: string, child: string) => Promise<void>
}

/** The operations that add, change and delete rows which belong to another. */
export function childRoutes<New, Patch, Item extends object>(children: Children<New, Patch, Item>): Route[] {
  const { path, param, noun, parent, name, schemas, summaries, conflicts } = children
  const NO_SUCH = [`No such ${parent} or ${noun}`, PROBLEM] as const
  const one = {
    path: `${path}/:${param}`,
    who: PERSON,
    scope: 'write',
    cost: 2,
    params: z.object({ id: z.uuid(), [param]: z.uuid() }),
  } as const
  return [
    route({
      method: 'post',
      path,
      summary: `${summaries.add}; a repeated id answers it as it is`,
      who: PERSON,
      scope: 'write',
      cost: 2,
      body: { [`New${name}`]: schemas.create },
      answers: {
        201: [`The new ${noun}`, { [name]: schemas.item }],
        200: ['It was there already', { [name]: schemas.item }],
        404: NO_SUCH,
        409: [conflicts.add, PROBLEM],
      },
      async answer({ c, deps, caller, params: { id }, body }) {
        const { item, isNew } = await children.add(deps, caller, id, body)
        return c.json(item, isNew ? 201 : 200)
      },
    }),
    route({
      ...one,
      method: 'patch',
      summary: summaries.edit,
      body: { [`${name}Patch`]: schemas.patch },
      answers: {
        200: [`The ${noun}`, { [name]: schemas.item }],
        404: NO_SUCH,
        409: [conflicts.edit, PROBLEM],
      },
      answer: async ({ c, deps, caller, params: { id = '', [param]: child = '' }, body }) =>
        c.json(await children.edit(deps, caller, id, child, body)),
    }),
    route({
      ...one,
      method: 'delete',
      summary: `Delete a ${noun} for good`,
      answers: { 204: ['It is gone'], 404: [`No such ${parent}`, PROBLEM] },
      async answer({ c, deps, caller, params: { id = '', [param]: child = '' } }) {
        await children.remove(deps, caller, id, child)
        return c.body(null, 204)
      },
    }),
  ]
}
