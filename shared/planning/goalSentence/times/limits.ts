import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'

/** So much and no more in each day, week or month: `at most 30 minutes of Instagram a day`. Hours are given in minutes. */
export type Limit = { value: number; unit: string; per: 'day' | 'week' | 'month'; from: number; to: number }

/** The unit of a limit of time. */
export const LIMIT_IN_MINUTES = 'minutes'

/** What people want less of. Of anything else `at most` says how long or how often: `piano, at most 30 minutes a day`. */
const WANTED_LESS =
  /\b(?:coffees?|caffeine|espressos?|alcohol|beers?|wines?|drinking|cigarettes?|smok(?:e|es|ing)|vap(?:e|es|ing)|joints?|sugar|sweets?|cand(?:y|ies)|chocolates?|cookies?|biscuits?|snacks?|snacking|sodas?|cokes?|soft drinks?|energy drinks?|meat|bread|carbs|fast food|junk food|takeouts?|takeaways?|instagram|tiktok|facebook|twitter|reddit|youtube|netflix|tv|television|social media|phones?|screens?|screentime|internet|news|gaming|(?:video )?games|scroll(?:ing)?|(?:be|being|go|going|time|hours?|stay) online|shopping|swear(?:ing)?|gambling|eat(?:ing)? out|order(?:ing)? (?:in|food|takeaway|takeout|delivery)|(?:food )?delivery|crisps)\b/

const NUMBER = '(\\d+(?:[.,]\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|half an)'
const CAP =
  '(?:(?:no|not) more than|at (?:the )?most|(?:a )?max(?:imum)?(?: of)?|up to|only|just|less than|fewer than|under|not over)'
const PER =
  '(?:(?:a|per|each|every)(?: single)? |/)(day|week|month|night(?! out)|evening(?! out))|(daily|weekly|monthly|nightly)'
const THING = '(?:(?: (?!a\\b|per\\b|each\\b|every\\b)[a-z-]+){1,4}?)'
const CAPPED = new RegExp(`^${CAP} ${NUMBER} ?([a-z]+)?${THING}? (?:${PER})(?= |$)`)
const CAPPED_BEHIND = new RegExp(
  `^${NUMBER} ?([a-z]+)?${THING}? (?:${PER}),? (?:tops|max(?:imum)?|at (?:the )?most)(?= |$)`,
)
/** `30 minutes max a day` */
const CAPPED_BETWEEN = new RegExp(
  `^${NUMBER} ?([a-z]+)?${THING}? (?:tops|max(?:imum)?|at (?:the )?most),? (?:${PER})(?= |$)`,
)
const CAPPED_TIMES = new RegExp(
  `^${CAP} (once|twice|(?:\\d+|two|three|four|five) times|\\dx) (?:${PER})(?= |$)`,
)
const LOWERED = new RegExp(
  `^(limit|restrict|reduce|cut|cutting|keep|lower|cap)(?: (?:down|back))?(?: (?!to\\b)[a-z]+){0,4}?(?: from (?:\\d+(?:[.,]\\d+)?|[a-z]+)(?: (?!to\\b)[a-z]+){0,3})? (?:to|under|below|at) (?:${CAP} )?${NUMBER} ?((?!(?:a|an|per|each|every)\\b)[a-z]+)?(?:${THING}? (?:${PER}))?(?= |$)`,
)
const MOST_VALUE = 1_000_000
const MOST_TIMES_A_MONTH = 31
const LONGEST_UNIT = 20
/** A limit takes at most so many words. */
const MOST_WORDS = 14

const CAPPED_TIMES_BEHIND = new RegExp(
  `^(once|twice|(?:\\d+|two|three|four|five) times|\\dx) (?:${PER}),? (?:tops|max(?:imum)?|at (?:the )?most)(?= |$)`,
)

/** `only eat out once a week` */
const CAPPED_DEED = new RegExp(
  `^only ((?:(?!once|twice)[a-z]+ ){1,4}?)(once|twice|(?:\\d+|two|three|four|five) times|\\dx) (?:${PER})(?= |$)`,
)
/** `limit takeaways to twice a week` */
const LOWERED_TIMES = new RegExp(
  `^(?:limit|restrict|reduce|cut|cutting|keep|lower|cap)(?: (?!to\\b)[a-z]+){1,5} to (?:${CAP} )?(once|twice|(?:\\d+|two|three|four|five) times|\\dx) (?:${PER})(?= |$)`,
)

/** With which words one begins: all others are passed over quickly. */
const FIRST =
  /^(?:\d.*|once|twice|one|two|three|four|five|half|an|no|not|at|a|max|maximum|up|only|just|less|fewer|under|limit|restrict|reduce|cut|cutting|keep|lower|cap)$/

