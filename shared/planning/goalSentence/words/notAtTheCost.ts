/** What a goal is not to do to the rest of somebody's life. */
const SPOILS =
  '(?:eating|taking|taking up|taking over|eating up|eating into|ruining|costing|killing|swallowing|wrecking|using up|filling|stealing|spoiling|becoming|turning into|feeling like|stressing|draining|bankrupting|consuming|wasting|hogging)'
const SPENDING = '(?:spending|losing|wasting|giving up|sacrificing|using up|ruining|burning)'
const WHOLE =
  '(?:(?:my|our|the|all|up|over|half|of|me|us|an?) ){0,4}(?:(?:whole|entire|free|precious|only|social|family|full|bloody) ){0,2}(?:saturdays?|sundays?|weekends?|day|days|evenings?|mornings?|nights?|week|life|time|sanity|mind|marriage|fun|joy|chore|obsession|second job|job|out|dry|bank account|wallet|house|kitchen)(?: (?:in the kitchen|at (?:my|the) desk|on it|off|cleaning|cooking|baking|at it))?'
const FORM = new RegExp(
  `(,?) ((?:again )?without (?:(?:it|this|that|them) (?:all )?${SPOILS}|(?:me )?${SPENDING}) ${WHOLE})(?=\\s*(?:[,;.!]|$)| (?:and|but) )`,
  'gi',
)

/** `I'm a nurse on shifts | so no fixed days`: it tells why none are named. */
const NO_FIXED_DAYS =
  /(?<!,)( )((?:so |with |which means |meaning )(?:i have |i['’]ve got |there are )?no (?:fixed|set|regular) (?:days|times|hours|days off|days or times))(?=,| but |;|\. )/gi

/**
 * `bake bread every weekend without it eating my whole Saturday`: what a goal is not to cost is shown as not used, and its days are
 * none of the plan's; nor does it bear on them that none are fixed.
 */
export function withoutCostOfIt(text: string): { text: string; shown: string[] } {
  const shown: string[] = []
  const aside = (_all: string, _pause: string, part: string) => {
    shown.push(part)
    return ''
  }
  const rest = text.replaceAll(FORM, aside).replaceAll(NO_FIXED_DAYS, aside)
  // At the beginning nothing is left that it would belong to.
  return rest.trim() === '' ? { text, shown: [] } : { text: rest, shown }
}
