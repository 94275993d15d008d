import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { DAY } from './typedDays.ts'
import { isVerb } from './verbs.ts'

const NUMBER = '(?:\\d{1,3}|an?|half an|one|two|ten|fifteen|twenty|thirty|forty|forty-five|sixty)'
const LENGTH = `${NUMBER}[ -]?(?:hours?|hrs?|hr|h|minutes?|mins?|min|m)(?: and a half)?`
const TIMES = '(?:once|twice|\\d ?x|(?:\\d|two|three|four) times) (?:a|per) week'
const BOUND = '(?:max(?:imum)?|at (?:the )?most|(?:no|not) (?:more|longer) than|up to|only|just|under)'
const BEHIND =
  '(?:max(?:imum)?|tops|at (?:the )?most|only|sessions?|a (?:day|session|time)|per (?:day|session)|each(?: (?:time|day|session))?|at a time|is (?:my|the) (?:max|limit))'
const MUCH = `(?:(?:(?:i|we) )?can only (?:do|manage) |${BOUND} )?(?:${LENGTH}|${TIMES})(?: ${BEHIND}){0,3}`
const SO = new RegExp(
  `([,;.!] ?|\\s[-–] )(?:(?:but|and|because|as|since|cos) )?([^\\d,;.!?()]{3,50}),? so (${MUCH})(?=\\s*(?:[,;.!)]|$))`,
  'gi',
)
const ONLY = /^(?:(?:(?:i|we) )?can only (?:do|manage) |(?:only|just|under) )/i
/** What may say when, or what is wanted. */
const SAYS_MORE = new RegExp(
  `(?:^|\\b)(?:${DAY}|weekends?|weekdays?|mornings?|evenings?|afternoons?|nights|daily|until|till|before|after|by|want|would like|wanna|need to|if|unless|when)\\b|\\bso\\b`,
  'i',
)
const OF_BODY =
  /\b(?:back|knees?|hips?|ankles?|wrists?|shoulders?|neck|elbows?|hands?|feet|foot|heart|lungs?|arthritis|asthma|fatigue|fibro\w*|ms|adhd|pain|injur\w*|pregnan\w*|sciatica|migraines?|tendon\w*|surgery|hurts?|aches?|tired|sore|dodgy|bad)\b/i

/**
 * `arthritis so max 1 hour`: why a session is no longer than that, or no more of them. The bound is read, and the reason is shown as not
 * used.
 */
export function withoutReasonsOfBounds(text: string): { text: string; shown: string[] } {
  const shown: string[] = []
  const rest = text.replaceAll(SO, (all, pause: string, reason: string, much: string) => {
    const [first = ''] = reason.toLowerCase().split(' ', 1)
    // `learn the guitar so 20 minutes a day` names a goal.
    const isDeed = !OF_BODY.test(reason) && (isVerb(first) || patternOf(reason) !== 'general')
    if (isDeed || SAYS_MORE.test(reason)) return all
    shown.push(reason)
    return `${pause}${much.replace(ONLY, 'max ')}`
  })
  return { text: rest, shown }
}
