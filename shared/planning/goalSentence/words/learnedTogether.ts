import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { Rewriting } from './plainerLeads.ts'
import { baseOf } from './verbs.ts'

const WHOM =
  '((?:my|our) (?:little |young |old |best |youngest |oldest )?(?:daughter|son|kids?|children|girl|boy|niece|nephew|wife|husband|mum|mom|dad|sister|brother|gran|grandma|grandpa|granddaughter|grandson|friend|boyfriend|girlfriend|partner|flatmate|roommate|colleague|neighbou?r))'
const BEGAN =
  "(?:['’]s|s)?(?: is| are| has| have)?(?: (?:just|now|also|about to|recently|finally)){0,2} (?:started|starting|starts|start|learning|learns|learn|taking up|took up|taken up|takes up|begins|began|beginning|getting into|got into|doing|does|playing|plays)(?: (?:to learn|to play|learning|playing|with|on))?"
const WISH =
  "(?:(?:i|we) (?:thought|think|figured|reckon|guess|was thinking)(?: that)?,? )?(?:(?:it|that)(?:['’]?d| would| might| could)? (?:be )?(?:so |really |quite )?(?:fun|nice|good|great|cool|lovely|sweet|a good idea) (?:if i could |to |for me to )|(?:id|(?:i|we)(?:['’](?:d|ll))?) (?:(?:would|want|like|love|could|should|might|might as well|may|need|hope|will|wanna|really|also|just|decided|to) ){0,5}|(?:want|would (?:like|love)|wanna|hoping|planning) (?:to )?)"
const TOO =
  '(?: (?:it|along|in|together|too|as well|alongside|with|her|him|them|it|the|same|time|at|beside|side by side|my own)){1,7}'
const FORM = new RegExp(
  `\\b${WHOM}${BEGAN} ((?:the )?[a-z-]+(?: (?!and\\b|so\\b|in\\b|on\\b|at\\b|this\\b|next\\b|with\\b|soon\\b|lessons?\\b|class(?:es)?\\b|i\\b)[a-z-]+)?)((?: (?:lessons?|class(?:es)?|soon|(?:in|this|next|on) [a-z]+))*)(?:,? and|,? so|,) ${WISH}(?:learn|do|try|join|practi[sc]e|play|start|take up|pick up)${TOO}(?=\\s*(?:[,;.!]|$)| (?:\\d|twice|once|every|each|an hour|half an hour|on|by|for|three|two|daily|before|after|from|so) ?)`,
  'gi',
)
const NO_THING =
  /^(?:the|an?|school|nursery|kindergarten|uni|university|college|work|job|daycare|year|grade|preschool|crying|talking|walking|dating|over|off|it|this|that|to|something|everything|nothing|well|fine|great|a new|new|first|high|therapy)\b/i

/** `my kid is starting violin and I thought it would be fun to learn along with her`. */
const WITH_THEM: Rewriting = (all, whom = '', thing = '') => {
  const own = thing.replace(/^the /i, '')
  if (NO_THING.test(own)) return all
  const sport = baseOf(own.toLowerCase())
  const deed = sport === null ? `learn ${own}` : sport
  return patternOf(own.toLowerCase()) === 'exam' ? all : `I want to ${deed} with ${whom}`
}

/** What somebody close begins is what one wants to learn with them, where the wish only refers to it. */
export const LEARNED_TOGETHER: readonly (readonly [form: RegExp, plain: Rewriting])[] = [[FORM, WITH_THEM]]
