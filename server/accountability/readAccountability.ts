import { type Accountability, scoreInWords } from '#shared/accountability/accountability.ts'
import { accountabilityOf } from '#shared/accountability/score.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { attendanceOf } from '#server/rooms/attendance.ts'
import { readScoredItems } from './scoredItems.ts'

/** The score of a person for themselves (docs/rules/accountability.md, Score). */
export async function readAccountability(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  person: Person,
): Promise<Accountability> {
  const moment = now()
  const [read, attendance] = await Promise.all([
    readScoredItems(db, [person.id], moment),
    attendanceOf(db, person.id, moment),
  ])
  const found = read.get(person.id)
  const answer = accountabilityOf(found?.items ?? [], found?.today ?? localDate(moment, person.dayRule))
  return {
    ...answer,
    attendance,
    text: scoreInWords(answer.overall),
  }
}
