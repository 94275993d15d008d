import type { SentenceContext } from '#shared/planning/understand.ts'
import { isSouthern } from '#shared/time/southern.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readAvailability } from './availability.ts'
import { todayOf } from './calendar.ts'

/** What the words of a person's goal sentence depend on: their date, their week, their seasons, their working day. */
export async function sentenceContext(deps: Deps, person: Person): Promise<SentenceContext> {
  const { work, timezone } = await readAvailability(deps.db, person)
  const windows = work.flat()
  const [start] = windows.map(([from]) => from).toSorted()
  const end = windows
    .map(([, to]) => to)
    .toSorted()
    .at(-1)
  return {
    today: todayOf(deps, person),
    weekStart: person.weekStart,
    isSouthern: isSouthern(timezone),
    workday: start !== undefined && end !== undefined ? [start, end] : null,
  }
}
