import { MONTH } from './monthNames.ts'

const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|(?:the )?\\d{1,2}(?:st|nd|rd|th)|${MONTH}\\b|(?:christmas|easter|new year|thanksgiving|spring|summer|autumn|winter)\\b|(?:\\d+|two|three|four|five|six|eight|ten) (?:days|weeks|months)|(?:week|month|year)\\b)`
const WHO =
  "(?:i|we|they|he|she|everyone|(?:my|our|his|her|their|the) (?:[a-z'’-]+ )?[a-z'’-]+)(?:'m|'re|'s| am| is| are)?(?: all)?"
const HAPPENS =
  '(?:turn(?:s|ing)? \\d+|fl(?:y|ies|ying)(?: (?:to [a-z]+|there|home|back|out))?|arriv(?:e|es|ing)|com(?:e|es|ing)(?: (?:over|home|back|here|to stay|to visit))?|visit(?:s|ing)?(?: (?:us|me|them|him|her|(?:my|his|her|our) [a-z]+))?|mov(?:e|es|ing)(?: (?:in|out|house|there|away|to [a-z]+))?|leav(?:e|es|ing)|gets? married(?: in [a-z]+)?|getting married(?: in [a-z]+)?|retir(?:e|es|ing)|graduat(?:e|es|ing))'

/** `my sister gets married on 9 May`, `we fly to Japan in 6 weeks`: what takes place on a date to come, by which a wish beside it is due. */
const EVENT = `(?:(?:because|since|as|cause|so|and) )*${WHO} ${HAPPENS}`

const AHEAD = new RegExp(`^${EVENT} (?:(?:on|in|at|over|for|next|this) )+${DATE}`)
/** What takes place on a day by its name: `my exam is on`, `the baby is due`, `I've got a race`. */
const OCCURS = `(?:(?:i|we) (?:start|begin|finish|end|have|host|do|run|sit)(?: (?:my|our|the|an?)(?: [a-z-]+){1,2}| [a-z]+)?|(?:i've|we've|i have|we have|there's|there is|there are|i'm having|we're having) (?:got )?(?:(?:an?|my|our|the|some) (?:[a-z-]+ ){0,2}[a-z-]+|people(?: over)?|friends(?: over)?|guests|visitors)|(?:my|our|the|his|her|their) (?:[a-z'’-]+ ){0,2}(?:[a-z]+'s|[a-z-]+ (?:is|are|starts?|begins?|ends?|is due|are due|takes place|happens))|[a-z]+ (?:starts?|begins?|ends?))`

const LEADS_TO_DATE = '(?:(?:on|in|at|over|for|next|this|by) )*'

/** An event with its date, from the beginning of a text in lower case: what takes place, and when. */
export const DATED_EVENT = new RegExp(
  `^(?<event>${WHO} ${HAPPENS}|${OCCURS}) (?<date>${LEADS_TO_DATE}${DATE}(?: 20\\d\\d)?)(?= )`,
)

/** The words of such an event before its date. */
const BEFORE_DATE = new RegExp(`(?<=, )(${EVENT})$`)

/** Whether a clause, in lower case, tells such an event. */
export function isEventAhead(text: string): boolean {
  return AHEAD.test(text)
}

/** The words of an event at the end of a text, which its date follows. */
export function eventBeforeDate(text: string): string | undefined {
  return BEFORE_DATE.exec(text)?.[1]
}
