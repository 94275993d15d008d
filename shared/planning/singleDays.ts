const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const PART_OF_YEAR = `(?:${MONTH}|(?:the )?(?:summer|winter|spring|autumn|fall|holidays))`
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{4}-\\d\\d-\\d\\d)`
const FEAST = `(?:(?:my|his|her|our) (?:\\w+ )?birthday|christmas(?: eve| day)?|easter|new year'?s(?: eve| day)?|thanksgiving)`
const SPAN = `(?:next|this|the first|the last|that) (?:week|weekend|month)`
const WEEKDAYS = `(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|weekends?|weekdays)\\b`
const LEFT_OUT = `(?<!\\b(?:after|since|following) (?:(?:my|the|our|an?) )?)(?:not (?:on|at|from|between)|nothing (?:on|from)|no sessions? on|skip|except(?: on| for)?|leave out|free on|off (?:on|from)|can't do|(?:on )?(?:vacation|holidays?)|away|travell?ing)`
const MORE_OF_THEM = `(?:(?:,| to| until| and| -|-)? ?(?:on )?(?:the )?(?:${DATE}|${FEAST}))*`

/** `not on 12 May`, `on vacation from 1 to 10 April`, `less on Fridays`. */
const SINGLE_DAYS = new RegExp(
  `\\b${LEFT_OUT}\\b.{0,30}?\\b(?:${DATE}|${FEAST})${MORE_OF_THEM}` +
    `|(?<!\\b(?:start|begin) )\\b(?:skip|not|nothing|no sessions?|away|off|leave out|pause|(?:on )?(?:vacation|holidays?|a trip)|travell?ing|can't|busy|without)(?: in| for| on)? ${SPAN}\\b` +
    `|\\b(?:a (?:bit|little) )?(?:less|fewer|shorter|longer|more|lighter|easier|harder)(?: sessions?)? (?:in|during) ${PART_OF_YEAR}\\b(?:(?:,| and| but)* (?:less|fewer|shorter|longer|more|lighter|easier|harder)(?: sessions?)? (?:in|during) ${PART_OF_YEAR}\\b)?` +
    `|(?<!\\b(?:start|begin) )\\b(?:a (?:bit|little) )?(?:less|fewer|shorter|longer|more|lighter|easier|harder|later|earlier)(?: sessions?)? on (?:my )?${WEEKDAYS}(?:(?:,| and) ${WEEKDAYS})*`,
  'i',
)
const LENGTH = `(?:\\d+ ?(?:min(?:ute)?s?|h|hours?)|an hour|half an hour)`
/** `20 minutes on Mondays`, `on Fridays only an hour`: another length on some weekdays alone. */
const OTHER_LENGTH = new RegExp(
  `\\b(?:only|just|at most|max(?:imum)?|no more than|not more than|less than)(?: have| got)? ${LENGTH} on (?:the )?${WEEKDAYS}(?:(?:,| and) ${WEEKDAYS})*` +
    `|\\b(?:on )?${WEEKDAYS}(?: i)?(?: have| can| got)?(?: do)? (?:only|just|at most|no more than) ${LENGTH}` +
    `|\\b(?:on )?${WEEKDAYS}(?:(?:,| and) ${WEEKDAYS})*,? (?:only|just) (?:until|till|to|before|after|from|in the) [\\w:]+(?: ?[ap]m)?` +
    `|\\b${LENGTH}(?: each)? on (?:the )?${WEEKDAYS}(?:,| and| but)+ ${LENGTH.replace('?)', '?)?')} on (?:the )?${WEEKDAYS}`,
  'i',
)

/**
 * What a message wants for some days alone, which a change of the whole plan cannot do.
 *
 * @returns the person's words, and the message with a word in their place; null where there is nothing of the kind
 */
export function singleDaysIn(text: string, instead = ''): { words: string; rest: string } | null {
  const plain = text.replaceAll('’', "'")
  const match = OTHER_LENGTH.exec(plain) ?? SINGLE_DAYS.exec(plain)
  if (!match) return null
  const [words] = match
  const behind = text.slice(match.index + words.length)
  return { words, rest: `${text.slice(0, match.index)}${instead.padEnd(words.length)}${behind}` }
}
