import { MONTH } from './monthNames.ts'

const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|(?:the )?\\d{1,2}(?:st|nd|rd|th)|${MONTH}\\b|(?:christmas|easter|new year|thanksgiving|spring|summer|autumn|winter)\\b|(?:\\d+|two|three|four|five|six|eight|ten) (?:days|weeks|months)|(?:week|month|year)\\b)`
const WHO =
  "(?:i|we|they|he|she|everyone|(?:my|our|his|her|their|the) (?:[a-z'’-]+ )?[a-z'’-]+)(?:'m|'re|'s| am| is| are)?(?: all)?"
const HAPPENS =
  '(?:turn(?:s|ing)? \\d+|fl(?:y|ies|ying)(?: (?:to [a-z]+|there|home|back|out))?|arriv(?:e|es|ing)|com(?:e|es|ing)(?: (?:over|home|back|here|to stay|to visit))?|visit(?:s|ing)?(?: (?:us|me|them|him|her|(?:my|his|her|our) [a-z]+))?|mov(?:e|es|ing)(?: (?:in|out|house|there|away|to [a-z]+))?|leav(?:e|es|ing)|gets? married(?: in [a-z]+)?|getting married(?: in [a-z]+)?|retir(?:e|es|ing)|graduat(?:e|es|ing))'

/** `my sister gets married on 9 May`, `we fly to Japan in 6 weeks`: what takes place on a date to come, by which a wish beside it is due. */
const EVENT = `(?:(?:because|since|as|cause|so|and) )*${WHO} ${HAPPENS}`

const AHEAD = new RegExp(`^${EVENT} (?:(?:on|in|at|over|for|next|this) )+${DATE}`)
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
