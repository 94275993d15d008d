import { MONTH } from './monthNames.ts'
import { DAY } from './typedDays.ts'

/** With what a condition ends: a day, a part of the day, or an hour. */
const CONDITION_ENDS = `(?:\\b(?:${DAY}|weekends?|weekdays|weeknights|mornings?|afternoons?|evenings?|nights?|lunch ?times?)(?: only)?|\\b(?:before|after|until|till|past|by|at|from|to) \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|\\b\\d{1,2}(?:[:.]\\d\\d)? ?[ap]m|\\b(?:before|after) (?:work|school|dinner|lunch|breakfast|bed))`
const IN_BRACKETS = new RegExp(`(${CONDITION_ENDS}) \\(([a-z'’ -]{3,40})\\)`, 'gi')

/** What says when, how often, or on what it depends: it is a condition of its own. */
const IS_CONDITION = new RegExp(
  `^(?:if|unless|when|whenever|while|until|till|before|after|from|at|in|on|for|during|not|never|nope|only|except|but|and|or|every|each|once|twice|maybe|also|plus|starting|max|min|about|around|instead|weather|then|so|otherwise|either|both|ideally|preferably|possibly|optional|am|pm|i'?d|i want|no (?!kids|work|school|childcare|car|time|energy|class|meetings))\\b|^(?:off|rest|free|closed|away|out|taken|unavailable|none|nothing|cancelled|skip|skipped|bad|no|work|at work)$|\\b(?:can'?t|cannot|won'?t|don'?t|impossible|not possible|no way)\\b|^(?:(?:the|early|late|mid|in) )*(?:morning|evening|afternoon|night|noon)s?$|\\b(?:${DAY}|${MONTH}|weekends?|weekdays?|weeknights?|mornings|evenings|afternoons|weekly|daily|monthly|fortnightly|alternat(?:e|ing)|biweekly|except|unless|only|if|until|till|before|after|term|semester|season|holidays?|week|weeks|month|year|hours?|minutes?|mins|times|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![a-z])|\\b(?<!(?:long|busy|office|rest|family|wash|late|off|day|match|market|bin) )days?\\b(?! off)`,
  'i',
)

const IS_WORK = /^(?:at )?(?:work|working|school|uni|class|shifts?)$/i
const REFUSED = /(?:\b(?:not|no|never|except|can['’]?t(?: do)?)) (?:on )?[a-z, ]{0,30}$/i
const FARTHEST = 45

/**
 * `not Mondays and Wednesdays (late shift)`: words in brackets right behind a condition are its reason, or what is done then, where they
 * hold no day, hour or number. They are shown as not used.
 */
export function withoutReasonsInBrackets(text: string): { text: string; shown: string[] } {
  if (!text.includes('(')) return { text, shown: [] }
  const shown: string[] = []
  const rest = text.replaceAll(IN_BRACKETS, (all, condition: string, said: string, at: number) => {
    // `not tues thurs (work)`: what is refused already is not refused by it.
    const isWhy = IS_WORK.test(said.trim()) && REFUSED.test(text.slice(Math.max(0, at - FARTHEST), at))
    if (!isWhy && IS_CONDITION.test(said.trim())) return all
    shown.push(said.trim())
    return condition
  })
  return { text: rest, shown }
}
