import { MONTH } from './monthNames.ts'
import { beginsTitle } from './verbs.ts'

const SIDE = '(?:(?:lower|upper|left|right|inner|outer|whole|middle|bad|poor|old) )?'
const BODY =
  '(?:backs?|knees?|hips?|necks?|shoulders?|ankles?|wrists?|feet|foot|legs?|spine|hamstrings?|calves|calf|heels?|elbows?|jaw|eyes?|belly|stomach|tummy|lungs?|joints?|muscles?|glutes?|gums?|hands?|fingers?|thumbs?|thighs?|quads|abs|chest|arms?|body|posture|brain|mind)'
const OF_BODY =
  '(?:keeps?|feels?|hurts?|aches?|gets?|goes|gives?|gave|locks?|seizes?|clicks?|cracks?|cramps?|burns?|swells?|complains?|races?|stiffens?|spasms?|pops?|throbs?|bothers?|needs?|makes?|acts?|plays?|kills?|itches|itch|twitch(?:es)?|tightens?|(?:is|are|has|have)(?= (?:(?:so|really|very|pretty|always|a bit|all|still|been|got|gone|getting|too) )*(?:bad|sore|stiff|tight|weak|killing|hurting|aching|rusty|shot|wrecked|ruined|tired|dead|a mess|seizing|locked|terrible|awful|worse|concrete|stone|wood)(?= |$)))'
/** `lower back keeps seizing up`, `my hips feel tight`. */
const REMARK_OF_BODY = new RegExp(`^(?:(?:my|the|our) )?${SIDE}${BODY} ${OF_BODY}(?= |$)`, 'i')

/** No word of the name of a thing. */
const NO_THING =
  '(?!(?:my|the|our|an?|his|her|their|your|this|that|these|those|it|its|i|we|you|he|she|they|me|us|them|what|which|who|how|where|when|if|and|or|but|so|for|with|to|of|in|on|at|by|from|up|out|off|down|more|less|all|some|any|no|not|sure|everyone|everything|nothing)\\b)'
const SAID_OF_THINGS =
  '(?:keeps|helps|makes|eats|feels|looks|gets|goes|thinks|says|reckons|seems|smells|kills|bores|calms|went|hurts|aches|stresses|scares|scared|tires|tempts|is|are|was|were|has|costs (?=an?\\b|me\\b|us\\b|too\\b|so\\b|loads\\b)|needs (?=an?\\b|some\\b|doing\\b)|(?<=s )(?:keep (?=[a-z]+ing\\b)|(?:cost|tempt|bore|scare|stress|annoy|distract|tire|motivate|kill) (?=me\\b|us\\b)|(?:pile|fall|rot|break|eat) (?=up\\b|over\\b|down\\b|my\\b|in\\b)))'
/** `work stresses me out`, `swim club costs a fortune`: a word that is a verb elsewhere names a thing here. */
const REMARK_OF_THING = new RegExp(`^([a-z]+)(?: ${NO_THING}[a-z-]+){0,2}? ${SAID_OF_THINGS}`, 'i')

/** It may bear on the plan: a number, a day, a time, a wish or a condition. */
const MAY_MATTER = new RegExp(
  `\\d|\\b(?:so|if|until|till|unless|before|after|from|only|no|not|never|can['’]?t|cannot|won['’]?t|want|wanna|need to|should|must|every|each|once|twice|daily|weekly|an hour|half|one|two|three|four|five|due|deadline|closed|shut|open|free|busy|booked|away|(?:is|are|was|were|day|days) (?:off|over)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|weekends?|weekdays?|week|tomorrow|today|tonight|${MONTH}|spring|summer|autumn|winter|easter|christmas|enough|allowed|ok|okay|fine|by)\\b`,
  'i',
)
const MAY_MATTER_OF_THING =
  /\b(?:to|mornings?|evenings?|afternoons?|nights?|lunch|noon|at|on|in the|during|when|while)\b/i
/** What names the goal or bounds it. */
const IS_OF_GOAL =
  /^(?:plan|goal|aim|target|limit|budget|rest|deadline|make|see|check|let|get|have|help|keep|stop|quit|start|begin|find|do|be)$/i

/** What a body that hurts may not be fit for: it is asked about then. */
const STRAINS =
  /\b(?:handstands?|headstands?|(?:pull|push|chin|sit|press)[- ]?ups?|pressups?|pushups?|run|running|jog(?:ging)?|lift(?:ing)?|gym|strength|muscles?|squats?|bench|deadlifts?|climb(?:ing)?|marathon|half|5k|10k|swim(?:ming)?|cycl(?:e|ing)|bike|tennis|football|danc(?:e|ing)|box(?:ing)?|hik(?:e|ing)|ski(?:ing)?|row(?:ing)?|planks?|burpees?|work ?outs?|crossfit|splits)\b/i

const JOINT = /^(?:(?:and|but|because|cos|since|as|cause|cuz) )+/i
/** Parts of a text, with the pause before each, or in brackets. */
const PARTS =
  /(?:[,;.!?]\s{1,4}|\s[-–—]\s{1,4}|\s(\())([^,;.!?()–—]{6,80}?)(?:(\))|(?=\s{0,4}(?:[,;.!?]|$)|\s[-–—]\s|\s(?:and|but)\s(?:i|we|also|i['’]d)\s))/gi
/** `lower back keeps seizing up, | stretch 10 minutes a day`: at the beginning it tells why. */
const BEGINS_WITH_BODY = new RegExp(
  `^(?=(?:lower|upper) ${BODY} ${OF_BODY}(?= |$)[^,;.!?]{0,60}[,;.!?])`,
  'i',
)

/**
 * A goal without what is only remarked of the body or of a thing behind it: of `stretch 10 minutes a day, lower back keeps seizing up` the
 * back is no goal of its own, and its nights are none of the plan's. The remark is `shown` as not used.
 */
export function withoutRemarksOfThings(text: string): { text: string; shown: string[] } {
  const shown: string[] = []
  const strains = STRAINS.test(text)
  const rest = text.replaceAll(PARTS, (all: string, opened: string, part: string, closed: string) => {
    const remark = part.trim()
    if ((opened === undefined) !== (closed === undefined) || !isRemark(remark.replace(JOINT, ''), strains))
      return all
    shown.push(remark)
    return ''
  })
  return { text: rest.replace(BEGINS_WITH_BODY, 'my '), shown }
}

/** Whether a part, in lower case, is said of the body: it is no goal, also where it may bear on one. */
export function isSaidOfBody(part: string): boolean {
  return REMARK_OF_BODY.test(part)
}

function isRemark(part: string, strains: boolean): boolean {
  if (MAY_MATTER.test(part)) return false
  if (isSaidOfBody(part)) return !strains
  const [, first = ''] = REMARK_OF_THING.exec(part) ?? []
  return beginsTitle(first.toLowerCase()) && !IS_OF_GOAL.test(first) && !MAY_MATTER_OF_THING.test(part)
}
