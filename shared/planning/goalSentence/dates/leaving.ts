import { addDays } from '#shared/time/civil.ts'
import { keyword, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import { point } from '#shared/planning/goalSentence/amounts/points.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Deadline } from './deadline.ts'
import { upcoming } from './namedPeriods.ts'

/** `…, we leave July 3rd`, `…, I fly on 2 May`: it is to be done the day before. */
const WHEN = sequence(optional(keyword('in', 'on', 'at')), point)
const LEAVE = sequence(
  keyword('i', 'we'),
  keyword('leave', 'fly', 'travel', 'depart', 'move'),
  optional(keyword('on')),
  point,
)
/** `…, going to Mexico in May`, `…, we're moving to Copenhagen in August`, `…, we fly to Rome 3 June`. */
const GOING =
  /^(?:(?:i'm|we're|i am|we are) )?(?:going|flying|travell?ing|moving|off|heading|leaving) (?:to|for) (?:[a-z'-]+ ){1,3}?(?=(?:in|on|next|at) )|^(?:i|we) (?:fly|go|move|travel|leave|head) (?:to|for) (?:[a-z'-]+ ){1,3}?(?=(?:(?:in|on|at) )?(?:the )?(?:\d|(?:next )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|next (?:month|year|week)))/
/** What somebody goes back to or begins on a date, for which they get ready: `going back to work in March`, `starting a new job in February`. */
const WORK =
  '(?:work|school|uni|university|college|nursery|teaching|nursing|(?:the )?office|(?:full[- ]time |part[- ]time )?(?:job|work|role|position|post|internship|apprenticeship|placement|traineeship|residency|masters?|phd|degree|studies|course at [a-z]+))'
const SPORT =
  '(?:football|soccer|rugby|hockey|netball|basketball|handball|volleyball|cricket|tennis|league|matches|competition|skiing|climbing|beach|sea|mountains|slopes|courts?|pitch)'
const RETURNS = new RegExp(
  `^(?:(?:i'm|we're|i am|we are) )?(?:(?:(?:going|getting|coming|heading|(?:i|we) (?:go|get|come|am|'ll be)|i'll be) )?back (?:to|at|in)|returning to|(?:i|we) return to) (?:(?:my|the|our) )?(?:(?:old|playing) )?(?:${WORK}|${SPORT}) (?=(?:in|on|next|at|this) )|^(?:(?:i'm|we're|i am|we are) )?(?:starting|beginning|joining|entering|(?:i|we) (?:start|begin|join)) (?:(?:an?|my|the|our) )?(?:new )?(?:[a-z]+ )??(?:${WORK}|army|navy|police|air force|fire service|team|firm|company)(?: (?:with|at|as|for|in) (?!(?:\\d|january|february|march|april|may|june|july|august|september|october|november|december)\\b)(?:[a-z]+ ){0,2}[a-z]+)? (?=(?:in|on|next|at) )|^(?:(?:i'm|we're|i am|we are) )?(?:starting|beginning|(?:i|we) (?:start|begin)) (?:as|at|with) an? (?:[a-z]+ ){1,3}?(?=(?:in|on|next|at) )|^(?:(?:i'm|we're|i am|we are) )?(?:becoming an? (?:[a-z]+ ){1,2}?|going (?:freelance|self[- ]employed|full[- ]time|abroad) |moving (?:out|in|house|away|back(?: (?:to|in|home)(?: [a-z]+)?)?|home) )(?=(?:in|on|next|at) )|^(?:my )?new (?:job|school|role|position|company|boss|team) (?=(?:in|on|next) )`,
)
const STAY =
  /^after (?:(?:about|around|almost|nearly|over) )?(?:an?|one|two|three|four|five|six|seven|eight|ten|\d+|many|some|a few|several) (?:days?|weeks?|months?|years?|yrs?)(?: (?:at home|away|off|out|abroad|without(?: it)?|of (?:[a-z]+ ){0,2}[a-z]+|with (?:the|my) [a-z]+))? |^after (?:my|the|a) (?:long )?(?:maternity leave|parental leave|paternity leave|leave|injury|baby|break|burnout|illness|op|operation|surgery) |^for (?:an?|one|two|three|four|\d+) (?:days?|weeks?|months?) /
const GOES =
  /^(?:my|our|her|his|i'm|we're|i|we|going|flying|travell?ing|moving|off|heading|leaving|back|getting|coming|returning|starting|beginning|joining|entering|becoming|new)$/
/** `…, my grandma turns 90 in October`. */
const TURNS =
  /^(?:my|our|her|his) [a-z]+ (?:is turning|turns|will be|becomes) [1-9]\d (?=(?:in|on|next|this) )/
/** The day before somebody leaves, in a part of its own. */
export const leaving: Phrase<Deadline> = (words, at, context) => {
  if (at === 0 || !endsPart(words, at - 1)) return null
  const text = `${clauseText(words, at, 8)} `
  const lead = !GOES.test(words[at]?.plain ?? '')
    ? undefined
    : (GOING.exec(text) ?? RETURNS.exec(text) ?? TURNS.exec(text))?.[0].trim().split(' ').length
  const going = lead === undefined ? null : WHEN(words, at + lead, context)
  const begins = going && upcoming(going.value[1], context).from
  // `we go to Tokyo on 2 April | for two weeks`
  const stay = going
    ? (STAY.exec(`${clauseText(words, going.to, 6)} `)?.[0]
        .trim()
        .split(' ').length ?? 0)
    : 0
  if (going && begins && begins > context.today)
    return { value: { date: addDays(begins, -1) }, to: going.to + stay }
  const read = LEAVE(words, at, context)
  const found = read?.value[3]
  return read && found?.from === found?.to && found
    ? { value: { date: addDays(found.from, -1) }, to: read.to }
    : null
}
