import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { isTrained } from './words/trainingDays.ts'
import type { Span } from './words/wordSpan.ts'

const WHICH =
  '(?:(?:the |my |our |a |an )?(?:(?:very )?first|second|next|rough|opening|pilot|initial|full|final) (?:[a-z-]+ )??[a-z-]+|(?:the |my |our )?(?:pilot|demo|prototype|outline|draft|beta|mvp|teaser|trailer|synopsis|proposal|skeleton)|(?:about |at least )?(?:\\d{1,4}|two|three|four|five|six|seven|eight|ten|twelve) (?!(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|times|sessions?|kg|kilos?|pounds|euros?|dollars)\\b)(?:[a-z-]+ )??[a-z-]+)'
const IS_DONE =
  '(?:(?:(?:should|must|has to|have to|needs? to|to) be |is |are )?(?:all )?(?:out|done|live|finished|ready|published|written|recorded|online|up|released|launched|posted|filmed|shot|made|painted|complete|completed|edited|drafted|on paper|in the can))'
const STEP = new RegExp(
  `^(?:and )?(?:(?:i |we )?(?:want|need|would like|aim for|have|get) (?:to have )?)?${WHICH} ${IS_DONE}$`,
)
/** With what somebody does not want to do it. */
const WITHOUT =
  /^(?:(?:but|and|please|pls) )*no (?:gym|gyms|equipment|gear|weights|machines|kit)(?: (?:please|pls|though|thanks))*$/

/** Of the body, beside where it is now: `build muscle, 60 kg now, | want 68`. */
const WANTED =
  /^(?:and )?(?:i )?(?:want|need|would like|aim for|aiming for|hoping for|goal(?: is)?|target(?: is)?)(?: to (?:be|get to|reach|weigh|hit))?(?: about| around)? \d{2,3}(?:[.,]\d)?(?: ?(?:kg|kgs|kilos?|lbs?|pounds|stone))?$/

/**
 * Whether a part behind the goal only says what is to be there by its date, `start a podcast, | first episode out | by mid February`, or what
 * it is to be done without, `lose 6 kilos, | no gym please`. It is shown beside the title.
 */
export function isStepBehind(words: readonly Word[], { from, to }: Span): boolean {
  if (from === 0 || !isApart(words, from)) return false
  const text = clauseText(words, from, to - from)
  return isOfTraining(words, text) || STEP.test(text) || WITHOUT.test(text) || WANTED.test(text)
}

/** `strength training on Mondays and Fridays, | leg day | , upper body`: what the days are for. */
function isOfTraining(words: readonly Word[], text: string): boolean {
  return isTrained(text) && (/ days?$/.test(text) || clauseText(words, 0, 3) === 'strength training on')
}

/** A fact may stand between the mark and the part: `lose 6 kilos by Easter, | no gym`. */
function isApart(words: readonly Word[], from: number): boolean {
  return endsPart(words, from - 1) || /^(?:-|–|—)$/.test(words[from - 1]?.text ?? '')
}

/** Whether a part that begins at a word only says what one of the days of training is for. */
export function beginsTrainingOfDay(words: readonly Word[], from: number): boolean {
  if (clauseText(words, 0, 3) !== 'strength training on' || !isApart(words, from)) return false
  let to = from + 1
  while (to < words.length && !endsPart(words, to - 1)) to += 1
  return isTrained(clauseText(words, from, to - from))
}
