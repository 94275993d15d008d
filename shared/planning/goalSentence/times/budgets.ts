import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'

/** What money goes to, where no currency is named. */
const SPENT =
  /\b(?:spend|spending|expenses|costs|bills|budget|groceries|food|takeouts?|takeaways?|restaurants|eating out|clothes|shopping|coffee|petrol|gas|fun)\b/
/** Here a sum is one to reach, and no bound. */
const GATHERED =
  /\b(?:find|looking for|rent (?:an?|the)|save|saving|invest|earn|pay (?:off|back|down)|debts?|loan|deposit|raise|hustle|income|salary|wage|business|revenue|sales|profit|freelanc(?:e|ing)|turnover)\b/
const SUM =
  '(?:[$€£¥]\\d[\\d.,]*k?|\\d[\\d.,]*k?(?: ?(?:euros?|dollars?|pounds?|quid|bucks|francs|eur|usd|gbp|chf|€|\\$|£))?)'
const CAP =
  '(?:(?:no|not) more than|at (?:the )?most|(?:a )?max(?:imum)?(?: of)?|up to|only|just|less than|under|below|within|not over)'
const PER = '(?: ?(?:a|per|each|every|/) ?(?:month|week|day|fortnight)| monthly| weekly| daily)'
const CAPPED = new RegExp(`^${CAP} ${SUM}${PER}(?= |$)`)
const CAPPED_BEHIND = new RegExp(`^${SUM}${PER} (?:tops|max(?:imum)?|at (?:the )?most)(?= |$)`)
const CAPPED_BETWEEN = new RegExp(`^${SUM} (?:tops|max(?:imum)?|at (?:the )?most)${PER}(?= |$)`)
const LOWERED = new RegExp(
  `^(?:limit|restrict|reduce|cut|keep|lower|cap|bring|get)(?: (?:down|back))?(?: (?!to\\b)[a-z]+){0,4}?(?: from ${SUM})? (?:down )?(?:to|under|below|at|within)(?: ${CAP})? ${SUM}${PER}(?= |$)`,
)
const BUDGET = new RegExp(
  `^(?:(?:stick|keep|live|stay|get by) (?:to|on|within) (?:a|my|the|our) )?(?:[a-z]+ )?budget (?:of |is |at )?(?:${CAP} )?${SUM}${PER}(?= |$)`,
)
const HAS_SUM = /\d/
const MOST_WORDS = 13
const FIRST =
  /^(?:[$€£¥]?\d.*|no|not|at|a|max|maximum|up|only|just|less|under|below|within|limit|restrict|reduce|cut|keep|lower|cap|bring|get|stick|live|stay|[a-z]*budget|my|the)$/

/**
 * `spend at most 400 a month on food`: so much money and no more in each month, week or day. It is a bound to stay within, and no sum
 * to reach.
 *
 * @returns the words that say it, which stay in the title; null where none is set
 */
export function budgetIn(words: readonly Word[]): Span | null {
  const plain = words.slice(0, 60).map((word) => word.plain)
  const all = plain.join(' ')
  if (!HAS_SUM.test(all) || GATHERED.test(all)) return null
  const isMoney = SPENT.test(all)
  for (let at = 0; at < plain.length; at += 1) {
    if (!FIRST.test(plain[at] ?? '')) continue
    const text = plain.slice(at, at + MOST_WORDS).join(' ')
    const found = [CAPPED, CAPPED_BEHIND, CAPPED_BETWEEN, LOWERED, BUDGET]
      .map((form) => form.exec(text)?.[0])
      .find((one) => one !== undefined)
    if (found !== undefined && (isMoney || HAS_CURRENCY.test(found)))
      return { from: at, to: at + found.split(' ').length }
  }
  return null
}
const HAS_CURRENCY = /[$€£¥]|\b(?:euros?|dollars?|pounds?|quid|bucks|francs|eur|usd|gbp|chf)\b/
