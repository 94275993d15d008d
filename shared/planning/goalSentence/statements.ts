import { capitalised } from '#shared/text/capitalised.ts'
import { namedKind } from '#shared/planning/patterns/recognition.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { thingsNamed } from './nounPhrases.ts'
import { isFinite } from './tellings.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { beginsTitle } from './words/verbs.ts'
import type { Span } from './words/wordSpan.ts'

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
  const stated = statementsAmong(parts, nameOf)
  const deeds = parts.filter((part) => !stated.includes(part))
  const isOccasion = deeds.every((part) => IS_OCCASION.test(nameOf(part)))
  const wished = isOccasion
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

function statementsAmong(parts: readonly Span[], nameOf: (part: Span) => string): Span[] {
  const stated: Span[] = []
  const isWord = (part: Span | undefined) =>
    part !== undefined && part.to === part.from + 1 && !beginsTitle(nameOf(part))
  for (const [at, part] of parts.entries()) {
    // `then came school, | job, | mortgage`
    const isListed = isWord(part) && (isWord(parts[at - 1]) || isWord(parts[at + 1]))
    if (isStatement(nameOf(part)) || (stated.at(-1)?.to === part.from && isListed)) stated.push(part)
  }
  return stated
}

/** Whether a condition stands in the same clause as a statement, behind it or before it. */
function goesOn(words: readonly Word[], { from, to }: Span, stated: Span): boolean {
  const [begin, end] = [Math.min(stated.to, to), Math.max(stated.from, from)]
  const isApart = words.slice(begin, end).some((_, nth) => endsPart(words, begin + nth))
  return IS_MORE.test(words[from]?.plain ?? '') && !isApart && !endsPart(words, begin - 1)
}
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

/**
 * What is done by what is told alone, as the words of a title: `Spanish` of `everyone at work speaks Spanish`, `do exercises for my back` of
 * `physio showed me some exercises for my back`; '' where nothing names the kind of a goal.
 *
 * @param told parts of a sentence with commas between them
 */
export function deedOfStatements(told: string): string {
  if (GIVES_UP.test(told)) return ''
  const parts = told.split(/(?<=[,.;!?])\s+/).map((part) => part.replace(/[,.;!?]+$/, ''))
  return parts.map(deedOfStatement).find((deed) => deed !== '') ?? ''
}

function deedOfStatement(text: string): string {
  if (REFUSES.test(text)) return ''
  const [, given] = GIVEN.exec(text) ?? []
  if (given !== undefined) return `do ${given}`
  const [, place] = IS_FULL.exec(text) ?? []
  if (place !== undefined)
    return `clear out ${place.replace(/^(?:The|My|Our) /, (word) => word.toLowerCase())}`
  const { pattern, named } = namedKind(text)
  const [, thing = ''] = SAID_OF_THING.exec(text) ?? []
  if (!IS_NAMED.has(pattern)) return thingsNamed(thing).length > 0 ? thing : ''
  const at = text.toLowerCase().indexOf(named)
  const subject = text
    .slice(at, at + named.length)
    .trim()
    .replace(/^(?:an? |the |my |our )/i, '')
  return pattern === 'language' ? capitalised(subject) : subject
}
/** Kinds whose words name what is done. Who tells of a book, an exam or a house may want anything with it. */
const IS_NAMED = new Set<PatternKey>([
  'race',
  'start_running',
  'strength',
  'flexibility',
  'language',
  'instrument',
  'coding',
  'calm',
  'art',
])
/** `no gym on Mondays` */
const REFUSES = /\b(?:no|not|never|without|avoid|instead|cannot|any ?more)\b|n['’]t\b|\b(?:cant|dont|wont)\b/i
/** What is refused anywhere is no goal: `my therapist keeps suggesting meditation, I refuse to try it`. */
const GIVES_UP =
  /\b(?:stop|stopped|quit|refuse[sd]?|hate[sd]?|ban|banned|forb[a-z]+|g[ai]ve(?:n)? up|enough of|cancel[a-z]*|closed|sold|stolen|died|pointless|divorced?|will do it)\b|\bdo(?:n['’]t| not) (?:touch|want)\b/i
/** `the garage is so full the car hasn't been in it` */
const IS_FULL =
  /^((?:the|my|our) (?:garage|attic|loft|basement|cellar|shed|spare room|wardrobe|closet|storage room|kitchen|desk)) (?:is|['’]s) (?:(?:so|still|completely|totally|absolutely|really|just) )*(?:full of (?:boxes|junk|stuff|rubbish|clutter|old)|so full|full(?! of)|stuffed|packed|crammed|overflowing|a mess|a tip|a dump|a disaster|chaos)\b/i
/** `my novel has been nearly done for ages` */
const SAID_OF_THING =
  /^((?:my|our) (?:[a-z'’-]+ ){0,2}?[a-z'’-]+) (?:has|have|is|are|was|were|isn['’]?t|hasn['’]?t)\b/i
const GIVEN =
  /\b(?:gave|given|showed|prescribed|set|recommended|suggested) (?:me|us) (?:some |a few |these |\d+ )?((?:[a-z]+ )?(?:exercises|stretches|drills|homework)(?: (?:for|with|to) .+)?)(?: and)?$/i

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
  /\b(?:has|have|had) (?:been|become|got|gone)\b|^[^,]* (?:is|are|was|were|isn['’]?t|has|keeps?|says|said|gave|showed|wants|makes|means|does|did|got|went|broke|died|asked|told|suggests|suggested|thinks)\b|^(?:my|our|his|her|the) (?:[a-z’'-]+ ){1,3}?(?:comes|arrives|lives|gets|goes|speaks|moves|becomes|sits|snores|cries|hates|loves|likes|knows|meets)\b|^[a-z]+(?: \d+)? (?:comes|arrives)\b|^(?:(?:all|most) (?:of )?)?(?:my|our) (?:[a-z]+ )?(?:colleagues|coworkers|friends|mates|kids|children|parents|neighbou?rs|siblings|sisters|brothers|in-laws) (?:talk|speak|laugh|do|go|keep|play|run|cook|love|hate|think|say|know|cycle|live|eat|drink|make)\b|^(?:(?:my|our|the) )?(?:boss|landlord|doctor|physio|mum|mom|dad|wife|husband|coach|teacher|ex) (?:cut|put|took|let|made|set|left|bought|kicked|threw|[a-z]{3,}ed) /i
/** Without its subject, which is oneself. */
const HAPPENED =
  /^(?:['’]?ve |have |had )?(?:got (?=[a-z]{4,}ed\b)|ghosted|saw|heard|watched|was|were|been(?! [a-z]+ing\b)|went|lost my|broke|realised|realized|noticed|ended up|used to|came)\b/i
/** `my daughter needs to know her times tables`: one helps her. */
const IS_FOR_OTHERS =
  /\b(?:needs?|has|have|wants?|must|should|would (?:like|love)) to\b|\b(?:asked|wants|begged|challenged) (?:me|us) to\b|\btold (?:(?:me|us) )?to\b/i
const HOW_IT_IS =
  /^(?:(?:that|it|there|he|she|this|here)['’]s|(?:that|it|there|this) (?:is|was)|it['’]?ll)\b(?! (?:my|the|a) (?:goal|plan|aim))|^\d+ years old\b|^(?:them|him|her) and\b/i
