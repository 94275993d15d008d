import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { baseOf, beginsTitle, isVerb } from './words/verbs.ts'
import type { Span } from './words/wordSpan.ts'

/** The words of a clause without those that only join it. */
export function withoutJoints(words: readonly Word[], { from, to }: Span): Span {
  let begin = from
  while (begin < to - 1 && (LEAD.test(words[begin]?.plain ?? '') || isSupposed(words, begin, to))) begin += 1
  return { from: begin, to }
}
/** `so | I guess | I should learn it`. */
function isSupposed(words: readonly Word[], at: number, to: number): boolean {
  const text = words.slice(at, Math.min(to, at + 3)).map(({ plain }) => plain)
  return (
    SUPPOSED.test(text.join(' ')) ||
    (at > 0 && SUPPOSED.test([words[at - 1]?.plain, ...text.slice(0, 2)].join(' ')))
  )
}
const SUPPOSED = /^(?:i|we) (?:guess|think|suppose|figured?|reckon) (?:i|we)\b/
const LEAD =
  /^(?:and|but|so|now|then|plus|ok|okay|well|hi|hiya|hello|hey|um+|uh+|erm?|ah|oh|yeah|yes|honestly|basically|anyway|also|tbh|lol|actually|look|listen)$/

/** The words of a clause as one text, without those that only join it. */
export function textOf(words: readonly Word[], clause: Span): string {
  const { from, to } = withoutJoints(words, clause)
  return words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')
}

/** Whether the person says what they want, or what is to be done. */
export function isWish(words: readonly Word[], clause: Span): boolean {
  const text = textOf(words, clause)
  if (ASKS_ALONE.test(text) || IS_HERE.test(text)) return false
  // `we're going to Spain`, `I'm going to a wedding`: a journey, and no deed.
  const [, where] = GOES_TO.exec(text) ?? []
  if (where !== undefined && !isVerb(where)) return false
  const [first = ''] = text.split(' ', 1)
  return (
    WISHES.test(`${text} `) ||
    (clause.from === 0 && (beginsDeed(text) || (baseOf(first) !== null && !OF_STATE.test(first))))
  )
}

/** `phone addict here`: who somebody is. */
const IS_HERE = /^(?:an? )?[a-z-]+ (?:[a-z-]+ )?here$/

const GOES_TO = /^(?:(?:i'm|i am|we're|we are) )(?:(?:also|all) )?going to ([a-z]+)/

/** Whether a text begins with what is to be done; `work has been insane` is said of work. */
export function beginsDeed(text: string): boolean {
  return beginsTitle(text.split(' ', 1)[0] ?? '') && !IS_SAID_OF.test(text)
}
const IS_SAID_OF = /^[a-z]+ (?:is|was|has been|has become|isn't|makes me|keeps me|kills me|feels) /
const OF_STATE =
  /^(?:feel|be|hav|liv|gett|turn|sitt|go|becom|expect|struggl|suffer|recover|mov|retir|miss|hat|lov)ing$/
/** `help me get there`: with what was named before. */
export const ASKS_ALONE =
  /^(?:(?:please|pls|so|can you|could you) )*help(?: me| us)?(?: to)?(?: (?:get (?:there|ready|started)|do (?:it|this|that)|prepare|train|with (?:it|this|that)|plan (?:it|this|that)|out))?(?: (?:please|pls))?$/
const ADVERBS =
  '(?:(?:really|finally|just|also|still|simply|actually|now|definitely|always|therefore|then|would|am|have|do|kinda|badly|desperately|maybe|probably|seriously) )*'
const WISHES = new RegExp(
  `^(?:(?:(?:my|our|the) )?[a-z]+ (?:says?|said|reckons?|thinks?|told me|suggests?|suggested|recommends?|insists?)(?: that)? (?=(?:i|we) ))?(?:i (?:guess|think|suppose|figured?|reckon|decided|realised|realized|know|feel like)(?: that)? )?(?:(?:somehow|apparently|obviously|clearly|one day|this year|this time|at last|for once) )*${ADVERBS}(?:(?:i|we|id|i'd|we'd|i'm|we're|i've|we've) ${ADVERBS})?(?:(?:want|need|plan|hope|intend|decided|determined|aim|trying|hoping|planning|looking|wanting|have|have got|ought|going|dream|wish) to |(?:wanna|gotta|gonna|should|must) |want (?:it|my|the|this|a|more|less|[abc][12]|(?:about |around |at least |like )?[€$£]?\\d)|need (?:it|my|the|this|a|more|less)|(?<=\\b(?:i|we) ${ADVERBS})will (?!be\\b|have\\b|not\\b)|(?<=\\b(?:i|we)(?:'m|'re| am| are) )(?:going to|gonna) |(?<=\\b(?:i'd|we'd|id|would) ${ADVERBS})(?:like|love) |(?:thinking|dreaming) (?:of|about) |(?:aiming|hoping|going|shooting) for |been (?:meaning|wanting|planning|promising) (?:[a-z]+ ){0,2}to )|^(?:(?:my|the|our) (?:[a-z]+ )?(?:goal|aim|plan|dream|resolution|target)|goal|aim|target) is |^(?:please )?(?:can|could|would) (?:you|u) |^(?:help|get|make|keep|teach|show|train|coach) (?:me|us) |^(?:he|she|they) (?:needs?|has|have|should|must) (?:to )?learn |^(?:i |i've |i have )?always said (?:that )?(?:i|we)(?:'d| would|'ll) |^(?:(?:my|our|the) )?[a-z]+ (?:(?:wants?|asked|expects?|told|needs?|would like|begged) (?:me|us) to (?=[a-z])|(?:wants?|needs?|expects) (?:it|this|that|them) (?=[a-z]))|^(?:(?:i|we) )?(?:might|may) as well |^(?:why not|how about|what about) |^(?:i'd|i would|we'd) (?:settle for|be happy (?:with|to|if)) |^(?:i |i've |i have )?(?:(?:been|keep|always|kept) )+(?:say(?:ing)?|tell(?:ing)? myself|promis(?:e|ing) myself) (?:[a-z]+ ){0,4}?(?:i|we)(?:'d| would|'ll|'m going to| should| will) |^(?:it )?needs (?:an?|some|new|more) |^(?:(?:i|we) (?:have )?)?promised (?:myself|ourselves|[a-z]+|my [a-z]+) to |^(?:i )?(?:only )?need [abc][12] |^(?:i )?(?:fancy|thought i'?d|figured i'?d) |^(?:(?:it|this|that|everything|they) )?(?:(?:just|really) )*(?:has|have|needs?|must|should|ought)(?: to)? be (?:all )?(?:ready|done|finished|sorted|empty|clean|fixed|gone) |^lets? |^let's |^(?:more|less|fewer|better) [a-z]+ |^(?:i'm|we're|i am|we are) (?:(?:also|now|currently|finally) )*(?:saving|training|preparing|planning|studying|learning|throwing|hosting|organi[sz]ing|sitting the|taking the|doing (?:the|my) (?:[a-z]+ )?(?:level|exam|test|course|certificate|marathon|diploma|degree|licen[cs]e)) |^(?:i'm|we're|i am|we are) doing (?:the|my) [a-z]+ (?:level|exam|test|course|certificate|diploma) |^(?:my )?(?:[a-z]+ ){1,2}(?:is )?due `,
)
