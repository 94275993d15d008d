import { domainOf } from '#shared/domains/figures.ts'
import { sharesOf } from '#shared/numbers/shares.ts'
import type { Analytics } from './analytics.ts'
import { completionRateIn } from './completionRate.ts'
import type { Facts, HabitWork } from './facts.ts'
import { focusIn, hoursOf } from './focus.ts'
import { pathOf } from './selection.ts'

/** What was due, done and worked on in each domain, and in none. */
export function balanceOf({
  period: { counted },
  domains,
  due,
  habits,
  worked,
}: Pick<Facts, 'period' | 'domains' | 'due' | 'worked'> & {
  habits: readonly HabitWork[]
}): Analytics['domains'] {
  const tasksOf = Map.groupBy(due, (row) => domainOf(row, domains))
  const habitsOf = Map.groupBy(habits, ({ domain_id }) => domain_id)
  const workOf = Map.groupBy(worked, ({ domain_id }) => domain_id)
  const all = [...domains.map(({ id, name }) => ({ id, name })), { id: null, name: null }]
  const seconds = all.map(({ id }) => focusIn(counted, workOf.get(id) ?? []))
  const shares = sharesOf(seconds)
  return all.map(({ id, name }, index) => ({
    domain_id: id,
    name,
    ...completionRateIn(counted, tasksOf.get(id) ?? [], habitsOf.get(id) ?? []),
    hours: hoursOf(seconds[index] ?? 0),
    share: shares?.[index] ?? null,
    rows: pathOf({ of: 'due', ...counted, domain: id ?? 'none' }),
  }))
}
