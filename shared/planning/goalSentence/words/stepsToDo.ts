import { partsWith, withoutParts } from './partsBeside.ts'

/** What is done for a larger goal, and hardly a goal of its own. */
const STEP =
  '(?:pack|unpack|cancel|book|buy|order|sort|choose|call|ring|ask|fill|sign|hire|send|register|invite|collect|print|scan|decide|pick|measure|update|notify|empty|check|compare|confirm|reserve)'
const NEED =
  "(?:(?:still|also|first|and|but|so|then|i['’]?ll|we['’]?ll|i|we) )*(?:(?:need|have|got|gotta|has) to|must|gotta|i['’]?ve got to|we['’]?ve got to)"
const FORM = partsWith(
  `${NEED} (?:${STEP}|write (?:(?:the|a|my) )?(?:personal statement|cover letters?|letters?|references?|cv|vows|invitations))(?: (?!(?:by|every|each|only|want|wanna|i|we|like)\\b)[a-z'’-]+){0,8}`,
)
/** What has several steps. */
const HAS_STEPS =
  /^(?:(?:i|we) (?:want|need|have|plan|would like) to |i['’]?m |we['’]?re |i['’]?d like to )?(?:move|moving|plan|planning|organi[sz]e|arrange|apply|launch|prepare|renovate|sell|set up|get ready|finish|host|throw|start|open|emigrate|relocate|refurbish)\b/i

/**
 * `move house by May, need to pack everything and cancel contracts`: the steps that somebody names behind a goal that has some are no
 * goals of their own. They are `shown` as not used.
 */
export function withoutStepsToDo(text: string): { text: string; shown: string[] } {
  return HAS_STEPS.test(text) ? withoutParts(text, FORM) : { text, shown: [] }
}
