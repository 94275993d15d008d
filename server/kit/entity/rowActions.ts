import type * as z from 'zod/mini'
import type { Deps } from '#server/deps.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import type { Person } from '#server/kit/http/person.ts'
import {
  type Answers,
  type Declaration,
  type Named,
  route,
  type Route,
  type Scope,
} from '#server/kit/http/route.ts'

type RowAction<Body> = Pick<Declaration<Person, { id: string }, unknown, Body>, 'summary' | 'cost'> & {
  body?: Named<z.ZodMiniType<Body>>
  /** Answers beside those of all actions on such a row. */
  answers?: Answers
  act: (deps: Deps, person: Person, id: string, body: Body) => Promise<object>
}

/**
 * Declares what a person does to one row other than to edit it: `POST /api/goals/:id/achieve`.
 *
 * @param path of the row, with `:id`
 * @param common the scope and the answers of all its actions
 * @returns declares one, by its name in the address
 */
export function rowActions(path: string, common: { scope: Scope; answers: Answers }) {
  return <Body = unknown>(name: string, { act, answers, ...declared }: RowAction<Body>): Route =>
    route<Person, { id: string }, unknown, Body>({
      ...declared,
      method: 'post',
      path: `${path}/${name}`,
      who: PERSON,
      scope: common.scope,
      answers: { ...common.answers, ...answers },
      answer: async ({ c, deps, caller, params, body }) => c.json(await act(deps, caller, params.id, body)),
    })
}
