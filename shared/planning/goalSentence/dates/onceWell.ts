import { meaning, optional, keyword, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { point } from '#shared/planning/goalSentence/amounts/points.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { upcoming } from './namedPeriods.ts'

/** Where somebody is, or how they are, until then: `in hospital until 14 December`, `recovering from surgery till January`. */
export const UNWELL =
  /^(?:(?:i'?m|i am|i'?ve|i have|we'?re|still|currently|and) )*(?:(?:in|on|at) (?:the |a |my )?(?:[a-z]+ )?(?:hospital|crutches|rehab|plaster|cast|boot|brace|sling|bed rest|sick leave|quarantine|isolation|antibiotics|light duties)|recovering|healing|resting|recuperating|convalescing|injured|laid up|signed off|off sick|sick|unwell|ill|poorly|stuck in bed|bedridden|in recovery|got (?:a|my) (?:cast|boot|brace|sling)|(?:a |my |the |this )?(?:(?:leg|arm|foot|ankle|wrist|knee) )?(?:cast|plaster|boot|brace|sling|stitches|splint|crutches)|wearing a|physio only|no (?:sport|exercise|weights|lifting|impact))(?: |$)/

/** What happened before it: `broke my wrist, | cast until 4 January`. */
const HAPPENED =
  /^(?:(?:i|i'?ve|i have|just|recently|and) )*(?:broke|broken|sprained|tore|torn|hurt|injured|twisted|pulled|fractured|dislocated|cracked|ruptured|strained|had (?:an? |my |the )?(?:[a-z]+ )?(?:surgery|op|operation|accident|fall|baby)|got (?:ill|sick|injured|covid|hurt))(?: |$)/

/** The begin of what is told until then: the clause before it that says what happened belongs to it. */
export function beginOfTold(words: readonly Word[], from: number): number {
  if (from === 0) return 0
  let before = from - 1
  while (before > 0 && !endsPart(words, before - 1)) before -= 1
  return HAPPENED.test(`${clauseText(words, before, 6)} `) ? before : from
}

/** `the cast comes off | on 4 January`: from then on. */
export const COMES_OFF: Phrase<string> = (words, at, context) => {
  const lead = OFF.exec(`${clauseText(words, at, 8)} `)?.[0]
  if (lead === undefined) return null
  return ON_DATE(words, at + lead.trim().split(' ').length, context)
}
const OFF =
  /^(?:(?:the|my|this) )?(?:(?:leg|arm|foot|ankle|wrist) )?(?:cast|plaster|boot|brace|sling|stitches|splint|bandage|crutches) (?:will |should )?(?:comes?|is|are|gets?|be|goes?|go)(?: (?:coming|taken|removed|out|off))+ /
const ON_DATE: Phrase<string> = meaning(
  sequence(optional(keyword('on', 'in', 'around', 'about')), point),
  ([, found], context) => upcoming(found, context).from,
)

/** `so typing practice | begins after that`. @returns the words that only say when, or null */
export function beginsThen(words: readonly Word[], at: number): { from: number; to: number } | null {
  for (let from = at + 1; from <= at + MOST_OF_THING && from < words.length; from += 1) {
    if (endsPart(words, from - 1)) return null
    const said = BEGINS_THEN.exec(`${clauseText(words, from, 6)} `)?.[0]
    if (said !== undefined) return { from, to: from + said.trim().split(' ').length }
  }
  return null
}
/** So many words name what begins. */
const MOST_OF_THING = 5
const BEGINS_THEN =
  /^(?:can |will |only |then )*(?:begins?|starts?|resumes?|restarts?|has to wait)(?: only| again)? (?:after (?:that|it|this)|afterwards|then|from then(?: on)?|until then) /
