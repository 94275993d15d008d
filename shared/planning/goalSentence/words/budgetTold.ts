import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Span } from './wordSpan.ts'

const CURRENCY = '(?:euros?|dollars?|pounds?|quid|bucks|francs|eur|usd|gbp|chf|[€$£])'
const SUM = `(?:about |around )?[€$£¥]?\\d[\\d.,]*k?(?: ?${CURRENCY})?`
const MOST =
  '(?:max(?:imum)?|at (?:the )?most|(?:no|not) more than|up to|under|below|for (?:under|less than)|not over)'
const BEHIND = '(?: (?:each|per person|a head|in (?:total|all)|altogether|max(?:imum)?|tops|at most|all in))*'
const BUDGET = new RegExp(
  `^(?:(?:and|but|with|on|within|keep|have|the|an?|my|our|total|tight|small|i) )*budget (?:(?:of|is|at|for it|will be|it's|${MOST}) )*${SUM}(?: (?:a|per|each) (?:month|week))?${BEHIND}$`,
)
const CAPPED = new RegExp(
  `^(?:(?:and|but|for|with) )*(?:${MOST} (?:[€$£¥]\\d[\\d.,]*k?|\\d[\\d.,]*k? ?${CURRENCY})|[€$£¥]?\\d[\\d.,]*k? ?${CURRENCY}? (?:max(?:imum)?|tops|budget))${BEHIND}$`,
)

/** `only with my phone`: how it is done. */
const MANNER = /^(?:but )?only with (?:(?:an?|my|our|the) )(?:[a-z-]+ )?[a-z-]{3,}$/
const OF_TIME = /(?:days?|weeks?|months?|mornings?|evenings?|nights?|weekends?|weather|permission|approval)$/

/** `with a budget of 3,000 euros`, `max 5000 euros`: what it may cost, or how it is done. It asks nothing of the days of a plan. */
export function isBudgetTold(words: readonly Word[], { from, to }: Span): boolean {
  const text = words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')
  return BUDGET.test(text) || CAPPED.test(text) || (MANNER.test(text) && !OF_TIME.test(text))
}
