import type { Word } from '#shared/tasks/quickAdd/words.ts'

/**
 * `yoga | Thursday | 30 min`: one day, with how long it is done then, says when as `on Thursday` does. An event that is on that day
 * does not, nor does a length of each day: `exam Thursday, 2 hours a day`.
 */
export function isBeforeLength(words: readonly Word[], at: number): boolean {
  const [lead, , ...behind] = words.slice(Math.max(0, at - 1), at + 6)
  if (at === 0 || lead === undefined || LEADS.test(lead.plain)) return false
  if (words.slice(Math.max(0, at - MOST_OF_EVENT), at).some(({ plain }) => EVENT.test(plain))) return false
  return LENGTH.test(`${behind.map(({ text }) => text.toLowerCase()).join(' ')} `)
}

const MOST_OF_EVENT = 4
/** Another meaning of the day, or a list of days, which is read as a whole. */
const LEADS =
  /^(?:on|by|until|till|til|before|after|from|since|this|next|last|every|each|starting|begin|beginning|due|for|and|or|to|&|not|no|except|but|black|good|ash|super|cyber|holy|is|was|it'?s|that'?s|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)$/
const EVENT =
  /^(?:exams?|tests?|quiz|finals?|mocks?|interviews?|deadline|due|meeting|flight|fly|leave|leaving|race|match|game|concert|gig|recital|wedding|party|birthday|appointment|presentation|talk|speech|trip|move|moving|starts?|begins?|launch)$/
const LENGTH =
  /^(?:for )?(?:(?:an|one|half an|about|around|\d{1,3}) ?)?(?:\d{1,3} ?)?(?:hours?|hrs?|h|minutes?|mins?|min)(?:[,.;!] |\.? (?!a |an |per |each |every |daily|total|of |from |before |after |later|earlier|late |early |in ))/
