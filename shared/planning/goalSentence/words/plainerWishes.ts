import { MONTH } from './monthNames.ts'
import type { Rewriting } from './plainerLeads.ts'
import { beginsTitle, isVerb } from './verbs.ts'

const RATHER = "(?:(?:i|we)(?:['’]?d| would)|would) (?:much |really )?(?:rather|sooner)"
/** What says when or how often ends what is not meant: `than run | twice a week`. */
const TIMES =
  '(?:twice|once|every|each|daily|on|in the|at|by|before|after|until|for|and|but|so|because|\\d+|three|four|five|two)\\b'
const LESS_MEANT = `[a-z]+(?: (?!${TIMES})[a-z']+){0,3}`
const OF_TIME =
  /^(?:in|at|on|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mornings?|evenings?|afternoons?|nights?|weekends?|weekdays?|once|twice|every|daily|later|earlier|an?|half|one|two|three|four|five)/i

/** `walk | than | drive to work` is to walk to work; `do yoga | than | run` only to do yoga. */
function meantOf(wish: string, less: string): string {
  const [, place] = /^(?!go\b|come\b)[a-z]+ ((?:to|in|at|on|from|into) .+)$/i.exec(less) ?? []
  return place !== undefined && !wish.includes(' ') ? `${wish} ${place}` : wish
}

/** `I'd rather do yoga than run`: a deed that is meant, and one that is not. */
const PREFERRED: Rewriting = (all, before = '', wish = '', less = '') => {
  const [verb = ''] = wish.split(' ')
  if (!isVerb(verb.toLowerCase()) || OF_TIME.test(less) || OF_TIME.test(wish)) return all
  return `${before}I want to ${meantOf(wish, less)}`
}

const PLANNED =
  '(?:(?:i|we) )?(?:(?:was|were) (?:gonna|going to|planning to|planning on|thinking of|thinking about|meant to)|wanted to|meant to|originally wanted to|had planned(?: to| on)?|planned(?: to| on)?|thought (?:about|of))'
const NOW =
  "(?:(?:now |then )?(?:(?:i|we)(?:['’]?d| would)(?: much)? (?:rather|prefer to|like to)|(?:i|we)(?:['’]?ll| will)|(?:i|we)(?:['’]?m| am|['’]?re| are)(?: going to| gonna)?|(?:i|we) (?:now )?want to)|now)(?: now)?"

/** `was gonna do dry January but I'd rather do all of February`: the same in the other month. */
const OTHER_MONTH: Rewriting = (all, thing = '', whole = '', month = '') => {
  const own = thing.replace(/^(?:(?:do|doing|try|trying|have|having|an?) )+/i, '')
  const [, lead, named] = new RegExp(`^(.*?)\\b(?:in )?(${MONTH})\\b`, 'i').exec(own) ?? []
  const deed = named === undefined ? own : (lead ?? '').trim()
  if (deed === '') return all
  // `dry January` is named as the month is; of something else it is all of it, or one in it.
  if (/^(?:dry|sober)$/i.test(deed)) return `no alcohol in ${month}`
  if (/^no spend$/i.test(deed)) return `no spend ${month}`
  return `${deed} ${/all|whole|entire/i.test(whole) || /^(?:no|without)\b/i.test(deed) ? 'for all of' : 'in'} ${month}`
}

const NO_BREAK_FROM =
  '(?!(?:work|working|school|uni|university|college|training|exercise|exercising|the gym|gym|running|sport|sports|study|studying|revision|lessons|classes|everything|it|this|that|to|for|so|and|because|over|with|then|please|in|on|at|from \\d)\\b)'
const THING = `(${NO_BREAK_FROM}[a-z]+(?: (?!(?:and|but|so|to|in|from|for|until|then|because|with|at|on|this|next|instead|starting)\\b)[a-z]+){0,2})`
const WHOLE = '(?:all of |the whole of |all |the whole month of |the entire month of )?'
const WISH = "(?:(?:i|we)(?: want to| wanna|['’]ll| will| plan to|['’]?d like to|['’]?m going to) )?"

/**
 * What is wanted in place of something else, and months without something, in words that the grammar reads: `I'd rather do yoga than run`
 * says `I want to do yoga`, `take January off dating apps` says `no dating apps in January`.
 */
