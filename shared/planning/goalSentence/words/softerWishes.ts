import type { Rewriting } from './plainerLeads.ts'

/** What somebody would like to come of a goal. */
const COMES_OF_IT =
  '(?:fit (?:in|into|the|my|a|an|that|back)|fit|look|feel|wear|get into|get back into|squeeze into|be able|be (?:healthy|healthier|fit|in shape|slim|confident|ready|attractive|lighter)|impress|keep up|go to|go on|travel|move|buy|afford|visit|enjoy|see|have (?:a baby|more energy)|climb|surf|hike|play with)'
const IS_GOAL =
  '(?:lose|drop|shed|slim|save|learn|pass|quit|stop|give up|get (?:fit|fitter|stronger|in shape|rid of)|cut)'
const WISH =
  "(?:(?:i|we)(?:['’]?d| would)? (?:(?:really|just|also) )?(?:want|like|love|need|hope|have) to|(?:i|we) wanna|wanna|want to)"
const NEED =
  "(?:(?:i|we)(?:['’]?ve|['’]?ll)? )?(?:(?:really|just|first|now|do) )?(?:need to|have to|got to|gotta|must|want to|should|will have to|should probably|better)"
const FORM = new RegExp(
  `(^|[,;.!] ?|\\s)((?:and |but |so )?)${WISH} (${COMES_OF_IT}\\b(?:(?! so )[^,;.!?]){0,60})(?:,? so(?: that means| now| first)?|,? which means|,? that means) ${NEED} (?=${IS_GOAL} [a-z\\d])`,
  'gi',
)

/** `I want to fit the dress again so need to lose about 15 pounds`: what comes of it is why. */
const WHY: Rewriting = (_all, pause = '', joint = '', aim = '') =>
  pause === '' ? `so I can ${aim}, I need to ` : `${pause}${joint}to ${aim} I need to `

/** Of two wishes with `so` between them the second is the goal, where the first is what comes of it. */
export const SOFTER_WISHES: readonly (readonly [form: RegExp, plain: Rewriting])[] = [[FORM, WHY]]
