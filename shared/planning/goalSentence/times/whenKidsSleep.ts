import { clockOf } from '#shared/time/civil.ts'
import { keyword, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { clock, late } from './clocks.ts'
import { type DayWindow, MIDNIGHT } from './dayParts.ts'

/** `once the kids are asleep`, `after the baby goes to bed`: late in the evening. */
export function whenKidsSleep(
  ...[words, at, context]: Parameters<Phrase<DayWindow>>
): ReturnType<Phrase<DayWindow>> {
  const said = KIDS_SLEEP.exec(`${clauseText(words, at, 9)} `)?.[0]
  if (said === undefined) return null
  const to = at + said.trim().split(' ').length
  // `after the kids go to bed | at 8`
  const hour = endsPart(words, to - 1) ? null : AT_HOUR(words, to, context)
  return hour
    ? { value: { from: clockOf(late(hour.value[1])), to: MIDNIGHT }, to: hour.to }
    : { value: { from: '20:00', to: MIDNIGHT }, to }
}
const AT_HOUR = sequence(keyword('at', 'by', 'around'), clock)
const KIDS_SLEEP =
  /^(?:when|once|after|while|as soon as) (?:my |the |our )?(?:kids?|children|kiddos?|baby|babies|toddlers?|twins|boys?|girls?|little ones?|son|daughter|child)(?: (?:are|is|have|has|'re))? (?:all )?(?:asleep|in bed|(?:go|goes|gone|get|gets|went) to (?:bed|sleep)|sleeps?|sleeping)(?= )/
