import type { Analytics } from '#shared/analytics/analytics.ts'
import { type AnalyticsQuery, type Period, periodOf } from '#shared/analytics/period.ts'
import { invalidField } from '#shared/errors.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { makeOccurrences } from '#server/tasks/makeOccurrences.ts'
import { readFacts } from './facts.ts'

/** The figures of a period (docs/rules/analytics.md, Analytics). @throws AppError `invalid` for one that begins after today */
export async function readAnalytics(deps: Deps, person: Person, asked: AnalyticsQuery): Promise<Analytics> {
  const period = askedPeriod(deps, person, asked)
  await makeOccurrences(deps.db, person.id, period, deps.now()) // bars show the plan of dates to come
  return deps.compute(person, 'analytics', async () => [await readFacts(deps, person, period)])
}

/** @throws AppError `invalid` for a period that begins after today */
export function askedPeriod(
  { now }: Pick<Deps, 'now'>,
  { dayRule, weekStart }: Person,
  { period, at }: AnalyticsQuery,
): Period {
  const today = localDate(now(), dayRule)
  const found = periodOf(period, at ?? today, { today, weekStart })
  if (!found) throw invalidField('at', 'This period has not begun')
  return found
}
