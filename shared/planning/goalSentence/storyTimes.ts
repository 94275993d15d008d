import { monthOfName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'

/**
 * Whether a clause of a story names a time that may be the plan's; what only says since when, how tiring or how dull it is names none.
 *
 * @param own its words
 * @param text the same as one text, without those that only join it
 * @param isState whether it says how somebody is: `skint after the holidays`
 */
export function namesPlanTime(own: readonly Word[], text: string, isState: boolean): boolean {
  const isOff = OFF.test(text)
  const isDull = DULL.test(text)
  const isOfPerson = /\bexcept (?:me|us|mine)$/.test(text)
  const isTiring = isOfTiring(text)
  const isOfBody = /\bwhen(?:ever)? i [a-z]+(?: [a-z]+)?$/.test(text)
  if (SPAN.test(text)) return true
  return own.some(({ plain }) => {
    if ((plain === 'off' && !isOff) || (isDull && /^(?:weekends|evenings|mornings|afternoons)$/.test(plain)))
      return false
    if ((plain === 'except' && isOfPerson) || (isOfBody && /^when(?:ever)?$/.test(plain))) return false
    if (isState && /^(?:after|since)$/.test(plain)) return false
    if (isTiring && plain === 'shifts') return false
    return isPlanTime(plain)
  })
}
/** `night shifts are killing me`: no times of work. */
export function isOfTiring(text: string): boolean {
  return TIRING.test(text)
}
const TIRING = /\bshifts (?:are|have been) (?:killing|wrecking|ruining|exhausting|draining)\b/
const OFF = /\b(?:[a-z]+days?|time|weeks?|weekends?|is|am|are|i'm|we're|got|have|half|it|them) off\b|^off\b/
const DULL =
  /^(?:[a-z]+ ){0,2}(?:weekends|evenings|mornings|afternoons) (?:are|feel|get) (?:(?:so|very|always|really|too) )*(?:boring|lonely|empty|long|quiet|dull|sad|dark|depressing)$/
/** `the wedding is in 10 weeks`, `this week`. */
const SPAN =
  /\b(?:\d+|two|three|four|five|six|seven|eight|ten|a few|few) (?:days|weeks|months)\b(?! ago)|\b(?:this|next|by|in|over|end of|until|before|during) (?:the )?(?:week|month|weekend|spring|summer|autumn|fall|winter|term|semester)\b|\b(?:new year|year's|eve)\b/
function isPlanTime(plain: string): boolean {
  return (
    (/\d/.test(plain) && !/^(?:[1-9]\d|(?:19|20)\d\d|\d0s)$/.test(plain)) ||
    monthOfName(plain) !== null ||
    plain.split(/[-–+/&]/).some((one) => weekdayOf(one.replace(/s$/, '')) !== null) ||
    OF_TIME.test(plain)
  )
}
const OF_TIME =
  /^(?:until|till|before|after|when|whenever|while|if|unless|except|only|free|off|available|unavailable|busy|away|abroad|tomorrow|tonight|next|deadline|due|starts?|begins?|closes?|opens?|every|each|daily|weekly|monthly|once|twice|mornings?|afternoons?|evenings?|weekends?|weekdays?|weeknights?|lunch|noon|budget|without|shifts|christmas|easter|hours?|minutes?|mins?)$/
