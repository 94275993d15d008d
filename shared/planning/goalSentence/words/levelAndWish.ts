import type { Rewriting } from './plainerLeads.ts'

const NUMBER = '(?:\\d{1,5}|two|three|four|five|six|seven|ten|twenty)'
const NOW = '(?:now|right now|atm|rn|at the moment|at present|currently|presently|these days|so far|already)'
const TIMES =
  '(?:(?:once|twice)|(?:\\d|two|three|four|five|six) ?(?:x|times|days|sessions|nights|mornings|evenings)) (?:a|per|each|every) week'
const AMOUNT =
  '\\d{1,5} ?(?:(?:minutes?|mins?|hours?|h|pages|words|steps|push[- ]?ups|pull[- ]?ups|sit[- ]?ups|squats|km|k|miles|laps|lengths|reps|glasses|books?|chapters?)(?! ?\\d))(?: (?:a|per|each|every) (?:day|night|week|month|session))?'
const WISH =
  "(?:(?:i|we) )?(?:(?:really|just) )?(?:want|wanna|would like|[’']?d like|id like|need|aiming|aim|hoping|hope|trying|looking|plan|planning|goal is)(?: to| for)?"
const RAISE =
  '(?:do|go|get|get (?:it )?(?:up )?to|go (?:up )?to|make (?:it|that)|make (?:it|that) to|be at|bring (?:it|that) (?:up )?to|increase (?:it |that )?to|up (?:it|that) to|move (?:up )?to|reach|manage|have)'
/** Another deed than what is done by now is another goal: `I swim once a week, want to run 3 times`. */
const SAME_DEED =
  '(?:(run|read|walk|swim|write|cycle|practi[sc]e|meditate|lift|study|train|play|jog|row|box|climb|draw|paint) )?'

const SENTENCE = new RegExp(
  `^(\\s*)((?:(?:i|we) )?)((?:${NOW},? )?)((?:i |we )?)((?:(?:already|currently|only|just|usually) )*)((?:[a-z]+ (?:[a-z]+ ){0,4}?))(${TIMES}|${AMOUNT})((?:,? ${NOW})?)(?:[,;.]| -| and| but)+ ${WISH} (?:${RAISE} )?${SAME_DEED}(${NUMBER})(?: times| days| sessions|x)?(?: (?:a|per) week)?(?: instead)?((?: (?:by|before|until) [a-z\\d ]{2,24})?)(?=\\s*(?:[,;.!]|$))`,
  'gi',
)
const IS_NOW = new RegExp(`\\b${NOW}\\b`, 'i')

/** `I go to the gym 3 times a week now, want to do 4`: what is wanted is as much more of what is done. */
const MORE_OF_IT: Rewriting = (
  all,
  lead = '',
  one = '',
  before = '',
  other = '',
  how = '',
  deed = '',
  ...rest
) => {
  const [level = '', behind = '', again = '', count = '', end = ''] = rest
  const isTold = `${one}${other}` !== '' || IS_NOW.test(`${before}${how}${behind}`)
  if (!isTold || NO_DEED.test(deed) || (/^do $/i.test(deed) && /week$/i.test(level))) return all
  if (again && deed.split(' ', 1)[0]?.toLowerCase() !== again.toLowerCase()) return all
  const isTimes =
    /week$/i.test(level) &&
    /^(?:once|twice|[a-z\d]+ ?(?:x|times|days|sessions|nights|mornings|evenings))\b/i.test(level)
  const wished = isTimes
    ? `${deed}${count} times a week`
    : `${deed}${level.replace(/^\d+/, count).replace(/\b(book|chapter)(?= |$)/i, '$1s')}`
  return `${lead}${wished}${end}, currently ${level}`
}
/** Of these there is no more wanted: `I have 3 lessons a week`, `my husband runs 3 times`, `I never run`. */
const NO_DEED =
  /^(?:have|got|am|know|own|hold|make|get|was|want|need|would|can|could|should|work|sleep|earn|owe|weigh|smoke|drink|eat|vape|lost|lose|gained|spend|never|don['’]?t|do not|not|hardly|rarely|barely|my|our|his|her|their|the|he|she|they)\b/i

/** How often or how much somebody does something by now, and the number that is wanted instead. */
export const LEVEL_AND_WISH: readonly (readonly [form: RegExp, plain: Rewriting])[] = [[SENTENCE, MORE_OF_IT]]
