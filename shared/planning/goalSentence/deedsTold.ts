import { isVerb, namesActivity } from './words/verbs.ts'

/**
 * The last activity that somebody does by what is told: `cook` of `mum cooks every single day`, `go bouldering` of `everyone at work goes
 * bouldering`; null where none is named.
 */
export function deedTold(told: string): string | null {
  const found = [...told.toLowerCase().matchAll(SOMEBODY_DOES)].flatMap(
    ({ 1: verb = '', 2: gerund = '' }) => {
      if (/^(?:go|goes|went|going)$/.test(verb)) return gerund === '' ? [] : [`go ${gerund}`]
      const base = verb.replace(/s$/, '')
      return isVerb(base) &&
        namesActivity(base) &&
        !/^(?:live|move|leave|turn|talk|look|help|see)$/.test(base)
        ? [base]
        : []
    },
  )
  return found.at(-1) ?? null
}
const PEOPLE =
  '(?:everyone|everybody|people|ppl|they|he|she|we|i|(?:my|our|the|his|her|all my|most of my) (?:[a-z]+ )?(?:colleagues|coworkers|friends|mates|kids|neighbou?rs?|sisters?|brothers?|mum|mom|dad|parents|husband|wife|partner|boyfriend|girlfriend|flatmate|roommate|boss|gran|nan|grandma|grandpa|uncle|aunt|cousin|dog)|mum|mom|dad|gran|nan|grandma|grandpa|neighbou?r)'
const SOMEBODY_DOES = new RegExp(
  `\\b${PEOPLE}(?: (?:at|in|on|from) (?:my |the )?[a-z]+)? (?:(?:all|always|still|just|only|also|even|never|both) )*([a-z]{2,})(?: (?!(?:noth|everyth|anyth|someth|morn|even)ing\\b)([a-z]{3,}ing))?\\b`,
  'g',
)
