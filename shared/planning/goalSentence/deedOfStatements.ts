import { capitalised } from '#shared/text/capitalised.ts'
import { namedKind } from '#shared/planning/patterns/recognition.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import { thingsNamed, withinSentence } from './nounPhrases.ts'

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
  if (place !== undefined) return `clear out ${withinSentence(place)}`
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
