import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { COUNTED } from './rhythms/rarelyAt.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { beginsTitle, isVerb } from './words/verbs.ts'
import { WISH } from './words/wishWords.ts'
import { isTrained } from './words/trainingDays.ts'
import type { Span } from './words/wordSpan.ts'

const WHICH =
  '(?:(?:the |my |our |a |an )?(?:(?:very )?first|second|next|rough|opening|pilot|initial|full|final) (?:[a-z-]+ )??[a-z-]+|(?:the |my |our )?(?:pilot|demo|prototype|outline|draft(?: (?:one|two|three|\\d))?|beta|mvp|teaser|trailer|synopsis|proposal|skeleton)|(?:about |at least )?(?:\\d{1,4}|two|three|four|five|six|seven|eight|ten|twelve) (?!(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|times|sessions?|kg|kilos?|pounds|euros?|dollars)\\b)(?:[a-z-]+ )??[a-z-]+)'
const IS_DONE =
  '(?:(?:(?:should|must|has to|have to|needs? to|to) be |is |are )?(?:all )?(?:out|done|live|finished|ready|published|written|recorded|online|up|released|launched|posted|filmed|shot|made|painted|complete|completed|edited|drafted|on paper|in the can))'
const STEP = new RegExp(
  `^(?:and )?(?:(?:i |we )?(?:want|need|would like|aim for|have|get) (?:to have )?)?${WHICH} ${IS_DONE}$`,
)
/** `renovate the flat, | kitchen done`: a part of it. */
const PART_DONE = new RegExp(
  `^(?!(?:i|we|it|that|this|they|all|everything|everyone|want|need|have|got|must|should|and|or|but|not|no|never|until|till|so|once|when|by|has|have|needs?|is|are|was|were|will|would|which|who|to|be|being|well|almost|nearly|just|only|hopefully|ideally)\\b)(?:the |my |our )?(?:[a-z\\d'’-]+ ){1,4}(?:${IS_DONE}|running|installed|planted|laid|up and running)$`,
)
/** With what somebody does not want to do it. */
const WITHOUT =
  /^(?:(?:but|and|please|pls) )*no (?:gym|gyms|equipment|gear|weights|machines|kit)(?: (?:please|pls|though|thanks))*$/

/** Of the body, beside where it is now: `build muscle, 60 kg now, | want 68`. */
const WANTED =
  /^(?:and )?(?:i )?(?:want|need|would like|aim(?:ing)? (?:for|at)|hoping for|goal(?: is)?|target(?: is)?)(?: to (?:be|get to|reach|weigh|hit))?(?: about| around)? \d{2,3}(?:[.,]\d)?(?: ?(?:kg|kgs|kilos?|lbs?|pounds|stone))?$/

/**
 * Whether a part behind the goal only says what is to be there by its date, `start a podcast, | first episode out | by mid February`, or what
 * it is to be done without, `lose 6 kilos, | no gym please`. It is shown beside the title.
 */
export function isStepBehind(words: readonly Word[], { from, to }: Span): boolean {
  if (from === 0 || !isApart(words, from)) return false
  const text = clauseText(words, from, to - from)
  const isPart = PART_DONE.test(text) && !beginsTitle(text.split(' ', 1)[0] ?? '') && isDeed(words)
  return (
    isPart ||
    isOfTraining(words, from, text) ||
    STEP.test(text) ||
    (COUNTED.test(text) && /^(?:every|each)$/.test(words[to]?.plain ?? '')) || // `one episode | every two weeks`
    WITHOUT.test(text) ||
    isWantedWeight(words, from, text)
  )
}

/** `60 kg now, | want 68`; but `do pull ups, | want 20` is how many. */
function isWantedWeight(words: readonly Word[], from: number, text: string): boolean {
  const isOfBody = (plain: string) => /^(?:\d*(?:kgs?|kilos?|lbs?|pounds|stone)|weigh|weight)$/.test(plain)
  return (
    WANTED.test(text) && words.some(({ plain }, at) => (at < from || /[a-z]$/.test(text)) && isOfBody(plain))
  )
}

/** Whether a sentence begins with a deed, which may have parts. */
function isDeed(words: readonly Word[]): boolean {
  const begin = clauseText(words, 0, 6).replace(WISH, '')
  const [first = ''] = begin.split(' ', 1)
  return isVerb(first) && !/^(?:move|leave|go|be|get)$/.test(first)
}

/** `strength training on Mondays and Fridays, | leg day | , upper body`: what the days are for. */
function isOfTraining(words: readonly Word[], from: number, text: string): boolean {
  if (!isTrained(text)) return false
  if (/ days?$/.test(text)) return true
  for (let at = from; at > 0;) {
    let begin = at - 1
    while (begin > 0 && !endsPart(words, begin - 1)) begin -= 1
    if (EACH_WEEK.test(words[at - 1]?.plain ?? '')) return true
    if (!isTrained(clauseText(words, begin, at - begin))) return false
    at = begin
  }
  return false
}
const EACH_WEEK = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/

/** A fact may stand between the mark and the part: `lose 6 kilos by Easter, | no gym`. */
function isApart(words: readonly Word[], from: number): boolean {
  return endsPart(words, from - 1) || /^(?:-|–|—)$/.test(words[from - 1]?.text ?? '')
}

/** Whether a part that begins at a word only says what one of the days of training is for. */
export function beginsTrainingOfDay(words: readonly Word[], from: number): boolean {
  if (from === 0 || !isApart(words, from)) return false
  let to = from + 1
  while (to < words.length && !endsPart(words, to - 1)) to += 1
  return isOfTraining(words, from, clauseText(words, from, to - from))
}

/**
 * Where a step begins that no mark parts from its goal: `start a podcast | with the first episode out`; null where a part has none.
 */
export function stepWithin(words: readonly Word[], { from, to }: Span): number | null {
  if (to - from > LONGEST_WITH_STEP || !isVerb(words[from]?.plain ?? '')) return null
  for (let at = from + FEWEST_BEFORE; at <= to - FEWEST_OF_STEP; at += 1)
    if (STEP_WITHIN.test(clauseText(words, at, to - at))) return at
  return null
}
const LONGEST_WITH_STEP = 20
const FEWEST_BEFORE = 2
const FEWEST_OF_STEP = 3
const STEP_WITHIN = new RegExp(
  `^(?:(?:and|with) )?(?:(?:have|get|to have) )?(?:(?:the|my|a|an) )?(?:first|pilot|rough|opening) [a-z-]+ ${IS_DONE}$`,
)
