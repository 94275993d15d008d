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
const STAY = /^for (?:an?|one|two|three|four|\d+) (?:days?|weeks?|months?) /
const GOES = /^(?:my|our|her|his|i'm|we're|i|we|going|flying|travell?ing|moving|off|heading|leaving)$/
/** `…, my grandma turns 90 in October`. */
const TURNS =
  /^(?:my|our|her|his) [a-z]+ (?:is turning|turns|will be|becomes) [1-9]\d (?=(?:in|on|next|this) )/
/** The day before somebody leaves, in a part of its own. */
export const leaving: Phrase<Deadline> = (words, at, context) => {
  if (at === 0 || !endsPart(words, at - 1)) return null
  const text = `${clauseText(words, at, 8)} `
  const lead = !GOES.test(words[at]?.plain ?? '')
    ? undefined
    : (GOING.exec(text) ?? TURNS.exec(text))?.[0].trim().split(' ').length
  const going = lead === undefined ? null : WHEN(words, at + lead, context)
  const begins = going && upcoming(going.value[1], context).from
  // `we go to Tokyo on 2 April | for two weeks`
  const stay = going
    ? (STAY.exec(`${clauseText(words, going.to, 4)} `)?.[0]
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
