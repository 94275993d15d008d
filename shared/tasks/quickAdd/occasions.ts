import { isClosed } from './clauses.ts'
import { isDateWord } from './dayNames.ts'
import type { Word } from './words.ts'

/** Behind one of these an hour is its time. */
export const OCCASION =
  /^(?:night|breakfast|brunch|lunch|dinner|supper|drinks|party|coffee|tea|curry|match|parkrun|gym|yoga|pilates|zumba|spin|bootcamp|golf|padel|squash|badminton|netball|hockey|rugby|judo|karate|ballet|swimming|bowling|piano|guitar|cubs|brownies|beavers|scouts|guides|rainbows|dentist|hygienist|orthodontist|opticians?|doctors?|docs?|drs|gp|nurse|physio|osteo|chiro|counselling|therapy|tutor|hair|nails|massage|barbers?|bloods|zoom|standup|assembly|mass|vets?|haircut|cinema|film|movie|concert|theatre|pub|bbq|barbecue|choir|rehearsal|lesson|training|practice|appt|appointment|call|viewing|delivery|collection|check-?(?:up|in|out)|op|jab|gig|mtg|meet|meeting|shift|group|club|session|course|mot|scan|interview|tennis|football|cricket|drama|dance|gymnastics|orchestra|band|church|nursery|swim|doors|kick-?off|k\/?o|starts?|opens|arrive|arriving|leave|leaving|depart)$/

/** Those of them that are no number of things: "day after tmrw 930 bloods". */
export const IN_PLURAL =
  /^(?:bloods|nails|opticians|doctors|docs|drs|cubs|brownies|beavers|scouts|guides|rainbows|gymnastics|pilates)$/
/** "2 hour training", "3 course dinner" */
const MEASURE =
  /^(?:hour|hr|min|minute|day|year|yr|week|month|page|mile|man|person|bed|course|part|way|step|door|new|old|more|of)$/

/** What takes place behind what it is of: "tmrw 10 boiler service". */
const OF_THING = /^(?:service|inspection|survey|quote|repair|fitting|visit|review)$/

/** Whether what takes place follows a time: "day after tmrw 11 vet rex jabs", "tmrw 10 boiler service", not "sat 3 party bags". */
export function isBeforeOccasion(words: readonly Word[], to: number): boolean {
  const { plain = '', text = '' } = words[to] ?? {}
  if (MEASURE.test(plain)) return false
  if (IN_PLURAL.test(plain)) return true
  if (!/^\p{L}{2,}$/u.test(text) || plain.endsWith('s')) return false
  const at = OCCASION.test(plain) ? to : to + 1
  const last = words[at]?.plain ?? ''
  if (!(OCCASION.test(last) || (at > to && OF_THING.test(last))) || last.endsWith('s')) return false
  const number = Number(words[to - 1]?.plain)
  if (number === 1) return isClosed(words, at + 1) // "fri 1 yoga mat"
  const isCount = (behind: number) =>
    !isClosed(words, behind) && /^\p{L}{3,}s$/u.test(words[behind]?.plain ?? '')
  return !isCount(at + 1) && !(number <= MOST_COUNTED && !isClosed(words, at + 1) && isCount(at + 2))
}

const MOST_COUNTED = 7 // "tmrw 7 dinner party guests"

/** Whether what else there is follows a time: "fitting sat 2 + shoes", not "sat 2 + 3 kids". */
export function isBeforeMore(words: readonly Word[], to: number): boolean {
  const isThing = /^\p{L}{3,}/u.test(words[to + 1]?.text ?? '') && !isDateWord(words, to + 1)
  return /^[+&]$/.test(words[to]?.text ?? '') && isThing
}
