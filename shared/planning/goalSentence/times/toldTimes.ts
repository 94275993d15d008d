import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { OF_A_DAY } from '#shared/planning/goalSentence/toldConditions.ts'
import { clauseSpans } from '#shared/planning/goalSentence/words/clauseSpans.ts'
import { HOW } from '#shared/planning/goalSentence/words/noTimeThen.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'

/** `I'm in Berlin`, `there's football`, `we have dinner`: before a time it may be why not, or when. What says that there is time is read. */
const TELLS = new RegExp(
  `^(?:(?:but|and|so|because|since|as|though) )*(?:(?:i'?m|i am|we'?re|we are) (?!${HOW}(?:not|an?|the|free|available|home|at home|alone|off|around|ready|fresh|awake|up|flexible|open|good|better|best|at my best|sharp(?:est)?|productive|creative|energetic|motivated|able|happy|keen|most|more|okay|ok|fine|back|going|planning|hoping|trying|aiming|looking|thinking|taking|doing|starting|learning|getting|working|training|on|in the mood|only|away|at (?:about |around )?\\d+|\\d.*)\\b)[a-z]|(?:there'?s|there is|there are) (?!time\\b|no\\b|a slot\\b|a gap\\b|an hour\\b|room\\b)|(?:i|we) ${HOW}(?:end up|stay (?:up|awake)|eat|have (?:dinner|lunch|breakfast|supper|tea|guests|visitors)|drop|pick up|collect|go [a-z]+ing)\\b)`,
)

/**
 * The clauses beside the goal that tell what is at some time: whether there is time for it then nobody can know, and it is asked.
 *
 * @returns nothing in them is wanted
 */
export function toldTimes(words: readonly Word[]): Span[] {
  if (!words.some(({ plain }) => BEGINS.test(plain))) return []
  const clauses = clauseSpans(words)
  if (clauses.length < 2) return []
  return clauses.filter(({ from, to }) => {
    const own = words.slice(from, to)
    const text = own.map(({ plain }) => plain).join(' ')
    const timeAt = own.findIndex((_, at) => isTime(own, at))
    return timeAt > 1 && TELLS.test(text) && !DATED.test(text)
  })
}
const BEGINS = /^(?:i'?m|i|we'?re|we|there'?s|there)$/
/** A date is none of a week or a day. */
const DATED =
  /\b(?:weeks?|months?|years?|days|today|tomorrow|christmas|easter|summer|winter|spring|autumn|next|this|last|(?:until|till|by|from)(?! \d{1,2}(?::\d\d)?(?:am|pm)\b)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)\b/

function isTime(words: readonly Word[], at: number): boolean {
  const [before, plain] = [words[at - 1]?.plain ?? '', words[at]?.plain ?? '']
  return (
    OF_A_DAY.test(plain) ||
    weekdayOf(plain.replace(/s$/, '')) !== null ||
    (/^\d{1,2}$/.test(plain) && /^(?:at|after|before|from|around|about|past|between)$/.test(before))
  )
}
