import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'

declare const SEEN: unique symbol

/**
 * What somebody may see of rows that are not their own, and as whom. Only a policy makes one, so a function that takes it
 * cannot be called for who may not: `rename(deps, person, list: Seen<'list', Membership>, name)`.
 */
export type Seen<Kind extends string, Sight extends object> = Sight & { readonly [SEEN]: Kind }

/** Decides who sees a thing of several people, or another person. A declaration names it in `sees`. */
export type Policy<Viewer, Params, S> = {
  kind: string
  /** @throws AppError `not_found`, the same for what is not there and for what this viewer may not see */
  see: (db: Db, viewer: Viewer, params: Params) => Promise<S>
}

/**
 * A policy. What it lets through may have changed when the work begins, so a change asks it again under the lock of the thing:
 * `await listPolicy.see(tx, person, { id })`.
 *
 * @param kind distinguishes what is seen: `list`
 * @param notFound the sentence of the 404
 * @param look what the viewer sees, with their role in it; null where there is nothing for them
 */
export function policy<Kind extends string, Viewer, Params, Sight extends object>(
  kind: Kind,
  notFound: string,
  look: (db: Db, viewer: Viewer, params: Params) => Promise<Sight | null>,
): Policy<Viewer, Params, Seen<Kind, Sight>> {
  return {
    kind,
    async see(db, viewer, params) {
      const sight = await look(db, viewer, params)
      if (!sight) throw new AppError('not_found', notFound)
      return sight as Seen<Kind, Sight>
    },
  }
}

/** The id of somebody else, as requests name them. It says nothing of whether there is such a person. */
export const OtherUser = z.pipe(
  z.uuid('An id is a UUID'),
  z.transform((id) => id as OtherUserId),
)
