import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'
import { isVerb } from './verbs.ts'

const DAYS = `${DAY}(?:(?:,| and| &|-) ?${DAY}){0,4}`
const LENGTH = '(?:\\d{1,3} ?(?:hours?|hrs?|h|minutes?|mins?|min)|an hour|half an hour)'
const PAUSE = '(?:[,;.]|\\s[–-](?=\\s))\\s*(?:but |and |so )?'
const END = '(?=\\s*(?:[,;.!)]|$))'
const WORKDAYS =
  '\\b(?:every weekday|(?:on )?weekdays|(?:during|in|through) the week|(?:every )?(?:work|week)days|mon(?:day)?s? ?(?:to|-|–|through) ?fri(?:day)?s?)\\b'

/** Of days that are said to be free beside others which are named: nothing is planned then. */
const REST = '(?:free|off|cheat days?|rest(?: days?)?|mine|my own|lazy|sacred|no[- ]go|a break)'

const IS_ON_WORKDAYS = new RegExp(WORKDAYS, 'i')
/** `I have choir on Saturdays, Sundays are free`: these are the days for it. */
const OF_OTHERS = /\b(?:have|has|got|works?|working|teach|is|are|am|I'm|busy|not|no|except)\b/i
const ON_DAYS = new RegExp(`\\b(?:on|every) ${DAYS}\\b`, 'i')

/** Days that are named beside others, and what says the same of them in words that the grammar reads. */
export const PLAINER_DAYS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `I work Fridays and Saturdays, so those are out`
  [
    new RegExp(
      `(^|[,;.] ?)(?:but |and )?(?:(?:i|we)(?:['’]?m|['’]?re| am| are)? )?(?:(?:work|working|teach|study|volunteer|at work|at uni|in the office|on shift|have [a-z]+|busy|out)(?: (?:at|for|in) [a-z]+)? )(?:on )?(${DAYS})(?:,| -)? so (?:those|these|they|both|that|it)(?: (?:two|days?))?(?:['’]?s|['’]?re| is| are)? (?:out|off|no good|not possible|a no|a no[- ]go|gone|taken|full|impossible|no use)${END}`,
      'gi',
    ),
    '$1not on $2',
  ],
  // `learn welding, Sundays I can spare`
  [
    new RegExp(
      `(^|[,;.] ?|\\band )(?:on )?(${DAYS}|weekends|weekdays|mornings|evenings|afternoons)(?: (?:is|are) (?:the (?:days?|time) )?(?:that |when )?)? (?:i|we) (?:can|could) (?:spare|manage|offer|free up|make)${END}`,
      'gi',
    ),
    '$1$2',
  ],
  // `stretch 10 minutes all the days`, `drink water every day of the week`
  [
    /\b(?:(?:on )?all (?:of )?the days(?: (?:of|in) the week)?|(?:on )?all days (?:of|in) the week|(?:every ?|each )day (?:of|in) the week)(?=\s*(?:[,;.!)]|$)| (?:except|but|apart|at|before|after|until|till|by|from|in the (?:morning|evening|afternoon)|\d)| - )/gi,
    'every day',
  ],
  // `gym twice a week to start, then 3`: what grows is asked about.
  [
    /(?<=\b(?:(?:once|twice|\d ?x|\d times|(?:two|three|four) times)(?: (?:a|per) week)?|\d (?:days|runs|sessions)(?: a week)?)),?(?: to (?:start|begin)(?: with)?| at (?:first|the start|the beginning)| in the beginning| initially)?,?(?: and| but)?(?: then| later)(?: on)? ([2-7])(?: times| days|x)?(?: (?:a|per) week)?(?: later(?: on)?)?(?=\s*(?:[,;.!)]|$))/gi,
    ', working up to $1 times a week',
  ],
  // `I can run 3 days`
  [
    /(^|[,;.]\s*|\s-\s)(?:(?:i|we) )?can (?:only )?(?:run|train|do|swim|cycle|practi[sc]e|study|go|work ?out|lift|manage|spare|make)(?: it)? ([1-7]) (?:days|evenings|mornings|nights)(?=\s*(?:[,;.!)]|$))/gi,
    '$1$2 days a week',
  ],
  // `retired last year | so tuesdays and thursdays, learn the ukulele`: the days are those of the goal, behind it.
  [
    new RegExp(
      `^([^,;.!?]{3,60}?) so ((?:only )?(?:on |in the )?(?:${DAYS}|weekends|weekdays|mornings|afternoons|evenings)), ((?!(?:so|and|but|not|no|then|only)\\b)[a-z].*)$`,
      'gi',
    ),
    (all, told = '', days = '', goal = '') =>
      isVerb(goal.split(' ', 1)[0]?.toLowerCase() ?? '') ? `${told}. ${goal}, ${days}` : all,
  ],
  [new RegExp(`(?<=\\w) so (?=(?:only )?(?:on )?(?:${DAYS}|weekends|weekdays)\\s*[,;.])`, 'gi'), ', '],
  // `tues | with the lads`: a day of each week
  [new RegExp(`([,;] )(${DAY}) (?=(?:with|w\\/) (?:the|my|our) [a-z]+\\s*(?:[,;.!]|$))`, 'gi'), '$1on $2 '],
  // `1h weekdays 3h saturdays`
  [
    new RegExp(
      `\\b(${LENGTH} (?:on )?(?:weekdays|weekends|${DAYS})) (?=${LENGTH} (?:on )?(?:weekdays|weekends|${DAY})(?![a-z]))`,
      'gi',
    ),
    '$1, ',
  ],
  // `vegetarian during the week, weekends are free`
  [
    new RegExp(
      `${PAUSE}(?:the |my |on )?weekends?(?: (?:is|are|stays?|will be|as|for)){0,2} ${REST}(?=\\s*(?:[,;.]|$))`,
      'gi',
    ),
    (all, ...groups) => (IS_ON_WORKDAYS.test(textBefore(groups)) ? ', not on weekends' : all),
  ],
  // `on Mondays and Wednesdays, Fridays are free`
  [
    new RegExp(`${PAUSE}(?:the |my |on )?(${DAYS}) (?:is|are|stays?) ${REST}(?=\\s*(?:[,;.]|$))`, 'gi'),
    (all, days = '', ...groups) => {
      const before = textBefore(groups)
      const isOther = stemsOf(days).every((stem) => !stemsOf(before).includes(stem))
      return isOther && ON_DAYS.test(before) && !OF_OTHERS.test(before) && !/\bso\s/i.test(all)
        ? `, not on ${days}`
        : all
    },
  ],
  // `on Mondays and Saturdays, Saturdays only in the morning`: another time on one of them
  [
    new RegExp(
      `${PAUSE}(?:on )?(${DAY}) only ((?:(?:in the|before|after|until|till|from|between|at) |(?:mornings?|afternoons?|evenings?)\\b)[^,;.]{0,40})`,
      'gi',
    ),
    (all, day = '', time = '', ...groups) => {
      const named = stemsOf(textBefore(groups))
      const isOneOfSeveral = new Set(named).size > 1 && stemsOf(day).every((stem) => named.includes(stem))
      const hours = time.replace(
        /^(?:in the )?(?:mornings?|afternoons?|evenings?) (?=(?:before|after|between|at|until|till) )/i,
        '',
      )
      return isOneOfSeveral ? `, but ${day} ${hours.trim()} instead` : all
    },
  ],
  // `the pool is closed on Sundays | and I work Tuesdays until 9`
  [
    new RegExp(
      `(?<=\\w),? and (?=(?:i|we) (?:(?:usually|always|often) )?(?:work|teach|volunteer|babysit|commute) (?:(?:on|every|late|late on) )?${DAY}\\b)`,
      'gi',
    ),
    ', ',
  ],
  // `except when I'm on nights, which is Thursday and Friday`
  [
    new RegExp(
      `(?:,? ?\\b(?:but |just )?(?:not|except|apart from|other than)) (?:when|on days when|the days) (?:i'?m|i am|i'm working|i work) (?:(?:on|working|doing) )?(?:(?:the|late|early|night|day) )*(?:nights?|lates?|earl(?:y|ies)|call|shifts?|duty),? \\(?(?:which|that|those|they)(?:'s|'re| is| are| means?)? (?:on |always |usually )*(${DAYS})\\)?`,
      'gi',
    ),
    ', not on $1',
  ],
  // `afternoons are my only time`
  [
    new RegExp(
      `(?<=^|[,;.] ?|\\b(?:and|so|but) )(?:the )?(mornings|afternoons|evenings|${DAYS}|weekends) (?:is|are) (?:my|the) (?:only|one) (?:free |spare )?(?:times?|days?|slots?|option|chance)(?: (?:i(?:'ve| have)? got|i have|left|free|for (?:it|this|that|me)))*(?=\\s*(?:[,;.]|$))`,
      'gi',
    ),
    (_all, days = '') => (/^(?:morn|after|even)/i.test(days) ? `only in the ${days}` : `only on ${days}`),
  ],
  // `this weekend and next`
  [
    /\b(?:(?:i(?:'ve)? )?(?:got|have) (?:some |a bit of )?time )?(?:on |at |over )?this weekend,? (?:and|&) (?:the )?next(?: one| weekend)?(?=\s*(?:[,;.]|$))/gi,
    'on the next two weekends',
  ],
  // `got time this weekend`
  [
    /(?<=[,;.] ?(?:and |but |so )?)(?:i )?(?:got|have) (?:some |a bit of )?time (?=(?:this|next|on|at|in) )/gi,
    'I have time ',
  ],
  // `between Sunday and Wednesday`
  [new RegExp(`\\bbetween (${DAY}) and (${DAY})(?![a-z])(?! \\d)`, 'gi'), '$1 to $2'],
  // `now I die after 2`: of a distance
  [
    /\b((?:die|dying|collapse|out of breath|wheezing|knackered) after )\d{1,2}(?=\s*(?:[,;.!]|$))/gi,
    '$1a while',
  ],
  // Neither a correction (`better twice a week`) nor a number of times.
  [
    /\b(?:once|when|as soon as) (my|the|his|her|our) ([a-z]+(?: [a-z]+)?) (?:is|are|feels?|gets?) (?:a bit |much |all |fully )?(?:better|ok(?:ay)?|fine|back to normal|healed|recovered)(?: again)?\b/gi,
    'when $1 $2 has healed',
  ],
  // What is past is a reason.
  [
    /\bafter ((?:the|my|our|his|her) [a-z]+(?: [a-z]+)?) (died|broke(?: down)?|crashed|packed (?:up|in)|failed|left(?: us| me)?|moved out|passed away|(?:got|was) stolen|flooded|burn(?:ed|t) down|gave up|exploded)\b/gi,
    'since $1 $2',
  ],
  // `3 rides a week, | one of them Sunday`
  [/\b(one of (?:them|these|those)),? ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/gi, '$1 on $2s'],
  // `not on nights I work (Fri, Sat)`: those days
  [
    new RegExp(
      `\\bnot on (?:the )?(?:days|nights) (?:(?:when|that) )?(?:i|we) [a-z ]{2,25}\\((${DAY}(?:(?:,|,? and| &) ?${DAY}){0,5})\\)`,
      'gi',
    ),
    'not on $1',
  ],
  // `no sugar Mon to Fri, | weekends I eat what I want`
  [
    /(?<=[,;.] |\band |\bbut )(?:(?:on|at) )?weekends,? (?:i|we) (?:(?:can|may) )?(?:eat|drink|have|do|spend|smoke|watch) (?:what|whatever|as (?:much|many) as|how much) (?:i|we) (?:want|like)\b/gi,
    (_all, ...groups) => (QUITS.test(textBefore(groups)) ? 'weekends are fine' : 'not on weekends'),
  ],
  // `sessions of 10 minutes, | 3 a day`
  [
    /(?<=\bsessions? (?:of|at) \d+ ?(?:min|mins|minutes), )(\d) (?:a|per) day(?=\s*(?:[,;.]|$))/gi,
    '$1 times a day',
  ],
]

const QUITS =
  /^(?:i (?:want|need|would like) to |i['’]d like to )?(?:no|quit|stop|give up|cut|less|avoid|without|eat no|drink no|go without)\b/i

/** Of the groups of a match, behind which stand its place and the whole text. */
function textBefore(groups: readonly unknown[]): string {
  return String(groups.at(-1)).slice(0, Number(groups.at(-2)))
}

/** The first three letters of each day that a text names. */
function stemsOf(text: string): string[] {
  return [...text.matchAll(new RegExp(`\\b(?:on )?(${DAY})\\b`, 'gi'))].map(([, day = '']) =>
    day.slice(0, 3).toLowerCase(),
  )
}
