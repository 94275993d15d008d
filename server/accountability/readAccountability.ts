import { type Accountability, scoreInWords } from '#shared/accountability/accountability.ts'
import { accountabilityOf } from '#shared/accountability/score.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readScoredItems } from './scoredItems.ts'

/** The score of a person for themselves (docs/rules/accountability.md, Score). */
export async function readAccountability(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  person: Person,
): Promise<Accountability> {
  const moment = now()
  const found = (await readScoredItems(db, [person.id], moment)).get(person.id)
  const answer = accountabilityOf(found?.items ?? [], found?.today ?? localDate(moment, person.dayRule))
  return {
    ...answer,
    attendance: { kept: 0, of: 0, percent: null },
    text: scoreInWords(answer.overall),
  }
}
