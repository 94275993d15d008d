import { balanceOf } from './balance.ts'
import type { Analytics } from './analytics.ts'
import { barsOf, scaleOf } from './bars.ts'
import { bestHoursOf } from './bestHours.ts'
import { cardsOf } from './cards.ts'
import { categoriesOf, plannedActualOf } from './categories.ts'
import type { Facts } from './facts.ts'
import { insightsOf } from './insights.ts'

/** The whole answer from its facts (docs/rules/analytics.md, Analytics). */
export function analyticsOf(facts: Facts): Analytics {
  const { period, from, to, today, compared } = facts.period
  const bars = barsOf(facts)
  const insights = insightsOf(facts)
  return {
    period,
    from,
    to,
    today,
    compared,
    cards: cardsOf(facts),
    bars,
    scale: scaleOf(bars),
    categories: categoriesOf(facts),
    domains: balanceOf(facts),
    best_hours: bestHoursOf(facts),
    planned_actual: plannedActualOf(facts),
    insights,
    tip: insights[0]?.key ?? null,
  }
}