export const PLAINER_WISHES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `lift 4 days a week | and I'm also supposed to | stretch daily`
  [
    /([,;.!]| and|, and) (?:i['’]?m|i am) (?:also |really )?(?:supposed|meant) to (?:also |be )?([a-z]+)(?= )/gi,
    (all, joint = '', verb = '') => (isVerb(verb.toLowerCase()) ? `${joint} I also want to ${verb}` : all),
  ],
  // `I'd like to | at least | order food in Japanese`
  [
    /\b((?:like|love|want|need|hope|plan|able|hoping|trying) to |wanna )at least (?:(?:be able to|know how to|manage to) )?([a-z-]+)(?= [a-z]|$)/gi,
    (all, lead = '', verb = '') => (beginsTitle(verb.toLowerCase()) ? `${lead}${verb}` : all),
  ],
  // `we're off to Japan in April`
  [
    new RegExp(
      `\\b((?:we|i)(?:['’]?re|['’]?m| are| am)) off to (?=(?!(?:bed|work|school)\\b)[a-z]+(?: [a-z]+){0,2} (?:in|on|next) (?:early |late |mid |the )?(?:${MONTH}|spring|summer|autumn|winter|\\d|month|week|year))`,
      'gi',
    ),
    '$1 going to ',
  ],
  [
    new RegExp(
      `^\\s*${PLANNED} ((?:[a-z']+ ){0,4}?[a-z']+)(?:,|;| -)? (?:but |and |so )?${NOW}(?: do| doing| try)? ((?:it )?(?:for |in )?(?:all of |the whole of |all |the entire )?|the )(?:month of )?(${MONTH})\\b`,
      'gi',
    ),
    OTHER_MONTH,
  ],
  [
    new RegExp(
      `^(\\s*(?:[a-z]+ a week )?|.*?[,;.]\\s+(?:but )?)(?:${RATHER}|rather) ((?:[a-z']+ ){0,5}?[a-z']+) than (${LESS_MEANT})`,
      'gi',
    ),
    PREFERRED,
  ],
  [
    new RegExp(
      `^(\\s*)(?:(?:i|we)(?:['’]?d| would)? (?:like|love|want|prefer) to |wanna )((?:[a-z']+ ){0,5}?[a-z']+) rather than (${LESS_MEANT})`,
      'gi',
    ),
    PREFERRED,
  ],
  [
    new RegExp(
      `^(\\s*)(?:instead of|rather than) ${LESS_MEANT}(?:,)? (?=(?:i|we)(?:['’]?d| would)? (?:want|like|wanna|love|plan|need)\\b)`,
      'gi',
    ),
    '$1',
  ],
  // `next month I want to quit smoking`: the time is behind the deed.
  [
    new RegExp(
      `^(\\s*)((?:in (?:${MONTH}|the new year|20\\d\\d|spring|summer|autumn|winter)|next (?:week|month|year))),? (${WISH}(?:finally )?(?:quit|stop|give up|kick|pack in) [a-z]+(?: (?!in\\b|for\\b|on\\b|and\\b|by\\b|until\\b|from\\b)[a-z]+){0,3})(?=\\s*(?:[,;.!]|$))`,
      'gi',
    ),
    '$1$3 $2',
  ],
  // `take January off dating apps`
  [
    new RegExp(
      `^(\\s*)${WISH}(?:(?:i['’]?m )?(?:take|taking|have|having|spend|spending) )?${WHOLE}(${MONTH}) off (?:of |from )?${THING}`,
      'gi',
    ),
    '$1no $3 in $2',
  ],
  [
    new RegExp(
      `^(\\s*)${WISH}(?:(?:stay|staying|be|keep|get|i['’]?m|go) )?off (?:of )?${THING} (?:in|for|during|all|throughout) ${WHOLE}(${MONTH})\\b`,
      'gi',
    ),
    '$1no $2 in $3',
  ],
  [
    new RegExp(
      `^(\\s*)${WISH}(?:take|taking|have|having) a break from ${THING} (?:in|for|during) ${WHOLE}(${MONTH})\\b`,
      'gi',
    ),
    '$1no $2 in $3',
  ],
]
