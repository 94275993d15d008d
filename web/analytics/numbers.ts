import type { Analytics } from '#shared/analytics/analytics.ts'
import { dayInWords, monthInWords } from '#shared/time/format.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { CARD_NAMES } from './definitions.ts'
import { nameOfInsight } from './insightWords.ts'

/** The rows behind a number: where the server lists them, and what the number is called. */
export type RowsOfNumber = { path: string; title: string }

/**
 * Finds a number of an answer by the name that the address gives it: `tasks_completed`, `bar:2026-03-02`, `category:work`,
 * `domain:<id>`, `domain:none`, `planned:work`, `best_hours`, `insight:late_finish`. Null where the answer has no such number.
 */
export function rowsOfNumber(analytics: Analytics, name: string): RowsOfNumber | null {
  const [kind = '', which = ''] = name.split(':')
  switch (kind) {
    case 'bar': {
      const bar = analytics.bars.find(({ from }) => from === which)
      return found(bar, bar ? `Completed: ${nameOfBar(bar, analytics.period)}` : '')
    }
    case 'category':
      return found(
        analytics.categories.find(({ category }) => category === which),
        `Completed: ${capitalised(which)}`,
      )
    case 'domain': {
      const domain = analytics.domains.find(({ domain_id }) => (domain_id ?? 'none') === which)
      return found(domain, domain?.name ?? NO_DOMAIN)
    }
    case 'planned':
      return found(
        analytics.planned_actual.find(({ category }) => category === which),
        `Timed: ${capitalised(which)}`,
      )
    case 'insight': {
      const insight = analytics.insights.find(({ key }) => key === which)
      return found(insight, insight ? nameOfInsight(insight.key) : '')
    }
    case 'best_hours':
      return found(analytics.best_hours, 'Best Hours')
    case 'completion_rate':
    case 'tasks_completed':
    case 'focus_hours':
    case 'best_streak':
      return found(analytics.cards[kind], CARD_NAMES[kind])
    default:
      return null
  }
}

/** What is done for none of the domains. */
export const NO_DOMAIN = 'No domain'

/** What a bar shows: `Monday 2 March`, of a year `March 2026`. */
export function nameOfBar({ from }: { from: string }, period: Analytics['period']): string {
  return period === 'year' ? monthInWords(from) : dayInWords(from)
}

function found(number: { rows: string } | null | undefined, title: string): RowsOfNumber | null {
  return number ? { path: number.rows, title } : null
}
