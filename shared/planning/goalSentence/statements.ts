import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isFinite } from './tellings.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { beginsTitle } from './words/verbs.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/**
 * Whether a text tells what somebody or something is or does, and names no deed: `everyone at work speaks Spanish`, `got ghosted again`.
 * It is no title; what it is about may be.
 */
export function isStatement(text: string): boolean {
  const said = text.replace(JOINT, '').replace(RELATIVE, '')
  const [first = ''] = said.toLowerCase().split(/[ ,]/, 1)
  if (IS_FOR_OTHERS.test(said)) return false
  if (HAPPENED.test(said) || HOW_IT_IS.test(said)) return true
  return !beginsTitle(first) && (SOMEBODY_DOES.test(said) || SOMETHING_IS.test(said))
}

/**
 * Of what is left for a goal the parts that say what is done, and those that only state something. A wish among the conditions, `need to get
 * 10 customers`, is the goal where nothing else says one; what goes on with a statement, `it has been standing there | since 2019`, is more
 * of it and no condition.
 *
 * @param nameOf the words of a part as a title
 */
export function deedsAmong(
  words: readonly Word[],
  {
    parts,
    conditions,
    nameOf,
  }: { parts: readonly Span[]; conditions: readonly Span[]; nameOf: (part: Span) => string },
): { goal: Span[]; stated: Span[]; unread: Span[] } {
  const named = parts.map((part) => ({ part, name: nameOf(part) }))
  const stated = statementsAmong(named)
  const deeds = parts.filter((part) => !stated.includes(part))
  const isUnnamed = named.every(({ part, name }) => stated.includes(part) || IS_OCCASION.test(name))
  const wished = isUnnamed
    ? conditions.filter((part) => IS_WISH.test(clauseText(words, part.from, part.to - part.from)))
    : []
  const more = conditions.filter(
    (part) => saysSince(words, part) || stated.some((one) => goesOn(words, part, one)),
  )
  return {
    goal: wished.length > 0 ? wished : deeds,
    stated: [...stated, ...more, ...(wished.length > 0 ? deeds : [])],
    unread: conditions.filter((part) => !more.includes(part) && !wished.includes(part)),
  }
}
/** `Mum's 80th is on 12 June and | I promised her a memory book` */
const IS_OCCASION = /['’]s (?:\d+(?:st|nd|rd|th)|birthday|wedding|anniversary|party)$/i
const IS_WISH =
  /^(?:(?:and|but|so) )?(?:(?:i|we) )?(?:need|want|would like|would love|promised (?:my|our|her|him|them|[a-z]+)) (?:to [a-z]+|an?) [a-z\d]/

type Named = { part: Span; name: string }

function statementsAmong(named: readonly Named[]): Span[] {
  const stated: Span[] = []
  const isWord = (one: Named | undefined) =>
    one !== undefined && one.part.to === one.part.from + 1 && !beginsTitle(one.name)
  for (const [at, one] of named.entries()) {
    // `then came school, | job, | mortgage`
    const isListed = isWord(one) && (isWord(named[at - 1]) || isWord(named[at + 1]))
    if (isStatement(one.name) || (stated.at(-1)?.to === one.part.from && isListed)) stated.push(one.part)
  }
  return stated
}

/** Whether a condition stands in the same clause as a statement, behind it or before it. */
function goesOn(words: readonly Word[], part: Span, stated: Span): boolean {
  return IS_MORE.test(words[part.from]?.plain ?? '') && isInClauseOf(words, part, stated)
}

function isInClauseOf(words: readonly Word[], { from, to }: Span, stated: Span): boolean {
  const [begin, end] = [Math.min(stated.to, to), Math.max(stated.from, from)]
  return (
    !words.slice(begin, end).some((_, nth) => endsPart(words, begin + nth)) && !endsPart(words, begin - 1)
  )
}

/** The times at which others do what is stated of them: `everyone at work speaks Spanish | at lunch`. They are none of the plan's. */
export function timesOfOthers(
  words: readonly Word[],
  claims: readonly Claim[],
  stated: readonly Span[],
): Claim[] {
  const ofOthers = stated.filter(({ from, to }) => OTHERS.test(clauseText(words, from, to - from)))
  return claims.filter(
    (claim) => claim.as === 'time' && ofOthers.some((one) => isInClauseOf(words, claim, one)),
  )
}
/** What somebody gives to oneself, `physio showed me exercises for the mornings`, has its time. */
const OTHERS =
  /^(?!.*\b(?:me|us|i|we)\b)(?:(?:so|and|but) )?(?:everyone|everybody|people|he|she|they|(?:all )?(?:of )?(?:my|our|the|his|her) [a-z]+)\b/
/** `I've been saying that | since college`: how long it has been so, and no condition. */
function saysSince(words: readonly Word[], { from, to }: Span): boolean {
  const own = words.slice(from, to)
  return (
    own[0]?.plain === 'since' &&
    own.length <= LONGEST_SINCE &&
    !isFinite(clauseText(words, from + 1, own.length - 1))
  )
}
const LONGEST_SINCE = 4
const IS_MORE = /^(?:since|except|by|about|like|with|than|as|and|for)$/

/** `a job | that makes me happy`, `exercises | a coach showed me`: more of the thing. */
const RELATIVE =
  / (?:that|which|who) .*$| (?:an?|my|the|our) [a-z]+ (?:showed|gave|told|sent|taught) (?:me|us)$/i
const JOINT = /^(?:so|and|but|well|ok|okay|ugh|tbh|honestly),? /i
const ADVERBS =
  '(?:(?:just|still|always|never|really|only|also|even|probably|finally|already|barely|hardly|usually|kind of) )*'
const SOMEBODY_DOES = new RegExp(
  `(?:^|[,.;] |\\b(?:and|but|so|because|as|like|when) )(?:i|we|he|she|they|it|everyone|everybody|nobody|people|someone|somebody)(?: (?:at|in|on|from) (?:my |the |our )?[a-z]+(?: (?:club|team|class|course|school))?)?(?:['’]?(?:ve|m|re|s|d|ll))? ${ADVERBS}(?:am|be|is|are|was|were|have|has|had|do|does|did|don['’]?t|can|can['’]?t|cannot|will|would|should|could|must|need|want|keep|got|used to|[a-z]+ed|[a-z]{3,}s)\\b|^(?:i|we|they) (?:still|always|barely|hardly|usually|often) [a-z]+`,
  'i',
)
const SOMETHING_IS =
  /\b(?:has|have|had) (?:been|become|got|gone)\b|^[^,]* (?:is|are|was|were|isn['’]?t|has|keeps?|says|said|gave|showed|wants|makes|means|does|did|got|went|broke|died|asked|told|suggests|suggested|thinks)\b|^(?:my|our|his|her|the|an?) (?:[a-z’'-]+ ){1,3}?(?:comes|arrives|lives|gets|goes|speaks|moves|becomes|sits|snores|cries|hates|loves|likes|knows|meets|helps|teaches|drives|visits|minds|sleeps|naps|wakes)\b|^[a-z]+(?: \d+)? (?:comes|arrives)\b|^(?:(?:all|most) (?:of )?)?(?:my|our) (?:[a-z]+ )?(?:colleagues|coworkers|friends|mates|kids|children|parents|neighbou?rs|siblings|sisters|brothers|in-laws) (?:talk|speak|laugh|do|go|keep|play|run|cook|love|hate|think|say|know|cycle|live|eat|drink|make)\b|^(?:(?:my|our|the) )?(?:boss|landlord|doctor|physio|mum|mom|dad|wife|husband|coach|teacher|ex) (?:cut|put|took|let|made|set|left|bought|kicked|threw|[a-z]{3,}ed) /i
/** Without its subject, which is oneself. */
const HAPPENED =
  /^(?:['’]?ve |have |had )?(?:got (?=[a-z]{4,}ed\b)|ghosted|saw|heard|watched|was|were|been(?! [a-z]+ing\b)|went|lost my|broke|realised|realized|noticed|ended up|used to|came)\b/i
/** `my daughter needs to know her times tables`: one helps her. */
const IS_FOR_OTHERS =
  /\b(?:needs?|has|have|wants?|must|should|would (?:like|love)) to\b|\b(?:asked|wants|begged|challenged) (?:me|us) to\b|\btold (?:(?:me|us) )?to\b/i
const HOW_IT_IS =
  /^(?:(?:that|it|there|he|she|this|here)['’]s|(?:that|it|there|this) (?:is|was)|it['’]?ll)\b(?! (?:my|the|a) (?:goal|plan|aim))|^\d+ years old\b|^an? (?:idiot|fool|madman)\b|^(?:them|him|her) and\b/i
