import type { Rewriting } from './plainerLeads.ts'

const SHIFT = '(after|before) (?:(?:my|the|our|a|each|every) )?(?:work )?(?:(day|night|late|early) )?shifts?'
/** An hour behind it, and when it ends, say more. */
const END =
  '(?=\\s*(?:[,;.!)]|$)|,? (?:on|every|each|for|and|in|by|from|until|till|mon|tue|wed|thu|fri|sat|sun|daily|twice|once|three|four|five|\\d{1,3} ?(?:x|min|h|times|days|pages|km))(?![a-z])| (?:\\d{1,3} (?:hours?|minutes?)|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\\b)'

/** Who works at other hours than most, of whom nobody knows when a shift is. */
const AT_OTHER_HOURS =
  /\b(?:(?:work|working|do|doing|on) (?:[a-z]+ )?(?:nights|lates|evenings|earlies|weekends|shifts)|(?:night|late|early|rotating|evening|back|split) shifts?|shift ?work(?:er)?s?|rota)\b/i
/** The hours of somebody else. */
const OF_OTHERS =
  /\b(?:husband|hubby|wife|partner|boyfriend|girlfriend|he|she|they|mum|mom|dad)\b[^,;.]*\b(?:nights|lates|shifts?)\b/i
/** Of what is not done then, it is a condition. */
const REFUSES = /\b(?:no|not|never|without|don'?t|quit|stop|avoid|except|only|unless|skip)\b/i

const AS_WORK: Rewriting = (all, side = '', kind = '', ...groups) =>
  AT_OTHER_HOURS.test(groups.at(-1) ?? '') || /^(?:night|late|early)$/i.test(kind ?? '')
    ? all
    : `${side} work`

/** `gym after my shift`: after work, where nobody says that it is at other hours. */
export const SHIFTS_OF_WORK: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  [new RegExp(`\\b${SHIFT}${END}`, 'gi'), AS_WORK],
]

/**
 * `I'm a nurse working nights, read 20 minutes before my shift`: nobody knows at which hours that is, as the job says itself. It is shown
 * as not used.
 */
export function withoutOtherShifts(text: string): { text: string; shown: string[] } {
  if (!AT_OTHER_HOURS.test(text) || OF_OTHERS.test(text) || REFUSES.test(text)) return { text, shown: [] }
  const shown: string[] = []
  const rest = text.replaceAll(OTHER_SHIFT, (all: string) => {
    shown.push(all.trim())
    return ''
  })
  return { text: rest, shown }
}
const OTHER_SHIFT = new RegExp(` (?:straight |right |just )?${SHIFT}${END}`, 'gi')
