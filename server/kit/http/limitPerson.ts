import { AppError } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Limit } from './limits.ts'
import type { Person } from './person.ts'

/** Counts what a person asks for. @throws AppError `rate_limited`, with the seconds to wait, when it is once too often */
export async function limitPerson(
  { limits }: Pick<Deps, 'limits'>,
  { id }: Pick<Person, 'id'>,
  limit: Limit,
): Promise<void> {
  const seconds = await limits.take(limit, id)
  if (seconds !== null)
    throw new AppError('rate_limited', 'Too many requests. Please try again later.', { retry_after: seconds })
}