/** The limit that a sentence sets to something that is to be less. @param words in lower case, those of the first goal first */
export function limitIn(words: readonly Word[]): Limit | null {
  const plain = words.slice(0, 60).map((word) => word.plain)
  const isWantedLess = isOfLess(plain.join(' '))
  for (let at = 0; at < plain.length; at += 1) {
    if (!FIRST.test(plain[at] ?? '')) continue
    const text = plain.slice(at, at + MOST_WORDS).join(' ')
    const found =
      (isWantedLess ? capped(text) : null) ?? seldom(text, isWantedLess) ?? lowered(text, isWantedLess)
    if (found && isPossible(found.limit))
      return { ...found.limit, from: at, to: at + found.text.split(' ').length }
  }
  return null
}

/** What a habit can count, and the answer can say. */
function isPossible({ value, unit }: Read['limit']): boolean {
  return value >= 0.01 && value <= MOST_VALUE && unit.length <= LONGEST_UNIT
}

/** Whether words are about what people want less of. */
export function isOfLess(text: string): boolean {
  return WANTED_LESS.test(text) || LESS_DEED.test(text)
}
const LESS_DEED =
  /\b(?:(?:drink|(?<!(?:my|our|the|a|an|this) )(?:party|order|shop)|smoke|vape|snack|binge|gamble)(?= (?:$|only|on|at|during|once|twice|in|\d)|$)|go(?:ing)? out|eat(?:ing)? (?:dessert|cake|cakes|bread|fried))/

type Read = { text: string; limit: Omit<Limit, 'from' | 'to'> }

function capped(text: string): Read | null {
  const times = CAPPED_TIMES.exec(text) ?? CAPPED_TIMES_BEHIND.exec(text)
  if (times) return timesOf(times[0], times[1], times[2] ?? times[3])
  const read = CAPPED.exec(text) ?? CAPPED_BEHIND.exec(text) ?? CAPPED_BETWEEN.exec(text)
  return read && amountOf(read[0], read[1], read[2], read[3] ?? read[4])
}

/** `only eat out once a week`, `limit takeaways to once a week`: how often at most. */
function seldom(text: string, isWantedLess: boolean): Read | null {
  const [deed, done = '', often, perUnit, perAdverb] = CAPPED_DEED.exec(text) ?? []
  if (deed !== undefined && isOfLess(done)) return timesOf(deed, often, perUnit ?? perAdverb)
  const [all, count, unitOfTime, adverb] = LOWERED_TIMES.exec(text) ?? []
  if (all === undefined || (all.startsWith('keep') && !isWantedLess)) return null
  return timesOf(all, count, unitOfTime ?? adverb)
}

function timesOf(text: string, count = '', unitOfTime: string | undefined): Read | null {
  const value = count === 'once' ? 1 : count === 'twice' ? 2 : valueOf(count.replace(/x| times/, ''))
  return value === null ? null : { text, limit: { value, unit: 'times', per: perOf(unitOfTime) } }
}

function lowered(text: string, isWantedLess: boolean): Read | null {
  const read = LOWERED.exec(text)
  if (!read) return null
  const [all, verb = '', number, unit, unitOfTime, adverb] = read
  const per = unitOfTime ?? adverb
  const isTime =
    /^(?:h|hrs?|hours?|m|mins?|minutes?|cups?|coffees?|drinks?|glass(?:es)?|beers?|cigarettes?)$/.test(
      unit ?? '',
    )
  // `limit screen time to 2 hours` is for each day; `reduce my mile to 7 minutes` is no limit.
  if (per === undefined && !(isTime && isWantedLess && /^(?:limit|restrict|reduce|cut|cap|keep)/.test(verb)))
    return null
  if (!isWantedLess && !/^(?:limit|restrict|cut)/.test(verb)) return null
  // `cut my spending from 60 to 20 a week` is a sum of money.
  if (unit === undefined && /\b(?:spending|budget|costs?|bills?|money)\b/.test(all)) return null
  return amountOf(all, number, unit, per)
}

function amountOf(
  text: string,
  number: string | undefined,
  unit: string | undefined,
  per: string | undefined,
): Read | null {
  const value = number === 'half an' ? 0.5 : /^an?$/.test(number ?? '') ? 1 : valueOf(number ?? '')
  // `max 200 a month on eating out`: of money
  if (value === null || (unit === undefined && value > MOST_TIMES_A_MONTH && perOf(per) === 'month'))
    return null
  if (/^(?:h|hrs?|hours?)$/.test(unit ?? ''))
    return { text, limit: { value: value * 60, unit: LIMIT_IN_MINUTES, per: perOf(per) } }
  const isMinutes = /^(?:m|mins?|minutes?)$/.test(unit ?? '')
  return { text, limit: { value, unit: isMinutes ? LIMIT_IN_MINUTES : (unit ?? 'times'), per: perOf(per) } }
}

function valueOf(number: string): number | null {
  return /^\d/.test(number) ? Number(number.replace(',', '.')) : numberOf(number)
}

function perOf(word: string | undefined): Limit['per'] {
  if (word?.startsWith('month')) return 'month'
  return word?.startsWith('week') ? 'week' : 'day'
}
