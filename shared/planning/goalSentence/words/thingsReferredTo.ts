const NOT_IT =
  '(?!(?:lot|bit|weather|problem|thing|things|idea|plan|goal|deadline|date|rest|doctor|boss|kids?|children|daughter|son|wife|husband|partner|mum|mom|mother|dad|father|parents|sister|brother|friends?|girlfriend|boyfriend|in-laws|landlord|neighbou?rs?|baby|dog|cat|family|way|point|reason|truth|only|same|first|last|next|other|whole thing|evenings?|mornings?|weekends?|knees?|back)\\b)'
const NOUNS =
  "[a-z'’-]+?(?: (?!(?:is|are|has|have|was|were|looks?|needs?|keeps?|still|really|just|always|now|never|hasn['’]?t|isn['’]?t|fell|blew|got|broke|that|which|and|but|so)\\b)[a-z-]+){0,2}"
const IS =
  "(?:['’]s|(?: (?:still|really|just|always|now|also))? (?:is|are|was|has|have|looks?|needs?|keeps?|hasn['’]?t|haven['’]?t|isn['’]?t|aren['’]?t|never got|blew|fell|broke|got|became|turned|smells?|(?!need|want)[a-z]{3,}ed))"
/** `my course has 42 lectures`: what is counted is a fact of the goal. */
const SUBJECT = new RegExp(
  `(?:^|[,;.!]\\s*|\\b(?:so|hey|ok|and|but|because|cos|ugh|well|honestly|basically|tbh|hi|right|argh|now) )((?:my|our|the) ${NOT_IT}${NOUNS})${IS} (?!(?:got |about |around |only |still )*\\d)`,
  'gi',
)
const BE_GREAT =
  "(?:(?:it|that)(?:['’]?d| would| will|['’]?ll) |would )be (?:so |really |just )*(?:great|nice|amazing|good|lovely|brilliant|awesome|cool|fantastic|wonderful)"
const HOPES =
  "(?:(?:i|we)(?:['’]?d| would)?(?: really| just| also)? (?:like|love|want|need|hope|have|plan)|would(?: really)? (?:like|love)|want|need|(?:(?:i|we)['’]?(?:m|re) )?(?:hoping|aiming|planning|trying))"
const STATE =
  '(?:nice|decluttered|organi[sz]ed|tidied up|cleaned up|cleared out|sorted out|hoovered|scrubbed|ready|done|finished|sorted|cleared|cleaned|painted|fixed|emptied|tidied|repaired|decorated|planted|mended|renovated|tidy|clean|empty|usable|presentable|habitable|livable|liveable|up and running|up to date|back in shape|in order|in shape|roadworthy|online|live|bookable)'
const WANTED = new RegExp(
  `(?:\\b(?:${BE_GREAT}|${HOPES})(?: to)?(?: (?:have|get|see|make|be))?(?: (?:it|them|that|this|everything|all of (?:it|them|that|this)))(?: all)?(?: to be)?|(?<=(?:[,;.!]| and| so| but) )(?:(?:it|they|that|this) )?(?:(?:really|just|all) )?(?:(?:needs?|has|have|got) to|must|should) (?:all )?be) (${STATE})(?= |[,;.!]|$)`,
  'i',
)

/**
 * What was said to be in some state is wanted in another: `the allotment is a jungle, I'd like it ready for planting by March` says `I want
 * to get the allotment ready for planting by March`.
 *
 * @param text the sentence as it was typed
 */
export function withThingReferredTo(text: string): string {
  const wish = WANTED.exec(text)
  const thing = wish === null ? undefined : [...text.slice(0, wish.index).matchAll(SUBJECT)].at(-1)?.[1]
  if (wish === null || thing === undefined || WANTED_BEFORE.test(text.slice(0, wish.index))) return text
  return `${text.slice(0, wish.index)}I want to get ${lowered(thing)} ${wish[1] ?? ''}${text.slice(wish.index + wish[0].length)}`
}

/** `I want to learn Spanish, | need it done by June`: a wish before may be what is meant. */
export const WANTED_BEFORE =
  /\b(?:want|need|like|love|plan|hope|hoping|planning|have) to [a-z]+ |\bwanna [a-z]+ /i

/** `The shed` stands within the sentence. */
function lowered(thing: string): string {
  return thing.replace(/^(?:My|Our|The) /, (word) => word.toLowerCase())
}
