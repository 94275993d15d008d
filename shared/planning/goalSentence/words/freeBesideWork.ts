import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { CLOCK, DAY } from './typedDays.ts'
import { isVerb } from './verbs.ts'

const HOUR = `${CLOCK}(?: ?[ap]m)?`
const DAYS = `(?:${DAY}(?:(?:,| and| &|,? and)? ${DAY}){0,4}|weekends|weekdays|weeknights)(?![a-z])`
const PART =
  '(?:(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?|lunch ?times?|lunch(?: ?breaks?)?))'
/** When somebody is free: `2pm to 5pm`, `after 6pm`, `in the mornings`, `on Tuesdays`. */
const WHEN = `(?:(?:from |between )?${HOUR} ?(?:to|-|–|until|till|and) ?${HOUR}|(?:after|before|until|till|from) (?:about |around )?(?:${HOUR}|noon|midday|lunch|dinner|work|school)|(?:in |during |at )?(?:the |my )?${PART}|(?:on )?${DAYS})(?: on ${DAYS})?`

/** What stands behind `so`, and in it when there is time. */
const FREE: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:i|we)(?:['’]?m|['’]?re| am| are)? |im |am )?(?:(?:only|just|mostly|usually|really|always|generally) )*(?:free|available|off|around|home) (?:only )?(${WHEN})$`,
    'i',
  ),
  new RegExp(
    `^(?:my |the |only |just )*(${PART}|${DAYS}) (?:is|are) (?:(?:my |the |our )?only (?:free )?(?:time|times|slot|days?|chance|option)|(?:(?:usually|mostly|always|my|the) )*(?:free|open|best|clear|mine|good|ok|okay|fine|quiet|empty)(?: time)?)$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:i|we) )?(?:can|could) (?:only |just )?(?:(?:do|manage|make|train|practi[sc]e|study|do it|go) )?(?:only )?(${WHEN})$`,
    'i',
  ),
  new RegExp(
    `^(?:only |just |really )*(${WHEN})(?: only| works?(?: best| well)?(?: for me)?| suits? me| it is| (?:is|are) best| free)?$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:i|we) )?(?:only |just )?(?:have|got|get|['’]ve got) (?:only )?(?:some |a bit of |my )?(?:free )?(?:time|a slot|a gap|a window) (?:free )?(?:only )?(${WHEN})$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:i|we) )?(?:only |just )?(?:have|got|get|['’]ve got) (?:my |the )?(${PART}|${DAYS}) (?:free|off|to myself)$`,
    'i',
  ),
]

const SHIFTS = '(?:nights?|lates?|earl(?:y|ies)|days|shifts?|shift work|doubles|on[- ]call)'
const MORE = "(?: [a-z'’/-]+){0,6}?"
const FULL_TIME = '(?:full|part)[- ]?time'
/** What somebody does for a living, or all day. */
const JOB = `(?:(?:i|we)(?: (?:usually|mostly|always|currently|still|just|also|both|all))? (?:work(?! (?:out|on|towards?)\\b)|do (?:the |a )?(?:[a-z]+ )?${SHIFTS}(?![a-z])|drive|run (?:a|my|our|the)(?! (?:[a-z-]+ )?(?:marathon|half|race|mile|ultra|triathlon|relay|parkrun))|own|teach|study|nurse|freelance|commute|clean|deliver|manage|look after|care for|babysit|homeschool|have (?:an?|my|two|three) (?:[a-z-]+ )?jobs?(?![a-z])|am (?:an?|on|in|at|the|retired|self[- ]employed))${MORE}|(?:i['’]?m|we['’]?re|we are) (?:an?|the|on|in|at|doing|working|studying|teaching|driving|retired|self[- ]employed|unemployed|freelance|home|between jobs)${MORE}|(?:my|our) (?:job|work|shifts?|hours|rota)(?: is| are| var(?:y|ies)| changes?| rotates?)${MORE}|(?:working|doing) (?:[a-z]+ )?${SHIFTS}(?![a-z])|[a-z]+ (?:on|working|doing) (?:[a-z]+ )?${SHIFTS}(?![a-z])|on (?:[a-z]+ )?${SHIFTS}(?![a-z])|working ${FULL_TIME}|(?:(?:i |we )?(?:have|['’]ve got|got|with) )?(?:an? )?(?:${FULL_TIME} |day |busy |demanding )+job(?![a-z])|${FULL_TIME} (?:student|work|mum|mom|dad|parent|carer)(?![a-z]))`
const NOW = '(?: (?:atm|now|at the moment|right now|these days|currently|mostly|usually))?'
const SO =
  "(?:,? (?:so|which means|meaning|hence|therefore|which leaves|leaving|that leaves)(?: that)?(?: (?:me|us|with|just))*|,? and(?: so)?(?= (?:i|we|only|im|free)\\b)|,(?= (?:i|we|only|im|free)\\b)|(?= (?:i|we|im)(?:['’]m|['’]re| am| are| can)? only ))"
const JOB_SO = new RegExp(
  `(^|[.,;!(]\\s*|\\s[-–] |\\s(?=(?:as|since|because|cos) )|(?<!\\b(?:when|if|while|that|days|nights|where|how|before|after|until|unless|whenever|once|and|but|what))\\s(?=(?:i|we) (?:work|do|drive)\\b))(?:(?:and|but|as|since|because|cos) )?(${JOB}(?: (?:9|nine) ?(?:to|-) ?(?:5|five))?${NOW})(${SO}) ([^,.;!?()]{3,60}?)(?=\\s*(?:[,;.!?)]|$|\\b(?:and|but) (?:(?:i|we|id|want|would|need|like)\\b)))`,
  'gi',
)
/** Where nothing says that it follows, that there is time then has to be said. */
const SAYS_FREE = /\b(?:free|only|available|time|off)\b/i
/** Days and hours of the job itself leave others free, or say when not. */
const HAS_TIMES = new RegExp(
  `\\b(?:${DAY}|weekends?|weekdays|mornings|evenings|afternoons|until|till|from(?! home)|after|before)(?![a-z])`,
  'i',
)
const ONLY_FREE = new RegExp(
  `(^|[.,;!(]\\s*)(?:i['’]?m|we['’]?re|i am|we are) only (?:free|available) (${WHEN})(?=\\s*(?:[,;.!?)]|$))`,
  'gi',
)

/**
 * `I work night shifts so I'm only free 2pm to 5pm`: when there is time is read, and the job is shown as not used.
 */
export function withoutJobs(typed: string): { text: string; shown: string[] } {
  const text = typed.replace(WITHOUT_I, '$1I work')
  if (!MAY_BE.test(text)) return { text, shown: [] }
  const shown: string[] = []
  const rest = text
    .replaceAll(JOB_SO, (all, before: string, job: string, joint: string, told: string, at: number) => {
      const when = FREE.map((form) => form.exec(told.trim())?.[1]).find((found) => found !== undefined)
      const isSo = /[a-z]/i.test(joint.replace(/\band\b/i, '')) || SAYS_FREE.test(told)
      // `I study French so evenings only` names the goal itself.
      const isBeside = namesDeed(`${text.slice(0, at)} ${text.slice(at + all.length)}`)
      if (when === undefined || !isSo || !isBeside || HAS_TIMES.test(job)) return all
      shown.push(typed.includes(job) ? job : job.replace(/^I /, ''))
      // In the order that was typed, so that what is read is shown as it was.
      const window = / only$/i.test(told.trim()) ? `${asWindow(when)} only` : `only ${asWindow(when)}`
      return `${/^\s$/.test(before) ? ', ' : before}${window}`
    })
    .replaceAll(ONLY_FREE, (_all, before: string, when: string) => `${before}only ${asWindow(when)}`)
  return { text: rest, shown }
}
/** `work full time so evenings only`: here it is no wish. */
const WITHOUT_I =
  /^(\s*)work(?= (?:nights|days|shifts|lates|earlies|evenings|weekends|(?:full|part)[- ]time|from home|long hours|9 ?(?:to|-|–) ?5)(?:,| so| and| but|\.))/i
const MAY_BE = /\b(?:so|means|meaning|hence|therefore|leaves|leaving|free|only|available|time|off)\b/i

function namesDeed(text: string): boolean {
  return (
    patternOf(text) !== 'general' ||
    text
      .toLowerCase()
      .split(/[^a-z'’-]+/)
      .some(isVerb)
  )
}

/** Whether words say what somebody does for a living, without its days and hours: `I work shifts`. */
export function isJob(said: string): boolean {
  return IS_JOB.test(said) && !HAS_TIMES.test(said)
}
const IS_JOB = new RegExp(`^(?:(?:and|but|as|since|because) )*${JOB}(?: 9 to 5)?${NOW}$`, 'i')

/** `2pm to 5pm` is a time that is free, and no length of a session. */
function asWindow(when: string): string {
  const [, from, to, rest = ''] = FROM_TO.exec(when) ?? []
  return from === undefined || to === undefined ? when : `between ${from} and ${to}${rest}`
}
const FROM_TO = new RegExp(
  `^(?:from |between )?(${HOUR}) ?(?:to|-|–|until|till|and) ?(${HOUR})( on .*)?$`,
  'i',
)
